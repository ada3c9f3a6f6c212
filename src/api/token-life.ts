import { jwtDecode } from 'jwt-decode';
import * as z from 'zod/mini';

/** When a token was issued (null where it does not say) and ends, in seconds of the store's clock. */
export interface TokenLife {
  readonly issuedAt: number | null;
  readonly expiresAt: number;
  /** What ends the token at the store and gives access to nothing; null where its store gives none. */
  readonly ending: string | null;
}

const Claims = z.object({
  exp: z.number(),
  iat: z.catch(z.nullable(z.number()), null),
  end: z.catch(z.nullable(z.string()), null),
});

/** Reads the life of a bearer token; null for one that is none. */
export const lifeOf = (token: string): TokenLife | null => {
  try {
    const parsed = z.safeParse(Claims, jwtDecode(token));
    return parsed.success ? { issuedAt: parsed.data.iat, expiresAt: parsed.data.exp, ending: parsed.data.end } : null;
  } catch {
    return null;
  }
};
