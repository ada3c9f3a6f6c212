import { decodeToken } from '#api/token.ts';

/** A signed-in session: `subject` identifies the shopper to the store, `expiresAt` is in epoch ms. */
export interface ShopperSession {
  readonly kind: 'shopper';
  readonly token: string;
  readonly subject: string;
  readonly expiresAt: number;
  /**
   * Overrides the device's clock: `unchecked` for an expired token that the store could not be asked about yet, `accepted` for one
   * that the store has just issued or accepted.
   */
  readonly trust?: 'unchecked' | 'accepted';
}

/** Who is shopping. */
export type Session = { readonly kind: 'guest' } | ShopperSession;

/** Something that happened to a session. */
export type SessionEvent =
  | { readonly type: 'token-found'; readonly token: string | null; readonly now: number }
  | { readonly type: 'signed-in'; readonly token: string; readonly now: number }
  | { readonly type: 'session-restored'; readonly token: string }
  | { readonly type: 'session-unchecked'; readonly token: string }
  | { readonly type: 'session-expired' }
  | { readonly type: 'signed-out' };

/** Nobody is signed in. */
export const guest: Session = { kind: 'guest' };

/** The session of a token, expired or not; null for an invalid token. */
export const sessionOf = (token: string): ShopperSession | null => {
  const claims = decodeToken(token);
  return claims === null ? null : { kind: 'shopper', token, ...claims };
};

/** True while the token has not expired, as far as is known. */
export const isValid = ({ trust, expiresAt }: ShopperSession, now: number): boolean =>
  trust === 'accepted' || (trust === undefined && expiresAt > now);

/** True while it is unknown whether the session is still valid. */
export const isUnchecked = (session: Session): boolean => session.kind === 'shopper' && session.trust === 'unchecked';

/** True if both belong to the same shopper, or both to a guest. */
export const isSameShopper = (one: Session, other: Session): boolean =>
  one.kind === 'guest' ? other.kind === 'guest' : other.kind === 'shopper' && one.subject === other.subject;

/** The session after an event; an invalid token, or a found token that has expired, makes a guest. */
export const nextSession = (session: Session, event: SessionEvent): Session => {
  switch (event.type) {
    case 'token-found': {
      const found = event.token === null ? null : sessionOf(event.token);
      return found !== null && isValid(found, event.now) ? found : guest;
    }
    case 'signed-in': {
      const given = sessionOf(event.token);
      // The device's clock may be wrong; the store, which has just issued the token, isn't.
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
