import type { Api } from '#api/api.ts';
import type { SearchService } from '#contract/configuration.ts';
import type { SearchIndex } from '#shopper/search-index.ts';

/** The search index of a page; its code is fetched with the first query. */
export const lazySearchIndex =
  (service: SearchService) =>
  (api: Api, currencyCode: string): (() => Promise<SearchIndex>) => {
    let index: Promise<SearchIndex> | undefined;
    const load = async (): Promise<SearchIndex> => {
      const { createSearchIndex } = await import('./search-index.ts');
      return createSearchIndex(service, { api, currencyCode, origin: location.origin });
    };
    return () =>
      (index ??= load().catch((error: unknown) => {
        // Fetched again with the next query.
        index = undefined;
        throw error;
      }));
  };
