import type { Api } from '#api/api.ts';
import { type ApiError, isApiError, isRefused } from '#api/api-error.ts';
import { mergeBasket } from '#contract/basket-rows.ts';
import { passwordChangeRequired } from '#contract/password-change.ts';
import type { SessionJournal } from './session-journal.ts';

/** The id of the guest's basket on this device. */
export interface GuestBasketId {
  readonly read: () => Promise<string | null>;
  readonly forget: () => Promise<void>;
}

/** What the arrival of a guest at their account needs. */
export interface MergeContext {
  /** Of the shopper, and already with their token. */
  readonly subject: string;
  readonly api: Api;
  readonly isKeyed: boolean;
  readonly guestBasketId: GuestBasketId;
  readonly journal: Pick<SessionJournal, 'guestWaiting' | 'sendAsGuest' | 'rehome' | 'recordBasket'>;
}

/** `owed` is tried again later: nothing of the guest's is lost, and nothing of it is the shopper's yet. */
export type MergeResult = 'nothing' | 'merged' | 'pending';

/**
 * Brings what a guest collected to the shopper who turned out to be the same person. Changes that wait are sent as the
 * guest's first, so that they are part of the basket that is merged; where the store never gave the guest a basket they
 * become the shopper's own. The store merges a basket once, so after a lost answer the id stays and the same is asked again.
 */
export const mergeGuest = async (context: MergeContext): Promise<MergeResult> => {
  const { journal, guestBasketId, subject } = context;
  const isUnknownToStore = async (): Promise<boolean> =>
    (await guestBasketId.read()) === null && !(await journal.guestWaiting()).isTried;

  let { count } = await journal.guestWaiting();
  if (count > 0 && !(await isUnknownToStore())) {
    await journal.sendAsGuest();
    ({ count } = await journal.guestWaiting());
  }
  if (count > 0) {
    if (!(await isUnknownToStore())) return 'pending';
    await journal.rehome(subject);
    return 'merged';
  }
  const anonymousId = await guestBasketId.read();
  if (anonymousId === null) return 'nothing';
  try {
    const basket = await context.api.call(
      mergeBasket,
      { params: { id: anonymousId } },
      context.isKeyed ? { idempotencyKey: crypto.randomUUID() } : {},
    );
    await journal.recordBasket(subject, basket);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (!isSpent(error)) return 'pending';
  }
  await guestBasketId.forget();
  // What the store refused the guest is for the shopper to decide.
  await journal.rehome(subject);
  return 'merged';
};

/** A basket that is gone or was merged before has nothing more to give; one that is not allowed to yet, or not answered for, has. */
const isSpent = (error: ApiError): boolean =>
  isRefused(error) && [400, 404, 409].includes(error.status) && error.errors[0] !== passwordChangeRequired;
