import type { QueryClient } from '@tanstack/react-query';
import { isNoAnswer, isRefused, type Refused } from '#api/api-error.ts';
import type { CheckoutSummary } from '#contract/checkout.ts';
import { asksForPolicy } from '#contract/policy-refusal.ts';
import {
  chooseDeliveryOption,
  setBillingAddress,
  setCustomerInfo,
  setDeliveryAddress,
} from '#contract/checkout-rows.ts';
import { publishShopEvent } from '#shopper/counting/shop-events.ts';
import type { Shop } from '#shopper/shop.tsx';
import { writeOptions } from '#shopper/write-options.ts';
import { checkoutOwner, checkoutSummaryQuery, deliveryOptionsQuery } from '#features/checkout/checkout-queries.ts';
import { changeDraft } from './draft-store.ts';
import { type OrderDraft, type PartName, type Parts, waitingParts, withoutPart } from './order-draft.ts';

const sendPart = async (shop: Shop, name: PartName, parts: Parts): Promise<CheckoutSummary | null> => {
  const query = await checkoutOwner(shop);
  const options = writeOptions(shop);
  const { customer, delivery, billing, option } = parts;
  if (name === 'customer' && customer !== undefined) {
    return shop.api.call(setCustomerInfo, { query, body: customer }, options);
  }
  if (name === 'delivery' && delivery !== undefined) {
    return shop.api.call(setDeliveryAddress, { query, body: delivery.choice }, options);
  }
  if (name === 'billing' && billing !== undefined) {
    return shop.api.call(setBillingAddress, { query, body: billing.choice }, options);
  }
  if (name === 'option' && option !== undefined) {
    return shop.api.call(chooseDeliveryOption, { query, body: { deliveryZoneOptionId: option.id } }, options);
  }
  return null;
};

/** The store can't take anything now, and asks to try later. */
const busy = new Set([408, 425, 429, 502, 503, 504]);
/** It first wants a sign-in, or the policy accepted; the page leads there. */
const isHeld = ({ status, details }: Refused): boolean => status === 401 || asksForPolicy(status, details[0]?.code);

const firstPauseMs = 5_000;
const minPauseMs = 1_000;
const maxPauseMs = 60_000;

/** How long to wait before choices are sent again after an error; 0 after one that has settled a choice, null for not by itself. */
export const pauseAfter = (error: unknown): number | null => {
  if (!isRefused(error)) return 0;
  if (isHeld(error)) return null;
  return busy.has(error.status) ? Math.min(Math.max(error.retryAfterMs ?? firstPauseMs, minPauseMs), maxPauseMs) : 0;
};

/**
 * Sends the choices made on this device one by one; each answer is the whole summary. Returns false if the store doesn't answer:
 * the remaining choices stay queued. Throws the store's refusal of a part, and drops that part unless the store may take it later.
 */
export const sendParts = async (shop: Shop, queryClient: QueryClient, draft: OrderDraft): Promise<boolean> => {
  const { queryKey } = checkoutSummaryQuery(shop);
  for (const name of waitingParts(draft)) {
    let summary: CheckoutSummary | null = null;
    try {
      summary = await sendPart(shop, name, draft.parts);
    } catch (error) {
      if (isNoAnswer(error)) return false;
      if (pauseAfter(error) === 0) await changeDraft(shop, queryClient, (now) => withoutPart(now, name));
      throw error;
    }
    if (summary !== null) {
      // A summary already being fetched may be older than this one.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, summary);
      shop.journal.observe({ isCheckoutChanged: true });
      if (name === 'option') publishShopEvent({ type: 'delivery-chosen', summary });
    }
    // If the shopper has changed the choice meanwhile, the next round sends the new one.
    await changeDraft(shop, queryClient, (now) =>
      JSON.stringify(now.parts[name]) === JSON.stringify(draft.parts[name]) ? withoutPart(now, name) : now,
    );
    if (name === 'delivery') await queryClient.resetQueries({ queryKey: deliveryOptionsQuery(shop, true).queryKey });
  }
  return true;
};
