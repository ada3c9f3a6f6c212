import { createContext, type ReactNode, useContext } from 'react';
import type { Attribute, ProductSummary, Variant } from '#contract/product.ts';
import { previewOn } from '#features/catalogue/preview/previews.ts';
import { sizesHash } from '#shopper/shown/sizes-hash.ts';
import { useShownSku } from '#shopper/shown/sku.ts';

/**
 * What a list is narrowed to: its filters, the part numbers that a search means, by product id, and what it
 * names of a size where it leaves the rest open; the products that it found, where rows show one of their sizes instead, and
 * how old it is.
 */
export const Narrowed = createContext<{
  readonly f: readonly string[];
  readonly skus: Readonly<Record<string, string>>;
  readonly named: Readonly<Record<string, readonly Attribute[]>>;
  readonly found: readonly ProductSummary[];
  readonly date: ReactNode;
}>({ f: [], skus: {}, named: {}, found: [], date: null });

export type NamedOf = (product: ProductSummary, size: Variant) => readonly Attribute[];

const codeOf = (filter: string): string => filter.slice(0, filter.indexOf(':'));

/** Leads to a product of a list: to the row that was searched for, or to its sizes under the filters of the list or what was said of them. */
export const useProductLink = (product: ProductSummary) => {
  const { f, skus, named, found, date } = useContext(Narrowed);
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
    onClick: previewOn({ row: product, found, date }),
    ...(sizes.length > 0 ? { hash: sizesHash } : sku === null ? {} : { hash: sku }),
  } as const;
};
