import compress from '@fastify/compress';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import type { Desk } from '#server/api/http/answer.ts';
import { serveDocs } from '#server/api/docs/docs.ts';
import { answerFailure } from '#server/api/http/failure.ts';
import { parseJson } from '#server/api/http/json-body.ts';
import { createMailRoom, type MailRoom } from '#server/api/mail/outbox.ts';
import { mountRows } from '#server/api/http/mount.ts';
import { collectOpenApi } from '#server/api/http/openapi.ts';
import { passwordChangeHeader } from '#contract/failure.ts';
import { Refusal } from '#server/api/http/refusal.ts';
import { createSettings } from '#server/api/store/settings.ts';
import type { StoreOptions } from '#server/api/store/options.ts';
import { keepTidy } from '#server/api/store/tidy.ts';
import { createTokens } from '#server/api/session/tokens.ts';
import { OneLineEach } from './log.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where the store's letters wait to be carried. */
    mailRoom: MailRoom;
  }
}

const requestHeaders = [
  'Accept',
  'Authorization',
  'Content-Type',
  'API-Key',
  'StoreKey',
  'CurrencyCode',
  'CountryCode',
  'Idempotency-Key',
];

const answerHeaders = ['Date', 'Retry-After', passwordChangeHeader];

/** Makes the store: the API of the contract under `apiPath`, its document and its pages to read, no socket. */
export const createStore = async (options: StoreOptions): Promise<FastifyInstance> => {
  const app = fastify({
    logger: options.logger,
    logController: new OneLineEach(),
    trustProxy: options.trustProxy,
    // A request that dribbles in holds a socket for no longer than this.
    requestTimeout: 30_000,
    bodyLimit: options.limits.bodyBytes,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: () => crypto.randomUUID(),
    // A path that can't be decoded meets no route and no hook; it is answered like everything else.
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  });
  const settings = createSettings(options.db, options.settingsMaxAgeMs);
  const mailRoom = createMailRoom({
    db: options.db,
    carrier: options.mail,
    storeName: async () => (await settings()).storeName,
    log: app.log,
  });
  const tokens = createTokens({
    secret: options.secret,
    lifetimeSeconds: options.tokenLifetimeSeconds,
    clock: options.clock,
  });
  app.decorate('mailRoom', mailRoom);
  keepTidy(app, options, mailRoom);
  await app.register(
    async (api) => {
      await openApi(api, { options, settings, tokens, mailRoom });
      serveDocs(app, options.apiPath, () => api.swagger());
    },
    { prefix: options.apiPath },
  );
  return app;
};

const openApi = async (api: FastifyInstance, desk: Desk): Promise<void> => {
  const { options } = desk;
  api.decorateRequest('bearer', undefined as never);
  api.decorateRequest('shopper', null);
  api.setErrorHandler(answerFailure);
  api.setNotFoundHandler(() => {
    throw new Refusal(404, 'There is nothing at this address.');
  });
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson(api));

  await api.register(cors, {
    origin: options.corsOrigins.length === 0 ? false : [...options.corsOrigins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: requestHeaders,
    exposedHeaders: answerHeaders,
    maxAge: 86_400,
  });
  await api.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // The default of brotli is made for files that are packed once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await api.register(rateLimit, {
    max: options.limits.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ bearer, ip }) => (bearer.kind === 'good' ? bearer.claims.customerId : ip),
    errorResponseBuilder: () => new Refusal(429, 'Too many requests. Wait a moment and try again.'),
  });
  await collectOpenApi(api, options.apiPath);
  mountRows(api, desk);
};
