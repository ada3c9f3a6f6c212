import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { getFilters, getProducts, ProductSort } from '#contract/product-rows.ts';
import { getRecommendations } from '#contract/shopper-trail.ts';
import { BadQuery, type IndexQuery, models, Queries, RecommendationQueries, selectionOf } from './protocol.ts';

export interface IndexOptions {
  /** The path of the store API, and the headers of each call to it. */
  readonly apiPath: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly appId: string;
  readonly apiKey: string;
  /** The name of the product index; `{index}_{sort}` is the same index in another order. */
  readonly index: string;
}

/**
 * Serves the store in a search service's protocol, over its own API as a guest sees it: `/1/indexes/{all}/queries` with
 * facets, and `/1/indexes/{all}/recommendations`. A hit is only a product's id; the shopper's page asks the store for the
 * price.
 */
export const indexes: FastifyPluginAsync<IndexOptions> = async (app, options) => {
  app.removeAllContentTypeParsers();
  // The protocol's clients send JSON as plain text to avoid a CORS preflight.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(new BadQuery('The body is not JSON.'));
    }
  });
  app.setErrorHandler(async (error, request, reply) => {
    const isBad = error instanceof BadQuery || error instanceof z.ZodError;
    if (!isBad) request.log.error({ err: error }, 'an index could not answer');
    const status = isBad ? 400 : 500;
    return reply.code(status).send({ status, message: isBad ? messageOf(error) : 'Something went wrong.' });
  });
  app.addHook('preHandler', async (request, reply) => {
    const sent = (name: string): unknown => request.headers[name] ?? Query.parse(request.query)[name];
    if (sent('x-algolia-application-id') === options.appId && sent('x-algolia-api-key') === options.apiKey) return;
    await reply.code(403).send({ status: 403, message: 'Invalid Application-ID or API key' });
  });

  const ask = async <S extends z.core.$ZodType>(request: FastifyRequest, schema: S, path: string) => {
    const answer = await app.inject({
      url: `${options.apiPath}${path}`,
      headers: { ...options.headers },
      remoteAddress: request.ip,
    });
    if (answer.statusCode === 404) return null;
    if (answer.statusCode >= 500) throw new Error(`The store API answered ${answer.statusCode}.`);
    if (answer.statusCode >= 400) throw new BadQuery(Failure.parse(answer.json()).errors[0]);
    return z.parse(schema, answer.json());
  };

  const sortOf = (indexName: string) => {
    const { index } = options;
    const sort = ProductSort.safeParse(indexName === index ? 'Relevance' : indexName.slice(index.length + 1));
    if (!indexName.startsWith(index) || !sort.success) throw new BadQuery(`Index ${indexName} does not exist`);
    return sort.data;
  };

  const answer = async (request: FastifyRequest, query: IndexQuery) => {
    const began = performance.now();
    const selection = selectionOf(query);
    const paged = new URLSearchParams(selection);
    paged.set('Sort', sortOf(query.indexName));
    paged.set('PageNumber', String(query.page + 1));
    paged.set('PageSize', String(Math.max(1, query.hitsPerPage)));
    const found = await ask(request, Products, `/products?${paged.toString()}`);
    const counted =
      query.facets.length === 0 ? null : await ask(request, Filters, `/product-filters?${selection.toString()}`);
    const filters = counted?.data.filters ?? [];
    const wanted = filters.filter(({ code }) => query.facets.includes('*') || query.facets.includes(code));
    const total = found?.data.total ?? 0;
    return {
      index: query.indexName,
      query: query.query,
      params: '',
      hits: query.hitsPerPage === 0 ? [] : (found?.data.results ?? []).map(({ id }) => ({ objectID: id })),
      nbHits: total,
      page: query.page,
      nbPages: query.hitsPerPage === 0 ? 0 : Math.ceil(total / query.hitsPerPage),
      hitsPerPage: query.hitsPerPage,
      exhaustive: { nbHits: true, facetsCount: true },
      processingTimeMS: Math.round(performance.now() - began),
      ...(query.facets.length === 0
        ? {}
        : {
            facets: Object.fromEntries(
              wanted.map(({ code, values }) => [
                code,
                Object.fromEntries(values.map(({ value, count }) => [value, count])),
              ]),
            ),
            facets_stats: Object.fromEntries(
              wanted.flatMap(({ code, range }) => (range === null ? [] : [[code, { min: range.min, max: range.max }]])),
            ),
            renderingContent: { facetOrdering: { facets: { order: wanted.map(({ code }) => code) } } },
          }),
    };
  };

  const answerQueries = async (request: FastifyRequest) => {
    const { requests } = Queries.parse(request.body);
    return { results: await Promise.all(requests.map((query) => answer(request, query))) };
  };

  const popular = async (request: FastifyRequest, model: keyof typeof models, max: number) => {
    if (model !== 'trending-items') throw new BadQuery(`${model} goes with a product: give its objectID.`);
    return (await ask(request, Products, `/products?PageSize=${max}`))?.data.results ?? [];
  };

  const recommended = async (request: FastifyRequest, model: keyof typeof models, objectID: string) => {
    const found = await ask(request, Recommendations, `/recommendations/${encodeURIComponent(objectID)}`);
    return found?.data.results.find(({ type }) => type === models[model])?.products ?? [];
  };

  const recommend = async (request: FastifyRequest) => {
    const { requests } = RecommendationQueries.parse(request.body);
    const results = requests.map(async ({ indexName, model, objectID, maxRecommendations }) => {
      sortOf(indexName);
      const products =
        objectID === undefined
          ? await popular(request, model, maxRecommendations)
          : await recommended(request, model, objectID);
      const hits = products
        .slice(0, maxRecommendations)
        .map(({ id }, place) => ({ objectID: id, _score: 100 - place }));
      return {
        index: indexName,
        hits,
        nbHits: hits.length,
        page: 0,
        nbPages: 1,
        hitsPerPage: maxRecommendations,
        processingTimeMS: 1,
      };
    });
    return { results: await Promise.all(results) };
  };

  app.post('/1/indexes/:all/queries', (request) => answerQueries(request));
  app.post('/1/indexes/:all/recommendations', (request) => recommend(request));
  await Promise.resolve();
};

const Failure = z.object({ errors: z.tuple([z.string()], z.string()) });
const Products = z.object({ data: getProducts.data });
const Filters = z.object({ data: getFilters.data });
const Recommendations = z.object({ data: getRecommendations.data });
const Query = z.record(z.string(), z.unknown());

const messageOf = (error: Error): string => (error instanceof z.ZodError ? z.prettifyError(error) : error.message);
