import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { CachedListing } from '#features/catalogue/listing/cached-listing.tsx';
import { inCategory } from '#features/catalogue/listing/cached-selection.ts';
import { cachedResultsQuery } from '#features/search/cached-queries.ts';
import { useCachedProducts } from '#shopper/cached-products.ts';
import { useShop } from '#shopper/shop.tsx';
import { cachedListWording as words } from '#wording/connection.ts';
import { ListAction } from '#routes/-shell/list-action.tsx';

type Frame = Pick<ComponentProps<typeof CachedListing>, 'title' | 'search' | 'columns'>;

/** Cached products of a category or of the whole catalogue; `total` is the store's count, if known. */
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
      carriedSearch={undefined}
    />
  );
}

/** Search results from this device; `empty` follows where there are none. */
export function CachedSearch({ asked, empty, ...frame }: Frame & { asked: string; empty: ReactNode }) {
  const { data } = useQuery(cachedResultsQuery(useShop(), asked));
  if (data === undefined) return null;
  return (
    <>
      <CachedListing
        {...frame}
        products={data.found}
        note={words.searching(data.among)}
        actionOf={(product) => <ListAction product={product} />}
        isSearching
        carriedSearch={{ q: asked }}
      />
      {data.found.length === 0 ? empty : null}
    </>
  );
}
