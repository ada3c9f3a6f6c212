import { guest, isSameShopper, isValid, type Session, type ShopperSession } from './session.ts';
import { sessionOf } from '#shopper/visit/session-events.ts';

/** What a page makes of the token in the cookie, which another tab may have changed while this one did not look. */
export type SessionCheck =
  | { readonly type: 'same' }
  /** The page belongs to another visitor now, or has a newer token of the same shopper. */
  | { readonly type: 'become'; readonly session: Session }
  /** The token is over: the store is asked whether it takes it again. */
  | { readonly type: 'check'; readonly expired: ShopperSession };

const same: SessionCheck = { type: 'same' };

/** Compares the session of the page with the token in the cookie. */
export const checkSession = (session: Session, token: string | null, now: number): SessionCheck => {
  const found = token === null ? null : sessionOf(token);
  if (found === null) return session.kind === 'guest' ? same : { type: 'become', session: guest };
  if (session.kind === 'shopper' && session.token === found.token) {
    return isValid(session, now) ? same : { type: 'check', expired: found };
  }
  if (isValid(found, now)) return { type: 'become', session: found };
  // Nothing of one shopper is shown while another's token is being asked about.
  return session.kind === 'guest' || isSameShopper(session, found)
    ? { type: 'check', expired: found }
    : { type: 'become', session: guest };
};
