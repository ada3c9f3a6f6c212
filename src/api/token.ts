import { jwtDecode } from 'jwt-decode';
import * as z from 'zod/mini';

/** What a bearer token states about its shopper; `expiresAt` is in epoch milliseconds. */
export interface TokenClaims {
  readonly subject: string;
  readonly expiresAt: number;
}

const Claims = z.object({ sub: z.string().check(z.minLength(1)), exp: z.number() });

/** Decodes a bearer token, expired or not; null if it isn't one. Only the store verifies its signature. */
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
