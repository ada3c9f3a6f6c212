import type { FastifyInstance } from 'fastify';
import { keptRows } from '#contract/kept-rows.ts';
import type { Row } from '#contract/row.ts';
import { type RowName, rows } from '#contract/rows.ts';
import { admit, readBearer, type Bearer } from '#server/api/session/access.ts';
import { type AnyHandler, createAnswerer, type Desk } from './answer.ts';
import type { Shopper } from './handler.ts';
import { handlers } from './handlers.ts';
import { openApiRouteOf } from './openapi.ts';
import { createPasswordLimit } from './rate-limits.ts';
import { invalidField } from './refusal.ts';
import { type QueryReader, queryReaderOf } from './request-query.ts';
import { findUnstorable } from './request-text.ts';
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

/** Gives every row of the contract its address, and lets through what may pass. */
export const mountRows = (api: FastifyInstance, desk: Desk): void => {
  const answer = createAnswerer(desk);
  const limitPasswords = createPasswordLimit(api, desk.options.limits.passwordsPerFiveMinutes);

  api.setValidatorCompiler(validatorCompiler);
  // Answers leave as text that the row's own schema has made.
  api.setSerializerCompiler(() => JSON.stringify);

  api.addHook('onRequest', async (request, reply) => {
    reply.headers(privateToEachShopper);
    const { name } = request.routeOptions.config;
    if (name === undefined) return;
    checkStoreKeys(request.headers, desk.options.keys);
    request.bearer = await readBearer(request.headers.authorization, (token) => desk.tokens.read(token));
    if (kept.has(rows[name]))
      reply.header('Cache-Control', request.bearer.kind === 'none' ? 'no-cache' : 'private, no-cache');
  });

  // After the rate limit, before the body is read.
  api.addHook('preParsing', async (request) => {
    const { name } = request.routeOptions.config;
    if (name === undefined) return;
    request.shopper = await admit(desk.options.db, name, rows[name], request.bearer);
  });

  api.addHook('preValidation', async (request) => {
    const { name, readQuery } = request.routeOptions.config;
    if (name === undefined || readQuery === undefined) return;
    request.query = readQuery(request.query as Record<string, unknown>);
    request.body ??= {};
    for (const part of [request.params, request.query, request.body]) {
      const field = findUnstorable(part);
      if (field !== null)
        throw invalidField(field, 'WrongCharacters', 'The request holds characters that cannot be stored.');
    }
  });

  for (const [name, row] of Object.entries(rows) as [RowName, Row][]) {
    // The row names the handler, so their types belong together; a loop over all rows can't say so.
    const handler = (handlers as Record<RowName, AnyHandler>)[name];
    api.route({
      method: row.method,
      url: row.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { name, readQuery: queryReaderOf(row) },
      schema: openApiRouteOf(name, row),
      async handler(request, reply) {
        await limitPasswords(name, request);
        const { status, body } = await answer(name, row, handler, request);
        return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
      },
    });
  }
};

/** The rows whose answers a device may keep for when it has no connection. */
const kept: ReadonlySet<Row> = new Set(keptRows);

const privateToEachShopper = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Authorization, CurrencyCode, CountryCode',
};
