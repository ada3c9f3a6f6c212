import type { FastifyInstance } from 'fastify';
import { cacheableRows } from '#contract/cacheable-rows.ts';
import type { Row } from '#contract/row.ts';
import { type RowName, rows } from '#contract/rows.ts';
import { createSharedAnswers } from '#server/api/answers/shared-answers.ts';
import { admit, readBearer } from '#server/api/session/access.ts';
import type { Bearer } from '#server/api/session/claims.ts';
import { type AnyHandler, createAnswerer, type StoreContext } from './answer.ts';
import type { Shopper } from './handler.ts';
import { handlers } from './handlers.ts';
import { openApiRouteOf } from './openapi.ts';
import { runWithinLimit } from './overload.ts';
import { createLookupLimit, createMessageLimit, createPasswordLimit, createRepeatLimit } from './rate-limits.ts';
import { invalidField } from './refusal.ts';
import { type QueryReader, queryReaderOf } from './request-query.ts';
import { findTextFault } from './request-text.ts';
import { checkStoreKeys } from './store-headers.ts';
import { validatorCompiler } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    bearer: Bearer;
    shopper: Shopper | null;
  }
  interface FastifyContextConfig {
    name?: RowName;
    readQuery?: QueryReader;
  }
}

/** Mounts every row of the contract, with its checks. */
export const mountRows = (api: FastifyInstance, store: StoreContext): void => {
  const answer = createAnswerer(store);
  const sharedAnswers = createSharedAnswers(store);
  const limitPasswords = createPasswordLimit(api, store.options);
  const limitLookups = createLookupLimit(api, store.options);
  const limitMessages = createMessageLimit(api, store.options);
  const limitRepeats = createRepeatLimit(api, store.options);

  api.setValidatorCompiler(validatorCompiler);
  // The row's schema has already shaped the body.
  api.setSerializerCompiler(() => JSON.stringify);

  api.addHook('onRequest', async (request, reply) => {
    reply.headers(privateToEachShopper);
    // Added to what CORS has set: its answers differ by origin.
    reply.header('Vary', [reply.getHeader('Vary'), varying].filter((names) => names !== undefined).join(', '));
    const { name } = request.routeOptions.config;
    if (name === undefined) return;
    checkStoreKeys(request.headers, store.options.keys);
    request.bearer = await readBearer(request.headers.authorization, (token) => store.tokens.read(token));
    if (offlineRows.has(rows[name]))
      reply.header('Cache-Control', request.bearer.kind === 'none' ? 'no-cache' : 'private, no-cache');
  });

  api.addHook('preParsing', async (request) => {
    const { name } = request.routeOptions.config;
    if (name === undefined) return;
    request.shopper = await admit(store.options.db, name, rows[name], request.bearer);
  });

  api.addHook('preValidation', async (request) => {
    const { name, readQuery } = request.routeOptions.config;
    if (name === undefined || readQuery === undefined) return;
    request.query = readQuery(request.query as Record<string, unknown>);
    request.body ??= {};
    for (const part of [request.params, request.query, request.body]) {
      const fault = findTextFault(part);
      if (fault !== null) throw invalidField(fault.field, fault.code, fault.message);
    }
  });

  for (const [name, row] of Object.entries(rows) as [RowName, Row][]) {
    // The row's name selects the handler, so their types match; a loop over all rows can't express that.
    const handler = (handlers as Record<RowName, AnyHandler>)[name];
    api.route({
      method: row.method,
      url: row.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { name, readQuery: queryReaderOf(row) },
      schema: openApiRouteOf(name, row),
      async handler(request, reply) {
        if (sharedAnswers.isFor(name))
          return sharedAnswers.answer(name, request, reply, () => answer(name, row, handler, request));
        const { status, body } = await runWithinLimit(request, async () => {
          await limitPasswords.check(name, request);
          await limitLookups(name, request);
          await limitMessages(name, request);
          await limitRepeats(name, request);
          return answer(name, row, handler, request);
        });
        if (status === 200) await limitPasswords.succeeded(name, request);
        return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
      },
    });
  }
};

/** Rows whose answers a device may store for use offline. */
const offlineRows: ReadonlySet<Row> = new Set(cacheableRows);

const privateToEachShopper = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

const varying = 'Authorization, CurrencyCode, CountryCode';
