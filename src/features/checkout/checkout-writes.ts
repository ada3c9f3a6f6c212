import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '#api/api.ts';
import type { LineAddOns, LineQuantity } from '#contract/basket-rows.ts';
import type { CheckoutSummary, CustomerInfo, OrderNote } from '#contract/checkout.ts';
import {
  addDiscountCode,
  type AddressChoice,
  type BillingChoice,
  chooseDeliveryOption,
  removeDiscountCode,
  removeFromCheckout,
  setBillingAddress,
  setCheckoutAddOns,
  setCheckoutQuantity,
  setCustomerFields,
  setCustomerInfo,
  setDeliveryAddress,
} from '#contract/checkout-rows.ts';
import { createOrder } from '#contract/order-rows.ts';
import { forgetAnonymousId } from '#shopper/guest-basket.ts';
import { saveGuestOrderKey } from '#shopper/guest-orders.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import { writeOptions } from '#shopper/write-options.ts';
import { checkoutOwner, checkoutSummaryQuery, deliveryOptionsQuery, privacyPolicyQuery } from './checkout-queries.ts';

type Owner = { anonymousId?: string };
type Write<V> = (shop: Shop, owner: Owner, variables: V, options: CallOptions) => Promise<CheckoutSummary>;

/** Checkout writes run in sequence; each returns the whole summary, which is shown at once. */
const useCheckoutWrite = <V>(write: Write<V>, afterwards?: (shop: Shop, queryClient: QueryClient) => unknown) => {
  const shop = useShop();
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'checkout' },
    meta: { isFailureShown: true },
    mutationFn: async (variables: V) => write(shop, await checkoutOwner(shop), variables, writeOptions(shop)),
    onSuccess: async (summary) => {
      queryClient.setQueryData(checkoutSummaryQuery(shop).queryKey, summary);
      await afterwards?.(shop, queryClient);
    },
  });
};

const reloadDeliveryOptions = (shop: Shop, queryClient: QueryClient) =>
  queryClient.resetQueries({ queryKey: deliveryOptionsQuery(shop, true).queryKey });

const reloadBasket = (shop: Shop, queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: [shop.scope, 'basket'] });

export const useSaveCustomerInfo = () =>
  useCheckoutWrite((shop, query, body: CustomerInfo, options) =>
    shop.api.call(setCustomerInfo, { query, body }, options),
  );

/** Saves the delivery address; the store then resets the delivery option, so the options are refetched. */
export const useSaveDeliveryAddress = () =>
  useCheckoutWrite(
    (shop, query, body: AddressChoice, options) => shop.api.call(setDeliveryAddress, { query, body }, options),
    reloadDeliveryOptions,
  );

export const useSaveBillingAddress = () =>
  useCheckoutWrite((shop, query, body: BillingChoice, options) =>
    shop.api.call(setBillingAddress, { query, body }, options),
  );

export const useChooseDeliveryOption = () =>
  useCheckoutWrite((shop, query, deliveryZoneOptionId: string, options) =>
    shop.api.call(chooseDeliveryOption, { query, body: { deliveryZoneOptionId } }, options),
  );

/** Applies a discount code; delivery may become free, so its options are refetched. */
export const useAddDiscountCode = () =>
  useCheckoutWrite(
    (shop, query, discountCode: string, options) =>
      shop.api.call(addDiscountCode, { query, body: { discountCode } }, options),
    reloadDeliveryOptions,
  );

export const useRemoveDiscountCode = () =>
  useCheckoutWrite(
    (shop, query, discountCode: string, options) =>
      shop.api.call(removeDiscountCode, { query, body: { discountCode } }, options),
    reloadDeliveryOptions,
  );

export const useSetCheckoutQuantity = () =>
  useCheckoutWrite(
    (shop, query, body: LineQuantity, options) => shop.api.call(setCheckoutQuantity, { query, body }, options),
    reloadBasket,
  );

export const useSetCheckoutAddOns = () =>
  useCheckoutWrite(
    (shop, query, body: LineAddOns, options) => shop.api.call(setCheckoutAddOns, { query, body }, options),
    reloadBasket,
  );

export const useRemoveCheckoutLines = () =>
  useCheckoutWrite(
    (shop, query, lineItemIds: string[], options) =>
      shop.api.call(removeFromCheckout, { query, body: { lineItemIds } }, options),
    reloadBasket,
  );

/**
 * Saves the note, then places the order, with the privacy policy and basket of a guest. Never retried automatically.
 */
export const usePlaceOrder = () => {
  const shop = useShop();
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'checkout' },
    meta: { isFailureShown: true },
    mutationFn: async (note: OrderNote) => {
      const owner = await checkoutOwner(shop);
      await shop.api.call(setCustomerFields, { query: owner, body: note }, writeOptions(shop));
      if (owner.anonymousId === undefined) return shop.api.call(createOrder, { body: {} }, writeOptions(shop));
      const policy = await queryClient.ensureQueryData(privacyPolicyQuery(shop));
      const body = { anonymousBasketId: owner.anonymousId, privacyPolicyId: policy.id };
      const order = await shop.api.call(createOrder, { body }, writeOptions(shop));
      await saveGuestOrderKey(order.id, owner.anonymousId);
      await forgetAnonymousId();
      return order;
    },
    onSuccess: () => reloadBasket(shop, queryClient),
  });
};
