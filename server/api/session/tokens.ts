import { errors, jwtVerify, SignJWT } from 'jose';
import type { TokenIssuer } from '#server/api/http/handler.ts';
import type { TokenClaims, TokenUse } from './claims.ts';

export interface Tokens extends TokenIssuer {
  /** The claims of a token, or null when it is forged, malformed or expired. */
  read(token: string): Promise<TokenClaims | null>;
}

const issuer = 'store';
const algorithm = 'HS256';
const passwordChangeSeconds = 600;

/** Issues and reads JWTs signed with the secret, which must have 32 bytes or more. */
export const createTokens = (options: {
  readonly secret: Uint8Array;
  readonly lifetimeSeconds: number;
  readonly clock: () => Date;
}): Tokens => {
  const sign = (customer: { id: string; sessionVersion: number }, use: TokenUse, issuedAt: number, expiresAt: number) =>
    new SignJWT({ use, ver: customer.sessionVersion })
      .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
      .setIssuer(issuer)
      .setSubject(customer.id)
      .setJti(crypto.randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(options.secret);

  const now = (): number => Math.floor(options.clock().getTime() / 1000);

  return {
    async issue(customer) {
      const issuedAt = now();
      const expiresAt = issuedAt + options.lifetimeSeconds;
      return {
        token: await sign(customer, 'session', issuedAt, expiresAt),
        expiresAt: new Date(expiresAt * 1000),
      };
    },
    issueForPasswordChange(customer) {
      const issuedAt = now();
      return sign(customer, 'password-change', issuedAt, issuedAt + passwordChangeSeconds);
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, options.secret, {
          issuer,
          algorithms: [algorithm],
          requiredClaims: ['sub', 'exp', 'jti'],
          currentDate: options.clock(),
        });
        const { sub, ver, use, jti, exp } = payload;
        if (sub === undefined || jti === undefined || exp === undefined || typeof ver !== 'number') return null;
        if (use !== 'session' && use !== 'password-change') return null;
        return { customerId: sub, sessionVersion: ver, use, tokenId: jti, expiresAt: new Date(exp * 1000) };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
};
