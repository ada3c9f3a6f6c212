import MiniSearch from 'minisearch';
import type { CachedProduct } from '#offline/reads/cached-products.ts';

/** Words of this length or longer tolerate `maxEdits` typos. */
const minFuzzyLength = 5;
const maxEdits = 2;

/** Products indexed before yielding to the page. */
const chunkSize = 100;

/** A search index over the part numbers and product names on this device. */
export interface SearchIndex {
  /** Matching products, best first: part numbers with that prefix, then matches by words. */
  readonly search: (typed: string) => readonly CachedProduct[];
}

const indexes = new WeakMap<readonly CachedProduct[], Promise<SearchIndex>>();

/** The index of a product list; built once per list. */
export const searchIndexOf = (products: readonly CachedProduct[]): Promise<SearchIndex> => {
  const known = indexes.get(products) ?? buildIndex(products);
  indexes.set(products, known);
  return known;
};

/** A part number without what people leave out when typing: hyphens, spaces, case. */
const plainCode = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const buildIndex = async (products: readonly CachedProduct[]): Promise<SearchIndex> => {
  const byId = new Map(products.map((product) => [product.summary.id, product]));
  const codes = products
    .flatMap((product) => product.skus.map((sku) => [plainCode(sku), product] as const))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const words = new MiniSearch<Entry>({
    fields: ['name', 'skus', 'about'],
    searchOptions: {
      boost: { name: 3, skus: 2 },
      prefix: true,
      fuzzy: (term) => (term.length >= minFuzzyLength ? maxEdits : false),
    },
  });
  await words.addAllAsync(products.map(entryOf), { chunkSize });
  return {
    search: (typed) => {
      const code = plainCode(typed);
      const byCode = code === '' ? [] : codes.filter(([sku]) => sku.startsWith(code)).map(([, product]) => product);
      const all = words.search(typed, { combineWith: 'AND' });
      const byWords = (all.length > 0 ? all : words.search(typed)).flatMap(({ id }) => byId.get(String(id)) ?? []);
      return [...new Set([...byCode, ...byWords])];
    },
  };
};

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly skus: string;
  readonly about: string;
}

const entryOf = ({ summary, skus, attributes }: CachedProduct): Entry => ({
  id: summary.id,
  name: summary.name,
  skus: skus.join(' '),
  about: [
    summary.brand?.name,
    summary.shortDescription,
    ...summary.categories.map(({ name }) => name),
    ...attributes.map(({ displayValue }) => displayValue),
  ].join(' '),
});
