/** Somebody is signed in: `subject` names them to the store, `expiresAt` is in milliseconds of the epoch. */
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

/** Nobody is signed in. */
export const guest: Session = { kind: 'guest' };

/** True while the token has not expired, as far as is known. */
export const isValid = ({ trust, expiresAt }: ShopperSession, now: number): boolean =>
  trust === 'accepted' || (trust === undefined && expiresAt > now);

/** True while it is unknown whether the session is still valid. */
export const isUnchecked = (session: Session): boolean => session.kind === 'shopper' && session.trust === 'unchecked';

/** True if both belong to the same shopper, or both to a guest. */
export const isSameShopper = (one: Session, other: Session): boolean =>
  one.kind === 'guest' ? other.kind === 'guest' : other.kind === 'shopper' && one.subject === other.subject;
