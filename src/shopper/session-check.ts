import { guest, isSameShopper, isValid, type Session, type ShopperSession } from './session.ts';
import { sessionOf } from '#shopper/visit/session-events.ts';

/** The result of comparing a page's session with the token in the cookie, which another tab may have changed in the background. */
export type SessionCheck =
  | { readonly type: 'same' }
  /** The page now belongs to another visitor, or there is a newer token of the same shopper. */
  | { readonly type: 'become'; readonly session: Session }
  /** The token has expired: ask the store whether it still accepts it. */
  | { readonly type: 'check'; readonly expired: ShopperSession };

const same: SessionCheck = { type: 'same' };

/** Compares the page's session with the token in the cookie. */
export const checkSession = (session: Session, token: string | null, now: number): SessionCheck => {
  const found = token === null ? null : sessionOf(token);
  if (found === null) return session.kind === 'guest' ? same : { type: 'become', session: guest };
  if (session.kind === 'shopper' && session.token === found.token) {
    return isValid(session, now) ? same : { type: 'check', expired: found };
  }
  if (isValid(found, now)) return { type: 'become', session: found };
  // Nothing of one shopper may be shown while the store is asked about another's token.
  return session.kind === 'guest' || isSameShopper(session, found)
    ? { type: 'check', expired: found }
    : { type: 'become', session: guest };
};
