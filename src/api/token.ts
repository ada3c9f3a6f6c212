import { jwtDecode } from 'jwt-decode';
import * as z from 'zod/mini';

/** What a bearer token says of its shopper; `expiresAt` is in milliseconds of the epoch. */
export interface TokenClaims {
  readonly subject: string;
  readonly expiresAt: number;
}

const Claims = z.object({ sub: z.string().check(z.minLength(1)), exp: z.number() });

/** Reads a bearer token, whether it still holds or not; null for one that is none. Its signature is the store's to judge. */
export const decodeToken = (token: string): TokenClaims | null => {
  let claims: unknown;
  try {
    claims = jwtDecode(token);
  } catch {
    return null;
  }
  const parsed = z.safeParse(Claims, claims);
  return parsed.success ? { subject: parsed.data.sub, expiresAt: parsed.data.exp * 1000 } : null;
};
