import { createMemoryCache, createNullCache, RetryError } from '@algolia/client-common';
import { createFetchRequester } from '@algolia/requester-fetch';
import { liteClient } from 'algoliasearch/lite';
import * as z from 'zod/mini';
import { ContractBroken, Refused } from '#api/api-error.ts';
import type { SearchService } from '#contract/configuration.ts';
import { searchIndexWording as words } from '#wording/search-index.ts';

const maxRecommendations = 12;

const Hits = z.array(z.object({ objectID: z.string() }));

const Found = z.object({
  results: z.array(
    z.object({
      hits: Hits,
      nbHits: z.int(),
      facets: z.optional(z.record(z.string(), z.record(z.string(), z.int()))),
      facets_stats: z.optional(z.record(z.string(), z.object({ min: z.number(), max: z.number() }))),
      renderingContent: z.optional(
        z.object({
          facetOrdering: z.optional(z.object({ facets: z.optional(z.object({ order: z.array(z.string()) })) })),
        }),
      ),
    }),
  ),
});
/** The result of a query. */
export type FoundPage = z.infer<typeof Found>['results'][number];

const Recommended = z.object({ results: z.array(z.object({ hits: Hits })) });

export interface IndexRequest {
  readonly indexName: string;
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facets?: string[];
  readonly facetFilters?: string[][];
  readonly numericFilters?: string[];
}

/** Recommendation models, by their names in the search protocol. */
export type RecommendationModel = 'bought-together' | 'looking-similar' | 'related-products' | 'trending-items';

/** Queries the search service. Throws `Refused` with a message for the shopper, or `ContractBroken`. */
export interface IndexClient {
  search(request: IndexRequest): Promise<FoundPage>;
  /** The ids recommended by each model, in the order of `models`. */
  recommend(objectID: string, models: readonly RecommendationModel[]): Promise<string[][]>;
}

/** The same as for the store: the client’s own defaults are only a second or two. */
const defaultTimeouts = { connectMs: 20_000, readMs: 20_000 };

/** A client of the search service; `origin` is the page's, for a service that is a path of the store. */
export const createIndexClient = (
  { url, appId, apiKey, index, isCached = false }: SearchService,
  origin: string,
  { connectMs, readMs } = defaultTimeouts,
): IndexClient => {
  const { protocol, host, pathname } = new URL(url, origin);
  const cacheOf = () => (isCached ? createMemoryCache() : createNullCache());
  const client = liteClient(appId, apiKey, {
    hosts: [{ url: `${host}${pathname}`, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' }],
    requester: createFetchRequester(),
    timeouts: { connect: connectMs, read: readMs, write: readMs },
    responsesCache: cacheOf(),
    requestsCache: cacheOf(),
    // The default is localStorage.
    hostsCache: createMemoryCache(),
  });
  return {
    search: async (request) => {
      const { results } = await answered(Found, client.search({ requests: [request] }));
      const [found] = results;
      if (found === undefined) throw new ContractBroken('The search service gave no result.');
      return found;
    },
    recommend: async (objectID, models) => {
      const requests = models.map((model) => ({
        indexName: index,
        model,
        threshold: 0,
        maxRecommendations,
        // Trending items don't depend on a product.
        ...(model === 'trending-items' ? {} : { objectID }),
      }));
      // The library's types differ for each model.
      const { results } = await answered(
        Recommended,
        client.customPost({ path: '1/indexes/*/recommendations', body: { requests } }),
      );
      return results.map(({ hits }) => hits.map((hit) => hit.objectID));
    },
  };
};

const answered = async <S extends z.core.$ZodType>(schema: S, answer: Promise<unknown>): Promise<z.output<S>> => {
  let data: unknown;
  try {
    data = await answer;
  } catch (error) {
    throw refusalOf(error);
  }
  const parsed = z.safeParse(schema, data);
  if (!parsed.success) throw new ContractBroken(`The search service: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
};

/** The 504 isn't retried automatically, since the client has already waited; the shopper can try again. */
const refusalOf = (error: unknown): Refused => {
  if (!(error instanceof RetryError)) return new Refused({ status: 502, errors: [] });
  const content = error.stackTrace.at(-1)?.response.content;
  const text = content === words.connectionTimeout || content === words.socketTimeout ? content : words.networkFailed;
  return new Refused({ status: 504, errors: [text] });
};
