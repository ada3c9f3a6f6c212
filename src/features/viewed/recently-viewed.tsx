import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasFeature } from '#contract/features.ts';
import type { ProductSummary } from '#contract/product.ts';
import { useShop } from '#shopper/shop.tsx';
import { Button } from '#ui/button.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { contentWording as words } from '#wording/content.ts';
import { clearViews, viewedProductsQuery } from './viewed-queries.ts';

/** How many to show; a page has no room for more beside its own content. */
const maxShown = 4;

/**
 * Recently viewed products without `exceptId`, and a button that clears them; null if there are none. `render` receives those to
 * show and the date of their prices (epoch ms); `after` goes below them and receives all.
 */
export function RecentlyViewed({
  exceptId,
  render,
  after,
}: {
  readonly exceptId?: string;
  readonly render: (title: string, products: readonly ProductSummary[], updatedAt: number) => ReactNode;
  readonly after?: (products: readonly ProductSummary[]) => ReactNode;
}) {
  const shop = useShop();
  const queryClient = useQueryClient();
  const { data, dataUpdatedAt } = useQuery(viewedProductsQuery(shop));
  const clear = useMutation({
    mutationFn: () => clearViews(shop),
    onSuccess: () => queryClient.setQueryData(viewedProductsQuery(shop).queryKey, []),
  });
  const products = (data ?? []).map((one) => one.product).filter(({ id }) => id !== exceptId);
  // This device may remember some from before the feature was turned off.
  if (!hasFeature(shop.configuration, 'recentlyViewed') || products.length === 0) return null;
  return (
    <>
      <div ref={keepFocus} className="recently-viewed">
        {render(words.viewed, products.slice(0, maxShown), dataUpdatedAt)}
        <Button tone="quiet" size="small" isPending={clear.isPending} onClick={() => clear.mutate()}>
          {words.clearViewed}
        </Button>
      </div>
      {after?.(products)}
    </>
  );
}
