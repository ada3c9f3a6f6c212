import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { DeliveryZoneOption } from '#contract/checkout.ts';
import { readCachedAnswers } from '#shopper/cached-answers.ts';
import { useShop } from '#shopper/shop.tsx';
import { useOrderDraft } from './draft-store.ts';

const Ordered = z.object({ createdAt: z.string(), deliveryZoneOption: DeliveryZoneOption });

/**
 * Delivery methods known on this device: those that the store last offered, or else those of the shopper's own orders, latest
 * first. Undefined until storage has been read.
 */
export const useKnownOptions = (isEnabled: boolean): readonly DeliveryZoneOption[] | undefined => {
  const shop = useShop();
  const offered = useOrderDraft()?.options;
  const { data: ordered } = useQuery({
    queryKey: [shop.scope, 'ordered-delivery-options'],
    queryFn: async () => {
      const orders = (await readCachedAnswers(shop)).flatMap(({ data }) => {
        const parsed = z.safeParse(Ordered, data);
        return parsed.success ? [parsed.data] : [];
      });
      const latestFirst = orders.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
      return [...new Map(latestFirst.map(({ deliveryZoneOption: one }) => [one.id, one])).values()];
    },
    enabled: isEnabled && offered?.length === 0,
    staleTime: 0,
    gcTime: 0,
  });
  if (offered !== undefined && offered.length > 0) return offered;
  return ordered;
};
