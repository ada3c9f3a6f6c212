import type { Api } from '#api/api.ts';
import type { SearchService } from '#contract/configuration.ts';
import { getFilterAttributes, getProducts, type ProductQuery } from '#contract/product-rows.ts';
import type { ProductSummary } from '#contract/product.ts';
import { RecommendationType } from '#contract/shopper-trail.ts';
import type { SearchIndex } from '#shopper/search-index.ts';
import { createIndexClient, type IndexRequest, type RecommendationModel } from './client.ts';
import { facetsOf, indexFiltersOf } from './filters.ts';

const modelOf: Readonly<Record<RecommendationType, RecommendationModel>> = {
  similar: 'looking-similar',
  trending: 'trending-items',
  'bought-together': 'bought-together',
  related: 'related-products',
};

const defaultPageSize = 24;

/** Searches with the search service, and loads the products found, with prices and stock, from the store. */
export const createSearchIndex = (
  service: SearchService,
  { api, currencyCode, origin }: { readonly api: Api; readonly currencyCode: string; readonly origin: string },
): SearchIndex => {
  const client = createIndexClient(service, origin);

  const load = async (ids: readonly string[]): Promise<ProductSummary[]> => {
    if (ids.length === 0) return [];
    const { results } = await api.call(getProducts, { query: { Ids: [...ids], PageSize: ids.length } });
    return ids.flatMap((id) => results.find((product) => product.id === id) ?? []);
  };

  const requestOf = ({ Search = '', CategorySlug, Filters = [], Sort = 'Relevance' }: ProductQuery): IndexRequest => ({
    indexName: Sort === 'Relevance' ? service.index : `${service.index}_${Sort}`,
    query: Search,
    ...indexFiltersOf(Filters, CategorySlug),
  });

  return {
    products: async (query) => {
      const { PageNumber: pageNumber = 1, PageSize: pageSize = defaultPageSize } = query;
      const found = await client.search({ ...requestOf(query), page: pageNumber - 1, hitsPerPage: pageSize });
      const results = await load(found.hits.map(({ objectID }) => objectID));
      return { results, total: found.nbHits, pageNumber, pageSize };
    },
    filters: async ({ Sort: _sort, ...query }) => {
      const [found, definitions] = await Promise.all([
        client.search({ ...requestOf(query), hitsPerPage: 0, facets: ['*'] }),
        api.call(getFilterAttributes, {}),
      ]);
      return { filters: facetsOf(found, definitions.results, query.Filters ?? [], currencyCode), total: found.nbHits };
    },
    suggestions: async (typed, limit) => {
      const found = await client.search({ indexName: service.index, query: typed, hitsPerPage: limit });
      const [products, named] = await Promise.all([
        load(found.hits.map(({ objectID }) => objectID)),
        /\d/.test(typed) && typed.length <= 64 ? api.call(getProducts, { query: { Skus: [typed] } }) : null,
      ]);
      const [match] = named?.matches ?? [];
      const product = named?.results.find(({ id }) => id === match?.productId);
      const exact = match === undefined || product === undefined ? null : { product, variant: match.variant };
      return { query: typed, exact, products, categories: [], corrections: [], total: found.nbHits };
    },
    recommendations: async (productId) => {
      if (service.hasRecommendations !== true) return null;
      const types = RecommendationType.options;
      const ids = await client.recommend(
        productId,
        types.map((type) => modelOf[type]),
      );
      const products = await load([...new Set(ids.flat())]);
      return types
        .map((type, place) => ({
          type,
          products: (ids[place] ?? []).flatMap((id) => products.find((one) => one.id === id && id !== productId) ?? []),
        }))
        .filter((one) => one.products.length > 0);
    },
  };
};
