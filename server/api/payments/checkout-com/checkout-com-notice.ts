import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { isSameText } from '#server/api/http/store-headers.ts';
import type { ProviderNotice } from '#server/api/payments/driver.ts';
import { wrongSignature } from '#server/api/payments/providers/provider-answer.ts';

const Notice = z.object({ data: z.object({ reference: z.string().optional() }) });

/** The payment reference in a webhook, after verifying its signature over exactly these bytes. */
export const readCheckoutComNotice = (key: string, { body, headers }: ProviderNotice): string | null => {
  const given = headers['cko-signature'];
  const expected = createHmac('sha256', key).update(body).digest('hex');
  if (typeof given !== 'string' || !isSameText(given.toLowerCase(), expected)) throw wrongSignature();
  const notice = Notice.safeParse(parsed(body));
  return notice.success ? (notice.data.data.reference ?? null) : null;
};

const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
};
