import { readToken } from '#offline/token.ts';

/** Somebody is signed in: `subject` names them to the store, `expiresAt` is in milliseconds of the epoch. */
export interface ShopperSession {
  readonly kind: 'shopper';
  readonly token: string;
  readonly subject: string;
  readonly expiresAt: number;
}

/** Who is shopping. */
export type Session = { readonly kind: 'guest' } | ShopperSession;

/** What happened to a session. */
export type SessionEvent =
  | { readonly type: 'token-found'; readonly token: string | null; readonly now: number }
  | { readonly type: 'signed-in'; readonly token: string; readonly now: number }
  | { readonly type: 'session-restored'; readonly token: string }
  | { readonly type: 'session-expired' }
  | { readonly type: 'signed-out' };

/** Nobody is signed in. */
export const guest: Session = { kind: 'guest' };

/** The session of a token, whether it still holds or not; null for a token that is none. */
export const sessionOf = (token: string): ShopperSession | null => {
  const claims = readToken(token);
  return claims === null ? null : { kind: 'shopper', token, ...claims };
};

/** True while the token has not expired. */
export const isValid = (session: ShopperSession, now: number): boolean => session.expiresAt > now;

/** The session after an event; a token that is broken or over makes a guest, unless the store itself took it again. */
export const nextSession = (session: Session, event: SessionEvent): Session => {
  switch (event.type) {
    case 'token-found':
    case 'signed-in': {
      const found = event.token === null ? null : sessionOf(event.token);
      return found !== null && isValid(found, event.now) ? found : guest;
    }
    case 'session-restored':
      return sessionOf(event.token) ?? guest;
    case 'session-expired':
    case 'signed-out':
      return session.kind === 'guest' ? session : guest;
  }
};
