import type { PublicConfiguration } from '#contract/configuration.ts';
import { cookieNames, readCookie } from '#contract/cookies.ts';
import { cookieText } from '#shopper/cookie.ts';
import type { Session } from '#shopper/session.ts';

/** Cookie attributes for this site. */
export const siteOf = ({ isCookieCrossOrigin }: PublicConfiguration) => ({
  isCrossOrigin: isCookieCrossOrigin,
  isHttps: location.protocol === 'https:',
});

/** How long an expired token is kept, in seconds, so that the store can be asked whether it still accepts it. */
const graceSeconds = 30 * 24 * 60 * 60;

/** The token in the cookie, or null. */
export const readTokenCookie = (): string | null => readCookie(document.cookie, cookieNames.token);

/** Writes the token of a session to its cookie, or deletes the cookie. */
export const writeTokenCookie = (session: Session, configuration: PublicConfiguration): void => {
  const [token, maxAgeSeconds] =
    session.kind === 'shopper'
      ? [session.token, Math.max(0, (session.expiresAt - Date.now()) / 1000) + graceSeconds]
      : ['', 0];
  document.cookie = cookieText(cookieNames.token, token, { maxAgeSeconds, ...siteOf(configuration) });
};
