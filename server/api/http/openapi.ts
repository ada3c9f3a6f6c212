import type { FastifyInstance, FastifySchema } from 'fastify';
import swagger from '@fastify/swagger';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { Failure } from '#contract/failure.ts';
import type { Row, Schema } from '#contract/row.ts';
import type { RowName } from '#contract/rows.ts';
import { completeDocument } from './openapi-document.ts';
import { namedSchemas } from './openapi-names.ts';

/** The description of a row in the document; the same schemas validate its requests. */
export const openApiRouteOf = (name: RowName, row: Row): FastifySchema => ({
  operationId: name,
  summary: row.summary,
  tags: [row.path.split('/')[1] ?? ''],
  security: securityOf[row.audience],
  ...(row.params === undefined ? {} : { params: row.params }),
  ...(row.query === undefined ? {} : { querystring: row.query }),
  ...(row.body === undefined ? {} : { body: row.body }),
  response: {
    200: said('The answer.', z.object({ data: row.data })),
    '4xx': said('A refusal; the first of its errors can be shown to a person.', Failure),
  },
});

const said = (description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
});

const keys = { apiKey: [], storeKey: [] };

const securityOf: Readonly<Record<Row['audience'], Record<string, string[]>[]>> = {
  store: [keys],
  anyone: [keys, { ...keys, bearer: [] }],
  shopper: [{ ...keys, bearer: [] }],
};

/** Collects the rows mounted after it into an OpenAPI 3.1 document. */
export const collectOpenApi = async (api: FastifyInstance, apiPath: string): Promise<void> => {
  const complete = createJsonSchemaTransformObject({ schemaRegistry: namedSchemas });
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Store API',
        version: '1.0.0',
        description:
          'Every call of the store. Answers are wrapped in "data"; refusals carry "errors", the first of which can be shown to a person.',
      },
      servers: [{ url: apiPath }],
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'API-Key', description: 'Which application asks.' },
          storeKey: { type: 'apiKey', in: 'header', name: 'StoreKey', description: 'Which store it asks.' },
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'From POST /auth/sign-in.' },
        },
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry: namedSchemas }),
    transformObject: (document) => completeDocument(complete(document)),
  });
};
