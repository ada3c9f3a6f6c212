import * as z from 'zod';
import type { ProviderNotice } from '#server/api/payments/driver.ts';
import { providerSilent, wrongSignature } from '#server/api/payments/providers/provider-answer.ts';
import { type Paypal, PaypalRefused } from './paypal-api.ts';

const Notice = z.object({
  event_type: z.string(),
  resource: z.object({
    id: z.string(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
  }),
});

const signed = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'] as const;

/** Maximum concurrent signature checks. Each is a request to PayPal, so a flood of bogus posts must not cause many. */
const atOnce = 8;
let checking = 0;

/** The order id of a webhook. PayPal verifies its own signatures and gets the bytes exactly as they came. */
export const readPaypalNotice = async (
  paypal: Paypal,
  webhookId: string,
  { body, headers }: ProviderNotice,
): Promise<string | null> => {
  const text = body.toString('utf8');
  const given = signed.map((name) => [name.replace('-', '_'), headers[`paypal-${name}`]] as const);
  const notice = Notice.safeParse(parsed(text));
  if (!notice.success || given.some(([, value]) => typeof value !== 'string')) throw wrongSignature();
  if (checking >= atOnce) throw providerSilent('ask', new Error('too many webhooks wait for their check'));
  checking += 1;
  try {
    const fields = JSON.stringify({ ...Object.fromEntries(given), webhook_id: webhookId });
    const asked = `${fields.slice(0, -1)},"webhook_event":${text}}`;
    const { verification_status: status } = await paypal(
      { method: 'POST', path: '/v1/notifications/verify-webhook-signature', body: asked },
      z.object({ verification_status: z.string() }),
    );
    if (status !== 'SUCCESS') throw wrongSignature();
  } catch (error) {
    throw error instanceof PaypalRefused ? wrongSignature() : isRefusal(error) ? error : providerSilent('ask', error);
  } finally {
    checking -= 1;
  }
  const { event_type: type, resource } = notice.data;
  if (type.startsWith('CHECKOUT.ORDER.')) return resource.id;
  return resource.supplementary_data?.related_ids?.order_id ?? null;
};

const isRefusal = (error: unknown): boolean => error instanceof Error && error.name === 'Refusal';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
