import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { ProductThumb } from '#features/catalogue/listing/product-thumb.tsx';
import { DifferenceList } from '#features/sync/difference-list.tsx';
import { loadList } from '#features/wishlists/load-list.ts';
import { useList } from '#features/wishlists/use-lists.ts';
import type { ShownList } from '#features/wishlists/wishlist-shown.ts';
import { WishlistScreen } from '#features/wishlists/wishlist-screen.tsx';
import { WithWishlist } from '#features/wishlists/with-wishlist.tsx';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { NearPart } from '#ui/near-part.tsx';
import { lineName } from '#wording/line-name.ts';
import { pageTitles } from '#wording/shell.ts';
import { useAddItems } from '#routes/-account/use-add-items.ts';
import { AccountScreen } from '#routes/-account/account-screen.tsx';
import { wishOf } from '#routes/-account/saved-wish.ts';
import { pageHead } from '#routes/-shell/page-head.ts';

const loadSave = async () => (await import('#features/saved/save-for-offline.tsx')).SaveForOffline;

const ShareList = lazyPart(async () => (await import('#routes/-tools/tools.tsx')).ShareList);

export const Route = createFileRoute('/_signed-in/favorites/$id')({
  loader: async ({ context: { shop, queryClient }, params }) => {
    // The screen handles errors itself.
    const found = await loadList(shop, queryClient, params.id, { canBeOld: true }).catch(() => null);
    return { title: found === null ? pageTitles.list : found.name };
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? pageTitles.list }),
  component: ListScreen,
});

function ListScreen() {
  const { id } = Route.useParams();
  const found = useList(id);
  const navigate = useNavigate();
  const add = useAddItems();
  const settings = useStoreSettings();
  const { movedTo } = found;
  useEffect(() => {
    if (movedTo !== null) void navigate({ to: '/favorites/$id', params: { id: movedTo }, replace: true });
  }, [movedTo, navigate]);
  return (
    <AccountScreen title={found.list?.name ?? pageTitles.list}>
      <DifferenceList isMeant={({ item }) => item?.listId === id || item?.listId === found.list?.id} />
      <WithWishlist found={found}>
        {(list) => (
          <>
            <WishlistScreen
              key={list.key}
              list={list}
              actions={
                <Suspense>
                  <ShareList title={list.name} lines={linesOf(list)} hasPad={settings?.isQuickOrderEnabled !== false} />
                </Suspense>
              }
              pictureOf={(product) => <ProductThumb product={product} />}
              onAdd={add}
              onDeleted={() => void navigate({ to: '/favorites', replace: true })}
            />
            <NearPart
              load={loadSave}
              className="save-room"
              props={wishOf(
                'list',
                list.id,
                list.name,
                list.items.flatMap(({ product }) => product?.slug ?? []),
              )}
            />
          </>
        )}
      </WithWishlist>
    </AccountScreen>
  );
}

/** The list's items that can be ordered by part number, without those no longer sold. */
const linesOf = ({ items }: ShownList) =>
  items.flatMap(({ product, variant, quantity }) =>
    variant === null ? [] : [{ sku: variant.sku, quantity, name: lineName(product?.name ?? '', variant.name) }],
  );
