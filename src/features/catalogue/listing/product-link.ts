import { createContext, useContext } from 'react';
import type { ProductSummary } from '#contract/product.ts';
import { useShownSku } from '#shopper/shown/sku.ts';

/** What a list is narrowed to: its filters, and the part numbers that a search means, by product id. */
export const Narrowed = createContext<{
  readonly f: readonly string[];
  readonly skus: Readonly<Record<string, string>>;
}>({ f: [], skus: {} });

const codeOf = (filter: string): string => filter.slice(0, filter.indexOf(':'));

/** Leads to a product of a list: to the row that was searched for, or to its sizes under the filters of the list. */
export const useProductLink = (product: Pick<ProductSummary, 'id' | 'slug' | 'spans'>) => {
  const { f, skus } = useContext(Narrowed);
  const sku = useShownSku()(skus[product.id]);
  const carried = f.filter((filter) => product.spans?.some(({ code }) => code === codeOf(filter)) ?? true);
  return {
    to: '/store/product/$product',
    params: { product: product.slug },
    search: carried.length === 0 ? {} : { f: carried },
    ...(sku === null ? {} : { hash: sku }),
  } as const;
};
