import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { CachedListing } from '#features/catalogue/listing/cached-listing.tsx';
import { inCategory } from '#features/catalogue/listing/cached-selection.ts';
import { cachedResultsQuery } from '#features/search/cached-queries.ts';
import { useCachedProducts } from '#shopper/cached-products.ts';
import { useShop } from '#shopper/shop.tsx';
import { cachedListWording as words } from '#wording/connection.ts';
import { ListAction } from '#routes/-shell/list-action.tsx';

type Frame = Pick<ComponentProps<typeof CachedListing>, 'title' | 'search' | 'columns'>;

/** The products of a category, or of all, that are on this device; `total` is how many the store has, where that is known. */
export function CachedCategory({ slug, total, ...frame }: Frame & { slug: string | null; total: number | undefined }) {
  const products = useCachedProducts();
  if (products === undefined) return null;
  const inside = inCategory(products, slug);
  return (
    <CachedListing
      {...frame}
      products={inside}
      note={total === undefined ? words.some(inside.length) : words.ofTotal(inside.length, total)}
      actionOf={(product) => <ListAction product={product} />}
      isSearching={false}
      kept={undefined}
    />
  );
}

/** What a search of this device finds. */
export function CachedSearch({ asked, ...frame }: Frame & { asked: string }) {
  const { data } = useQuery(cachedResultsQuery(useShop(), asked));
  if (data === undefined) return null;
  return (
    <CachedListing
      {...frame}
      products={data.found}
      note={words.searching(data.among)}
      actionOf={(product) => <ListAction product={product} />}
      isSearching
      kept={{ q: asked }}
    />
  );
}
