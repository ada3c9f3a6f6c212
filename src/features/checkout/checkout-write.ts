import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '#api/api.ts';
import type { CheckoutSummary } from '#contract/checkout.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import { writeOptions } from '#shopper/write-options.ts';
import { hasWholeCart } from '#features/checkout/draft/whole-cart.ts';
import { checkoutOwner, checkoutSummaryQuery } from './checkout-queries.ts';

type Owner = { anonymousId?: string };
type Write<V> = (shop: Shop, owner: Owner, variables: V, options: CallOptions) => Promise<CheckoutSummary>;

/** Shared by all writes of the checkout, so that they run in sequence. */
export const checkoutScope = { id: 'checkout' };

/** A checkout write: writes run in sequence, and each returns the whole summary, which is shown at once. */
export const useCheckoutWrite = <V>(write: Write<V>, afterwards: (shop: Shop, queryClient: QueryClient) => unknown) => {
  const shop = useShop();
  const queryClient = useQueryClient();
  return useMutation({
    scope: checkoutScope,
    meta: { isFailureShown: true },
    mutationFn: async (variables: V) => {
      // The store checks out its own copy of the cart, so every change must reach it first.
      if (!hasWholeCart(shop.journal.waiting())) await shop.journal.sendNow();
      return write(shop, await checkoutOwner(shop), variables, writeOptions(shop));
    },
    onSuccess: async (summary) => {
      queryClient.setQueryData(checkoutSummaryQuery(shop).queryKey, summary);
      await afterwards(shop, queryClient);
    },
  });
};

/** Reads the cart again, here and in the other tabs: a call of the checkout is no change of the journal, so none would hear of it. */
export const reloadBasket = (shop: Shop, queryClient: QueryClient) => {
  shop.journal.observe({ isCheckoutChanged: true });
  return queryClient.invalidateQueries({ queryKey: [shop.scope, 'basket'] });
};
