import { createHmac } from 'node:crypto';
import { inOrder } from '#server/in-order.ts';
import { invalidField } from './refusal.ts';

const quoted = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/;
const bare = /^[\x21\x23-\x7e]+$/;

/** Reads the key from an `Idempotency-Key` header: a quoted string as in the IETF draft, or the bare key. Null without the header. */
export const readIdempotencyKey = (header: string | string[] | undefined): string | null => {
  if (header === undefined) return null;
  const given = String(header).trim();
  const key = quoted.exec(given)?.[1]?.replaceAll(/\\(["\\])/g, '$1') ?? (bare.test(given) ? given : '');
  if (key.length === 0 || key.length > 255) {
    throw invalidField(
      'Idempotency-Key',
      'WrongIdempotencyKey',
      'The header Idempotency-Key must hold 1 to 255 printable characters in double quotes.',
    );
  }
  return key;
};

/**
 * A digest of a request's content, independent of its formatting. It is keyed with the store's secret, since the content may
 * include a password.
 */
export const fingerprintOf = (secret: Uint8Array, request: unknown): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(inOrder(request)) ?? '')
    .digest('hex');
