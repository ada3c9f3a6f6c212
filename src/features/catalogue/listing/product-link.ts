import { createContext, useContext } from 'react';
import type { Attribute, ProductSummary, Variant } from '#contract/product.ts';
import { sizesHash } from '#shopper/shown/sizes-hash.ts';
import { useShownSku } from '#shopper/shown/sku.ts';

/**
 * What a list is narrowed to: its filters, the SKUs that a search matches, by product id, and the attributes of a size that the
 * search names while it leaves the others open.
 */
export const Narrowed = createContext<{
  readonly f: readonly string[];
  readonly skus: Readonly<Record<string, string>>;
  readonly named: Readonly<Record<string, readonly Attribute[]>>;
}>({ f: [], skus: {}, named: {} });

export type NamedOf = (product: ProductSummary, size: Variant) => readonly Attribute[];

const codeOf = (filter: string): string => filter.slice(0, filter.indexOf(':'));

/** Link props for a listed product: to the row that matches the search, or to its sizes under the list's filters or named attributes. */
export const useProductLink = (product: Pick<ProductSummary, 'id' | 'slug' | 'spans'>) => {
  const { f, skus, named } = useContext(Narrowed);
  const sizes = named[product.id] ?? [];
  const sku = useShownSku()(sizes.length === 0 ? skus[product.id] : undefined);
  const carried = [
    ...f.filter((filter) => product.spans?.some(({ code }) => code === codeOf(filter)) ?? true),
    ...sizes.map(({ code, value }) => `${code}:${value}`),
  ];
  return {
    to: '/store/product/$product',
    params: { product: product.slug },
    search: carried.length === 0 ? {} : { f: carried },
    ...(sizes.length > 0 ? { hash: sizesHash } : sku === null ? {} : { hash: sku }),
  } as const;
};
