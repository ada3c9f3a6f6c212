import type { QueryClient } from '@tanstack/react-query';
import { isLocalListId } from '#offline/commands/wishlist.ts';
import { sentAfter, sentLatelyQuery } from '#shopper/sent-changes.ts';
import type { Shop } from '#shopper/shop.tsx';
import { wishlistQuery } from './wishlist-queries.ts';
import { showList, type ShownList } from './wishlist-shown.ts';

/**
 * The list as the shopper sees it, from the cache if the store can't be reached or `canBeOld`. Throws if there is
 * neither.
 */
export const loadList = async (
  shop: Shop,
  queryClient: QueryClient,
  id: string,
  { canBeOld }: { readonly canBeOld: boolean },
): Promise<ShownList | null> => {
  const waiting = { waiting: shop.journal.waiting(), sent: [], listIds: shop.journal.listIds() };
  const at = waiting.listIds.get(id) ?? id;
  if (isLocalListId(at)) return showList(null, at, waiting);
  const query = wishlistQuery(shop, at);
  try {
    return showList(await queryClient.query(canBeOld ? { ...query, staleTime: 'static' } : query), at, waiting);
  } catch (error) {
    const known = queryClient.getQueryState(query.queryKey);
    if (known?.data === undefined) throw error;
    const lately = await queryClient.query(sentLatelyQuery(shop));
    return showList(known.data, at, {
      ...waiting,
      sent: sentAfter(lately, known.dataUpdatedAt),
      listIds: new Map([...lately.listIds, ...waiting.listIds]),
    });
  }
};
