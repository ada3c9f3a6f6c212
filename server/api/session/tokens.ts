import { createHmac, timingSafeEqual } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { TokenIssuer } from '#server/api/http/handler.ts';
import type { TokenClaims, TokenUse } from './claims.ts';

export interface Tokens extends TokenIssuer {
  /** The claims of a token, or null if it is forged, malformed or expired. */
  read(token: string): Promise<TokenClaims | null>;
}

const issuer = 'store';
const algorithm = 'HS256';
const passwordChangeSeconds = 600;

/** The length of an ending's proof, too long to guess. */
const proofBytes = 16;

/** Issues and reads JWTs signed with the secret, which must have 32 bytes or more. */
export const createTokens = (options: {
  readonly secret: Uint8Array;
  readonly lifetimeSeconds: number;
  readonly clock: () => Date;
}): Tokens => {
  const proofOf = (tokenId: string, expiresAt: string): string =>
    createHmac('sha256', options.secret)
      .update(`end ${tokenId} ${expiresAt}`)
      .digest()
      .subarray(0, proofBytes)
      .toString('base64url');

  const sign = (
    customer: { id: string; sessionVersion: number },
    use: TokenUse,
    issuedAt: number,
    expiresAt: number,
  ) => {
    const tokenId = crypto.randomUUID();
    const end = `${tokenId}.${expiresAt}.${proofOf(tokenId, String(expiresAt))}`;
    return new SignJWT({ use, ver: customer.sessionVersion, end })
      .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
      .setIssuer(issuer)
      .setSubject(customer.id)
      .setJti(tokenId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(options.secret);
  };

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
    readEnding(ending) {
      const [tokenId = '', expiresAt = '', proof = ''] = ending.split('.');
      const [given, expected] = [Buffer.from(proof), Buffer.from(proofOf(tokenId, expiresAt))];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return { tokenId, expiresAt: new Date(Number(expiresAt) * 1000) };
    },
  };
};
