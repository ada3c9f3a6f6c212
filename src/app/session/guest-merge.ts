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

/** What is needed to merge a guest into their account. */
export interface MergeContext {
  /** The shopper's; `api` already uses their token. */
  readonly subject: string;
  readonly api: Api;
  readonly isKeyed: boolean;
  readonly guestBasketId: GuestBasketId;
  readonly journal: Pick<SessionJournal, 'guestWaiting' | 'sendAsGuest' | 'reassign' | 'recordBasket'>;
  /** Shows a message of the store that stays until it is dismissed. */
  readonly warn: (message: string) => void;
}

/** `pending` is tried again later: nothing of the guest's is lost, but nothing of it is the shopper's yet. */
export type MergeResult = 'nothing' | 'merged' | 'pending';

/**
 * Transfers what a guest collected to the shopper who signed in. Waiting changes are first sent as the
 * guest's, so that they are part of the merged basket; if the store never gave the guest a basket, they
 * become the shopper's own. The store merges a basket only once, so after a lost answer the id is kept and the call repeated.
 */
export const mergeGuest = async (context: MergeContext): Promise<MergeResult> => {
  const { journal, guestBasketId, subject } = context;
  const isUnknownToStore = async (): Promise<boolean> =>
    (await guestBasketId.read()) === null && !(await journal.guestWaiting()).isTried;

  let { count, hasOthers } = await journal.guestWaiting();
  if (count > 0 && !(await isUnknownToStore())) {
    await journal.sendAsGuest();
    ({ count, hasOthers } = await journal.guestWaiting());
  }
  if (count > 0) {
    if (!(await isUnknownToStore())) return 'pending';
    await journal.reassign(subject);
    return 'merged';
  }
  const anonymousId = await guestBasketId.read();
  if (anonymousId === null) {
    if (hasOthers) await journal.reassign(subject);
    return 'nothing';
  }
  try {
    const basket = await context.api.call(
      mergeBasket,
      { params: { id: anonymousId } },
      context.isKeyed ? { idempotencyKey: crypto.randomUUID() } : {},
    );
    await journal.recordBasket(subject, basket);
    // Only this answer says it: the cart that is fetched next does not.
    for (const { code, message } of basket.notifications) if (code === 'LinesParked') context.warn(message);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (!isSpent(error)) return 'pending';
  }
  await guestBasketId.forget();
  // Changes that the store refused the guest are left for the shopper to decide.
  await journal.reassign(subject);
  return 'merged';
};

/** A basket that is gone or already merged has nothing left to give; one that can't be merged yet, or got no answer, still has. */
const isSpent = (error: ApiError): boolean =>
  isRefused(error) && [400, 404, 409].includes(error.status) && error.errors[0] !== passwordChangeRequired;
