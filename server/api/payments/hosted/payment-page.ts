import * as z from 'zod';
import { type Fields, signed } from './signed-fields.ts';

export interface PaymentPageSettings {
  /** The name that shoppers see. */
  readonly name: string;
  /** The page's base URL without a trailing slash; its calls are below it. */
  readonly url: string;
  /** The payee's id at the page. */
  readonly merchant: string;
  /** The key that signs messages, known only to the store and the page. */
  readonly key: string;
}

const Standing = z.object({
  reference: z.string(),
  status: z.enum(['open', 'paid', 'declined', 'cancelled']),
  amount: z.int(),
  currency: z.string(),
});
export type Standing = z.infer<typeof Standing>;

const timeoutMs = 8000;

/** The page understood the request and refused it. */
export class PageRefused extends Error {
  override readonly name = 'PageRefused';
}

/**
 * Calls the page's server. The signed fields of each call include its action, so that none can be replayed as another. Null
 * if the page doesn't know the reference, because the shopper never got there.
 */
export const askPage = async (
  { url, key, merchant }: PaymentPageSettings,
  action: 'status' | 'cancel' | 'refund',
  fields: Fields,
): Promise<Standing | null> => {
  const answer = await fetch(`${url}/${action}`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: signed({ ...fields, action, merchant }, key),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (answer.status === 404 && action === 'status') return null;
  if (answer.status === 409) throw new PageRefused(`the payment page refused to ${action}`);
  if (!answer.ok) throw new Error(`the payment page answered ${answer.status}`);
  return Standing.parse(await answer.json());
};

/** The URL that a shopper is sent to. */
export const payAddress = ({ url, key, merchant }: PaymentPageSettings, fields: Fields): string =>
  `${url}/pay?${signed({ ...fields, action: 'pay', merchant }, key).toString()}`;
