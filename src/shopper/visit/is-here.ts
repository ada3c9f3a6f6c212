import { decodeToken } from '#api/token.ts';
import { cookieNames, readCookie } from '#contract/cookies.ts';
import { type Audience, audienceOf } from '#offline/reads/read-context.ts';

/** The single source of truth for who is signed in, across all tabs: the token in the cookie. Null for a guest. */
export const signedInAudience = (): Audience | null => {
  const token = readCookie(document.cookie, cookieNames.token);
  const subject = token === null ? null : (decodeToken(token)?.subject ?? null);
  return subject === null ? null : audienceOf(subject);
};

/**
 * False once a shopper has signed out: a page that is still open for them must not store anything of theirs again. Always true for a
 * guest.
 */
export const isHere = (audience: Audience): boolean => audience === 'guest' || audience === signedInAudience();
