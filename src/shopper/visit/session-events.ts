import { decodeToken } from '#api/token.ts';
import { guest, isValid, type Session, type ShopperSession } from '#shopper/session.ts';

/** What happened to a session. */
export type SessionEvent =
  | { readonly type: 'token-found'; readonly token: string | null; readonly now: number }
  | { readonly type: 'signed-in'; readonly token: string; readonly now: number }
  | { readonly type: 'session-restored'; readonly token: string }
  | { readonly type: 'session-unchecked'; readonly token: string }
  | { readonly type: 'session-expired' }
  | { readonly type: 'signed-out' };

/** The session that a token describes, expired or not; null if the token is malformed. */
export const sessionOf = (token: string): ShopperSession | null => {
  const claims = decodeToken(token);
  return claims === null ? null : { kind: 'shopper', token, ...claims };
};

/** The session after an event: a guest if the token is malformed, or was found expired. */
export const nextSession = (session: Session, event: SessionEvent): Session => {
  switch (event.type) {
    case 'token-found': {
      const found = event.token === null ? null : sessionOf(event.token);
      return found !== null && isValid(found, event.now) ? found : guest;
    }
    case 'signed-in': {
      const given = sessionOf(event.token);
      // The device's clock may be wrong, but the store has just issued the token.
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
