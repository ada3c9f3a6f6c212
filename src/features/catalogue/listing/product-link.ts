import { createContext, type ReactNode, useContext } from 'react';
import { readFilter, valueFilter } from '#contract/filter-entry.ts';
import type { Attribute, ProductSummary, Variant } from '#contract/product.ts';
import { previewOn } from '#features/catalogue/preview/previews.ts';
import { sizesHash } from '#shopper/shown/sizes-hash.ts';
import { useShownSku } from '#shopper/shown/sku.ts';

/**
 * What a list is narrowed to: its filters, the SKUs that a search matches, by product id, and the attributes of a size that the
 * search names while it leaves the others open; also the products found, since rows may show one of their sizes instead, and the
 * age of the list.
 */
export const Narrowed = createContext<{
  readonly f: readonly string[];
  readonly skus: Readonly<Record<string, string>>;
  readonly named: Readonly<Record<string, readonly Attribute[]>>;
  readonly found: readonly ProductSummary[];
  readonly date: ReactNode;
}>({ f: [], skus: {}, named: {}, found: [], date: null });

export type NamedOf = (product: ProductSummary, size: Variant) => readonly Attribute[];

/** Link props for a listed product: to the row that matches the search, or to its sizes under the list's filters or named attributes. */
export const useProductLink = (product: ProductSummary) => {
  const { f, skus, named, found, date } = useContext(Narrowed);
  const sizes = named[product.id] ?? [];
  const sku = useShownSku()(sizes.length === 0 ? skus[product.id] : undefined);
  const isOfProduct = (filter: string): boolean => {
    const { code } = readFilter(filter);
    return product.spans?.some((span) => span.code === code) ?? true;
  };
  const carried = [...f.filter(isOfProduct), ...sizes.map(({ code, value }) => valueFilter(code, value))];
  return {
    to: '/store/product/$product',
    params: { product: product.slug },
    search: carried.length === 0 ? {} : { f: carried },
    onClick: previewOn({ row: product, found, date }),
    ...(sizes.length > 0 ? { hash: sizesHash } : sku === null ? {} : { hash: sku }),
  } as const;
};
