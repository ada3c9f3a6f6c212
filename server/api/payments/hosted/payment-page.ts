import * as z from 'zod';
import { type Fields, signed } from './signed-fields.ts';

export interface PaymentPageSettings {
  /** What shoppers call it. */
  readonly name: string;
  /** Its address without a slash at the end; its calls are below it. */
  readonly url: string;
  /** Whom the page pays. */
  readonly merchant: string;
  /** Signs what is exchanged; nobody but store and page has it. */
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

/** What the page understood and did not do. */
export class PageRefused extends Error {
  override readonly name = 'PageRefused';
}

/**
 * Asks the page's server; each call carries its own name in what is signed, so that none can be replayed as another. Null: it
 * does not know the reference, whose shopper never got there.
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

/** The address that a shopper is sent to. */
export const payAddress = ({ url, key, merchant }: PaymentPageSettings, fields: Fields): string =>
  `${url}/pay?${signed({ ...fields, action: 'pay', merchant }, key).toString()}`;
