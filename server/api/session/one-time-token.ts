import { createHash, randomBytes } from 'node:crypto';
import { Refusal } from '#server/api/http/refusal.ts';

/** A token for an email link, and its hash, which is all that the store saves. */
export const makeOneTimeToken = (): { token: string; tokenHash: string } => {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOneTimeToken(token) };
};

/** SHA-256 in hex; the token is random enough to need no salt. */
export const hashOneTimeToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** 400 for a link that was used, has expired or never existed. */
export const linkNotValid = (): Refusal =>
  new Refusal(400, 'This link is no longer valid. Ask for a new one.', [
    {
      code: 'LinkNotValid',
      message: 'The link has already been used, has expired, or wasn’t copied in full.',
      field: 'token',
    },
  ]);
