import type { QueryClient } from '@tanstack/react-query';
import { addDiscountCode, removeDiscountCode } from '#contract/checkout-rows.ts';
import type { Shop } from '#shopper/shop.tsx';
import { deliveryOptionsQuery } from './checkout-queries.ts';
import { reloadBasket, useCheckoutWrite } from './checkout-write.ts';

/** Delivery may have become free, and the cart shows the discount. */
const reload = (shop: Shop, queryClient: QueryClient) =>
  Promise.all([
    queryClient.resetQueries({ queryKey: deliveryOptionsQuery(shop, true).queryKey }),
    reloadBasket(shop, queryClient),
  ]);

export const useAddDiscountCode = () =>
  useCheckoutWrite(
    (shop, query, discountCode: string, options) =>
      shop.api.call(addDiscountCode, { query, body: { discountCode } }, options),
    reload,
  );

export const useRemoveDiscountCode = () =>
  useCheckoutWrite(
    (shop, query, discountCode: string, options) =>
      shop.api.call(removeDiscountCode, { query, body: { discountCode } }, options),
    reload,
  );
