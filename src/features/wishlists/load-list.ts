import type { QueryClient } from '@tanstack/react-query';
import { isLocalListId } from '#offline/commands/wishlist.ts';
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
  const waiting = { waiting: shop.journal.waiting(), listIds: shop.journal.listIds() };
  const at = waiting.listIds.get(id) ?? id;
  if (isLocalListId(at)) return showList(null, at, waiting);
  const query = wishlistQuery(shop, at);
  try {
    return showList(await queryClient.query(canBeOld ? { ...query, staleTime: 'static' } : query), at, waiting);
  } catch (error) {
    const known = queryClient.getQueryData(query.queryKey);
    if (known === undefined) throw error;
    return showList(known, at, waiting);
  }
};
