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

/** 128 random bits in base64. */
const minUnguessable = 22;

const textIn = (part: unknown, name: string): string | null => {
  if (typeof part !== 'object' || part === null) return null;
  const value: unknown = Object.entries(part).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : null;
};

/** The guest's id in a query or body; an order has it as its cart's. */
export const guestIdOf = (part: unknown): string | null =>
  textIn(part, 'anonymousId') ?? textIn(part, 'anonymousBasketId');

/**
 * Refuses a key that two guests might both choose, if nothing but the key says which of them is asking: the answer may hold the id
 * of a new cart. The token of an emailed link says it too.
 */
export const refuseGuessable = (key: string, body: unknown): void => {
  if (key.length >= minUnguessable || textIn(body, 'token') !== null) return;
  throw invalidField(
    'Idempotency-Key',
    'WeakIdempotencyKey',
    `Without a session or an anonymousId, the Idempotency-Key must be random and have ${minUnguessable} characters or more, like a UUID.`,
  );
};

/**
 * A digest of a request's content, independent of its formatting. It is keyed with the store's secret, since the content may
 * include a password.
 */
export const fingerprintOf = (secret: Uint8Array, request: unknown): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(inOrder(request)) ?? '')
    .digest('hex');
