import type { FastifyInstance } from 'fastify';
import { parse } from 'zod/mini';
import { ApiDocument } from './document.ts';
import { docsPage } from './page.ts';
import { docsStyle } from './style.ts';

const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the OpenAPI document at `/openapi.json` and below the API, and as a page at `/docs`. */
export const serveDocs = (app: FastifyInstance, apiPath: string, document: () => unknown): void => {
  let page: string | null = null;
  const cached = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' };
  for (const url of ['/openapi.json', `${apiPath}/openapi.json`]) {
    app.get(url, (_, reply) =>
      reply
        .headers({ ...cached, 'Access-Control-Allow-Origin': '*' })
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(document())),
    );
  }
  app.get('/docs', (_, reply) => {
    page ??= docsPage(parse(ApiDocument, document()));
    return reply
      .headers({ ...cached, 'Content-Security-Policy': policy })
      .type('text/html; charset=utf-8')
      .send(page);
  });
  app.get('/docs/docs.css', (_, reply) => reply.headers(cached).type('text/css; charset=utf-8').send(docsStyle));
};
