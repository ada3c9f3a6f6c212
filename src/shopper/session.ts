import { decodeToken } from '#api/token.ts';

/** Somebody is signed in: `subject` names them to the store, `expiresAt` is in milliseconds of the epoch. */
export interface ShopperSession {
  readonly kind: 'shopper';
  readonly token: string;
  readonly subject: string;
  readonly expiresAt: number;
  /**
   * Where the device's clock is not the judge: `unchecked` for a token that is over while the store could not be asked
   * about it, `accepted` for one that the store itself just gave or accepted.
   */
  readonly trust?: 'unchecked' | 'accepted';
}

/** Who is shopping. */
export type Session = { readonly kind: 'guest' } | ShopperSession;

/** What happened to a session. */
export type SessionEvent =
  | { readonly type: 'token-found'; readonly token: string | null; readonly now: number }
  | { readonly type: 'signed-in'; readonly token: string; readonly now: number }
  | { readonly type: 'session-restored'; readonly token: string }
  | { readonly type: 'session-unchecked'; readonly token: string }
  | { readonly type: 'session-expired' }
  | { readonly type: 'signed-out' };

/** Nobody is signed in. */
export const guest: Session = { kind: 'guest' };

/** The session of a token, whether it still holds or not; null for a token that is none. */
export const sessionOf = (token: string): ShopperSession | null => {
  const claims = decodeToken(token);
  return claims === null ? null : { kind: 'shopper', token, ...claims };
};

/** True while the token has not expired, as far as is known. */
export const isValid = ({ trust, expiresAt }: ShopperSession, now: number): boolean =>
  trust === 'accepted' || (trust === undefined && expiresAt > now);

/** True while it can't be known whether the session still holds. */
export const isUnchecked = (session: Session): boolean => session.kind === 'shopper' && session.trust === 'unchecked';

/** True where both are the same shopper's, or both a guest's. */
export const isSameShopper = (one: Session, other: Session): boolean =>
  one.kind === 'guest' ? other.kind === 'guest' : other.kind === 'shopper' && one.subject === other.subject;

/** The session after an event; a token that is broken makes a guest, as does one that was found and is over. */
export const nextSession = (session: Session, event: SessionEvent): Session => {
  switch (event.type) {
    case 'token-found': {
      const found = event.token === null ? null : sessionOf(event.token);
      return found !== null && isValid(found, event.now) ? found : guest;
    }
    case 'signed-in': {
      const given = sessionOf(event.token);
      // The clock of the device may be wrong; the store that just gave the token is not.
      return given === null || isValid(given, event.now) ? (given ?? guest) : { ...given, trust: 'accepted' };
    }
    case 'session-restored':
      return trusted(event.token, 'accepted');
    case 'session-unchecked':
      return trusted(event.token, 'unchecked');
    case 'session-expired':
    case 'signed-out':
      return session.kind === 'guest' ? session : guest;
  }
};

const trusted = (token: string, trust: 'unchecked' | 'accepted'): Session => {
  const session = sessionOf(token);
  return session === null ? guest : { ...session, trust };
};
