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

/** Nobody is signed in. */
export const guest: Session = { kind: 'guest' };

/** True while the token has not expired, as far as is known. */
export const isValid = ({ trust, expiresAt }: ShopperSession, now: number): boolean =>
  trust === 'accepted' || (trust === undefined && expiresAt > now);

/** True while it can't be known whether the session still holds. */
export const isUnchecked = (session: Session): boolean => session.kind === 'shopper' && session.trust === 'unchecked';

/** True where both are the same shopper's, or both a guest's. */
export const isSameShopper = (one: Session, other: Session): boolean =>
  one.kind === 'guest' ? other.kind === 'guest' : other.kind === 'shopper' && one.subject === other.subject;
