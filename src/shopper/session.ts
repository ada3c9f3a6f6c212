import { jwtDecode } from 'jwt-decode';
import * as z from 'zod/mini';

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

const Claims = z.object({ sub: z.string().check(z.minLength(1)), exp: z.number() });

/** The session of a token, whether it still holds or not; null for a token that is none. */
export const sessionOf = (token: string): ShopperSession | null => {
  let claims: unknown;
  try {
    claims = jwtDecode(token);
  } catch {
    return null;
  }
  const parsed = z.safeParse(Claims, claims);
  return parsed.success
    ? { kind: 'shopper', token, subject: parsed.data.sub, expiresAt: parsed.data.exp * 1000 }
    : null;
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
