import type { QueryClient } from '@tanstack/react-query';
import type { CallOptions } from '#api/api.ts';
import { isRefused } from '#api/api-error.ts';
import type { CheckoutSummary, OrderNote } from '#contract/checkout.ts';
import { setCustomerFields } from '#contract/checkout-rows.ts';
import { type CreateOrder, createOrder, getOrders } from '#contract/order-rows.ts';
import { maxRepeatMs } from '#contract/idempotency.ts';
import { forgetAnonymousId } from '#shopper/guest-basket.ts';
import { saveGuestOrderKey } from '#shopper/guest-orders.ts';
import type { Shop } from '#shopper/shop.tsx';
import { writeOptions } from '#shopper/write-options.ts';
import { checkoutOwner, checkoutSummaryQuery } from '#features/checkout/checkout-queries.ts';
import { privacyPolicyQuery } from '#shopper/visit/privacy-query.ts';
import { changeDraft } from './draft-store.ts';
import type { Attempt } from './order-draft.ts';

/** The order that the store created. */
export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
}

/**
 * Saves the note, then places the order; a guest's includes the privacy policy and the basket. Stores the request with its
 * idempotency key before sending it, and retries it under that key until the store has answered.
 */
export const placeOrder = async (
  shop: Shop,
  queryClient: QueryClient,
  summary: CheckoutSummary,
  note: OrderNote,
): Promise<PlacedOrder> => {
  const owner = await checkoutOwner(shop);
  await shop.api.call(setCustomerFields, { query: owner, body: note }, writeOptions(shop));
  const body = await bodyFor(shop, queryClient, owner.anonymousId);
  const fresh: Attempt = {
    key: crypto.randomUUID(),
    body,
    basketId: summary.basketDetails.id,
    at: Date.now(),
    totalMinor: summary.basketDetails.grandTotal.amount,
  };
  const { attempt } = await changeDraft(shop, queryClient, (draft) => ({
    ...draft,
    note,
    attempt: draft.attempt !== null && isRepeat(draft.attempt, fresh) ? draft.attempt : fresh,
  }));
  return sendAttempt(shop, queryClient, attempt ?? fresh);
};

const bodyFor = async (
  shop: Shop,
  queryClient: QueryClient,
  anonymousBasketId: string | undefined,
): Promise<CreateOrder> => {
  if (anonymousBasketId === undefined) return {};
  const { id } = await queryClient.ensureQueryData(privacyPolicyQuery(shop));
  return { anonymousBasketId, privacyPolicyId: id };
};

const isRepeat = (before: Attempt, now: Attempt): boolean =>
  before.basketId === now.basketId && JSON.stringify(before.body) === JSON.stringify(now.body);

/** Statuses with which the store says that it made no order and will make none from this request. */
const refusals = new Set([400, 404, 409, 422]);

const isFinal = (error: unknown): boolean =>
  isRefused(error) && refusals.has(error.status) && error.details[0]?.code !== 'IdempotencyKeyInUse';

const sendAttempt = async (shop: Shop, queryClient: QueryClient, attempt: Attempt): Promise<PlacedOrder> => {
  const { body } = attempt;
  const options: CallOptions = shop.configuration.hasIdempotencyKeys ? { idempotencyKey: attempt.key } : {};
  try {
    const order = await shop.api.call(createOrder, { body }, options);
    await recordPlaced(shop, queryClient, body, order.id);
    return order;
  } catch (error) {
    if (isFinal(error)) await changeDraft(shop, queryClient, (draft) => ({ ...draft, attempt: null }));
    throw error;
  }
};

const recordPlaced = async (shop: Shop, queryClient: QueryClient, body: CreateOrder, orderId: string) => {
  if (body.anonymousBasketId !== undefined) {
    await saveGuestOrderKey(orderId, body.anonymousBasketId);
    await forgetAnonymousId();
  }
  await changeDraft(shop, queryClient, () => null);
};

/** Whether the remaining checkout shows that the request had no effect: an order would have taken its cart away. */
export const isStillOpen = (attempt: Attempt, summary: CheckoutSummary | null | undefined): boolean =>
  summary?.basketDetails.id === attempt.basketId && summary.basketDetails.lineItems.length > 0;

const clockSkewMs = 10 * 60 * 1000;

/**
 * Settles a request whose answer was lost: returns the order, `open` if it had no effect, or `unknown` if nothing shows its
 * effect. Never creates a second order: retries the request only if the store still knows its key and no other cart would be ordered.
 */
export const settleAttempt = async (
  shop: Shop,
  queryClient: QueryClient,
  attempt: Attempt,
): Promise<{ readonly orderId: string } | 'open' | 'unknown'> => {
  const summary = await queryClient.fetchQuery({ ...checkoutSummaryQuery(shop), staleTime: 0 });
  if (isStillOpen(attempt, summary)) return 'open';
  const isKeyKnown = shop.configuration.hasIdempotencyKeys && Date.now() - attempt.at < maxRepeatMs;
  // A signed-in shopper may have another cart by now, and an unknown key would order it.
  const isSafe = !shop.isSignedIn || (summary?.basketDetails.lineItems.length ?? 0) === 0;
  let isNoOrder = false;
  if (isKeyKnown && isSafe) {
    try {
      return { orderId: (await sendAttempt(shop, queryClient, attempt)).id };
    } catch (error) {
      if (!isFinal(error)) throw error;
      isNoOrder = true;
    }
  }
  if (!shop.isSignedIn) return 'unknown';
  const { results } = await shop.api.call(getOrders, { query: { PageNumber: 1, PageSize: 20 } });
  const found = results.find(
    ({ createdAt, grandTotal }) =>
      Date.parse(createdAt) >= attempt.at - clockSkewMs && grandTotal.amount === attempt.totalMinor,
  );
  if (found !== undefined) {
    await recordPlaced(shop, queryClient, attempt.body, found.id);
    return { orderId: found.id };
  }
  // Not found proves nothing: this device's clock may be wrong by hours.
  return isNoOrder ? 'open' : 'unknown';
};
