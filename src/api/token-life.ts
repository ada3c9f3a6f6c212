import { jwtDecode } from 'jwt-decode';
import * as z from 'zod/mini';

/** When a token was issued (null if it doesn't say) and when it expires, in epoch seconds by the store's clock. */
export interface TokenLife {
  readonly issuedAt: number | null;
  readonly expiresAt: number;
  /** Ends the token's session at the store and gives access to nothing; null if its store issues none. */
  readonly ending: string | null;
}

const Claims = z.object({
  exp: z.number(),
  iat: z.catch(z.nullable(z.number()), null),
  end: z.catch(z.nullable(z.string()), null),
});

/** Reads the lifetime of a bearer token; null if it isn't a valid token. */
export const lifeOf = (token: string): TokenLife | null => {
  try {
    const parsed = z.safeParse(Claims, jwtDecode(token));
    return parsed.success ? { issuedAt: parsed.data.iat, expiresAt: parsed.data.exp, ending: parsed.data.end } : null;
  } catch {
    return null;
  }
};
