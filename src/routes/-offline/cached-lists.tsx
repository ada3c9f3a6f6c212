import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { CategoryNode } from '#contract/category.ts';
import { CachedListing } from '#features/catalogue/listing/cached-listing.tsx';
import { inCategory } from '#features/catalogue/listing/cached-selection.ts';
import { cachedResultsQuery } from '#features/search/cached-queries.ts';
import { useCachedProducts } from '#shopper/cached-products.ts';
import { productsOfCategoriesQuery } from '#shopper/device/parts-queries.ts';
import { useShop } from '#shopper/shop.tsx';
import { categoryTreeQuery } from '#shopper/store-queries.ts';
import { cachedListWording as words } from '#wording/cached-list.ts';
import { ListAction } from '#routes/-shell/list-action.tsx';

type Frame = Pick<ComponentProps<typeof CachedListing>, 'title' | 'search' | 'columns' | 'tools' | 'shownAbove'>;

/** Cached products of a category or of the whole catalogue; `total` is the store's count, if known. */
export function CachedCategory({ slug, total, ...frame }: Frame & { slug: string | null; total: number | undefined }) {
  const shop = useShop();
  const products = useCachedProducts();
  const { data: tree = [], isPending: isTreePending } = useQuery(categoryTreeQuery(shop));
  const { data: ofParts, isPending } = useQuery({
    ...productsOfCategoriesQuery(shop, slug === null ? [] : withThoseBelow(tree, slug)),
    enabled: slug !== null && !isTreePending,
  });
  if (products === undefined || (slug !== null && isPending)) return null;
  const seen = inCategory(products, slug);
  const isSeen = new Set(seen.map(({ summary }) => summary.slug));
  // Viewed products first, with their pictures and details, then those that only the part index knows.
  const inside = [...seen, ...(ofParts ?? []).filter(({ summary }) => !isSeen.has(summary.slug))];
  return (
    <CachedListing
      {...frame}
      products={inside}
      note={total === undefined ? words.some(inside.length) : words.ofTotal(inside.length, total)}
      isNothingYet={inside.length === 0}
      actionOf={(product) => <ListAction product={product} />}
      isSearching={false}
      carriedSearch={undefined}
    />
  );
}

/** Slugs of a category and all its descendants. */
const withThoseBelow = (nodes: readonly CategoryNode[], slug: string): readonly string[] => {
  const all = (node: CategoryNode): string[] => [node.slug, ...node.nodes.flatMap(all)];
  const find = (among: readonly CategoryNode[]): CategoryNode | undefined => {
    for (const node of among) {
      const found = node.slug === slug ? node : find(node.nodes);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const node = find(nodes);
  return node === undefined ? [slug] : all(node);
};

/** Search results from this device; `empty` is shown below if there are none. */
export function CachedSearch({ asked, empty, ...frame }: Frame & { asked: string; empty: ReactNode }) {
  const { data } = useQuery(cachedResultsQuery(useShop(), asked));
  if (data === undefined) return null;
  return (
    <>
      <CachedListing
        {...frame}
        products={data.found}
        note={words.searching(data)}
        isNothingYet={data.among === 0}
        actionOf={(product) => <ListAction product={product} />}
        isSearching
        carriedSearch={{ q: asked }}
      />
      {data.found.length === 0 ? empty : null}
    </>
  );
}
