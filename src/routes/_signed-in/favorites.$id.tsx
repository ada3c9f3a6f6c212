import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ProductThumb } from '#features/catalogue/product-thumb.tsx';
import { wishlistQuery } from '#features/wishlists/wishlist-queries.ts';
import { WishlistScreen } from '#features/wishlists/wishlist-screen.tsx';
import { WithWishlist } from '#features/wishlists/with-wishlist.tsx';
import { useShop } from '#shopper/shop.tsx';
import { pageTitles } from '#wording/shell.ts';
import { useAddItems } from '#routes/-account/use-add-items.ts';
import { AccountScreen } from '#routes/-account/account-screen.tsx';
import { pageHead } from '#routes/-shell/page-head.ts';

export const Route = createFileRoute('/_signed-in/favorites/$id')({
  loader: async ({ context: { shop, queryClient }, params }) => {
    // What goes wrong here is said by the screen.
    const found = await queryClient.query({ ...wishlistQuery(shop, params.id), staleTime: 'static' }).catch(() => null);
    return { title: found === null ? pageTitles.list : found.name };
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? pageTitles.list }),
  component: ListScreen,
});

function ListScreen() {
  const { id } = Route.useParams();
  const { data } = useQuery(wishlistQuery(useShop(), id));
  const navigate = useNavigate();
  const add = useAddItems();
  return (
    <AccountScreen title={data?.name ?? pageTitles.list}>
      <WithWishlist id={id}>
        {(list) => (
          <WishlistScreen
            key={list.id}
            list={list}
            pictureOf={(product) => <ProductThumb product={product} />}
            onAdd={add}
            onDeleted={() => void navigate({ to: '/favorites', replace: true })}
          />
        )}
      </WithWishlist>
    </AccountScreen>
  );
}
