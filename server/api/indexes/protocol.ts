import * as z from 'zod';
import { type FilterRange, rangeFilter, readFilter } from '#contract/filter-entry.ts';
import { maxPageSize } from '#contract/page-sizes.ts';
import { maxFilters, maxSearchLength } from '#contract/search-lengths.ts';

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());

/** One query of a search service's protocol, as far as this store supports it. */
export const IndexQuery = z.object({
  indexName: z.string().max(100),
  query: z.string().max(maxSearchLength).default(''),
  page: z.int().min(0).max(10_000).default(0),
  hitsPerPage: z.int().min(0).max(maxPageSize).default(20),
  facets: z.array(z.string()).default([]),
  /** The outer list is a conjunction, each inner list a disjunction. */
  facetFilters: z.array(oneOrMore).max(maxFilters).default([]),
  /** Such as `code>=1` and `code<=9`. */
  numericFilters: z.array(z.string()).max(maxFilters).default([]),
});
export type IndexQuery = z.infer<typeof IndexQuery>;

export const Queries = z.object({ requests: z.array(IndexQuery).min(1).max(20) });

/** Maps the protocol's recommendation models to the reasons that this store knows. */
export const models = {
  'bought-together': 'bought-together',
  'looking-similar': 'similar',
  'related-products': 'related',
  'trending-items': 'trending',
} as const;

export const RecommendationQueries = z.object({
  requests: z
    .array(
      z.object({
        indexName: z.string().max(100),
        model: z.enum(['bought-together', 'looking-similar', 'related-products', 'trending-items']),
        /** The product; omitted for what is popular. */
        objectID: z.string().max(64).optional(),
        maxRecommendations: z.int().min(1).max(30).default(30),
      }),
    )
    .min(1)
    .max(20),
});

/** Translates a query to the query string for the store API. Throws `BadQuery`. */
export const selectionOf = ({ query, facetFilters, numericFilters }: IndexQuery): URLSearchParams => {
  const selection = new URLSearchParams();
  if (query.trim() !== '') selection.set('Search', query);
  for (const filter of facetFilters.flat()) {
    const { code, value } = readFilter(filter);
    if (code === 'category') selection.set('CategorySlug', value);
    else selection.append('Filters', filter);
  }
  const ranges = new Map<string, FilterRange>();
  for (const filter of numericFilters) {
    const {
      code = '',
      sign,
      number,
    } = /^(?<code>[\w-]+)(?<sign>>=|<=)(?<number>-?\d+(?:\.\d+)?)$/.exec(filter)?.groups ?? {};
    if (number === undefined) throw new BadQuery(`“${filter}” is not a numeric filter.`);
    const bound = { [sign === '>=' ? 'low' : 'high']: Number(number) };
    ranges.set(code, { low: null, high: null, ...ranges.get(code), ...bound });
  }
  for (const [code, range] of ranges) selection.append('Filters', rangeFilter(code, range));
  return selection;
};

/** A query that the store can't answer. */
export class BadQuery extends Error {
  override readonly name = 'BadQuery';
}
