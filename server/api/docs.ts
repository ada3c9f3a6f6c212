import type { FastifyInstance } from 'fastify';

/** Serves the OpenAPI document at `/openapi.json` and below the API, and the same to read at `/docs`. */
export const serveDocs = (app: FastifyInstance, apiPath: string, document: () => unknown): void => {
  for (const url of ['/openapi.json', `${apiPath}/openapi.json`]) {
    app.get(url, async (_, reply) => reply.type('application/json; charset=utf-8').send(JSON.stringify(document())));
  }
};
