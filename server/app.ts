import compress from '@fastify/compress';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { answerBrotliQuality, compressedFromBytes } from '#server/api/answers/encoded.ts';
import type { StoreContext } from '#server/api/http/answer.ts';
import { serveDocs } from '#server/api/docs/docs.ts';
import { answerFailure } from '#server/api/http/failure.ts';
import { parseJson } from '#server/api/http/json-body.ts';
import { createOutbox, type Outbox } from '#server/api/mail/outbox.ts';
import { mountRows } from '#server/api/http/mount.ts';
import { createKeyedWrites } from '#server/api/http/idempotency.ts';
import { createSharedLimits } from '#server/api/http/limit-counts.ts';
import { createLoad, limitLoad } from '#server/api/http/overload.ts';
import { collectOpenApi } from '#server/api/http/openapi.ts';
import { passwordChangeHeader } from '#contract/password-change.ts';
import { createPushes, type Pushes } from '#server/api/push/pushes.ts';
import { Refusal } from '#server/api/http/refusal.ts';
import { readRequestId } from '#server/api/http/store-headers.ts';
import { createReferenceData } from '#server/api/store/reference-data.ts';
import type { StoreOptions } from '#server/api/store/options.ts';
import { startJobs } from '#server/api/store/jobs.ts';
import { clientKey } from '#server/api/session/client-key.ts';
import { createTokens } from '#server/api/session/tokens.ts';
import { withRequestId } from '#server/db/request-scope.ts';
import { OneLineEach } from './log.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Emails waiting to be sent. */
    outbox: Outbox;
    /** Messages waiting for push services. */
    pushes: Pushes;
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

/** A busy machine or a slow disk may take longer than Fastify's 10 s to list the static files. */
export const pluginTimeoutMs = 120_000;

/** Creates the store: the contract's API under `apiPath`, and its documentation. Opens no socket. */
export const createStore = async (options: StoreOptions): Promise<FastifyInstance> => {
  const app = fastify({
    logger: options.logger,
    logController: new OneLineEach(),
    trustProxy: options.trustProxy,
    // `closeGracefully` sends this refusal in the contract's format.
    return503OnClosing: false,
    // How long a slowly arriving request may hold a socket.
    requestTimeout: 30_000,
    pluginTimeout: pluginTimeoutMs,
    bodyLimit: options.limits.bodyBytes,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: ({ headers }) => readRequestId(headers) ?? crypto.randomUUID(),
    // A path that can't be decoded matches no route and runs no hook; it gets the same error format as the rest.
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  });
  const reference = createReferenceData(options.db, options.referenceMaxAgeMs);
  const sender = async () => {
    const { storeName, supportEmail } = (await reference()).settings;
    return { storeName, address: supportEmail };
  };
  const { db, clock } = options;
  const outbox = createOutbox({ db, transport: options.mail, sender, log: app.log });
  const contact = async () => (await sender()).address;
  const pushes = createPushes({ db, transport: options.push, contact, clock, log: app.log });
  const tokens = createTokens({
    secret: options.secret,
    lifetimeSeconds: options.tokenLifetimeSeconds,
    clock: options.clock,
  });
  app.decorate('outbox', outbox);
  app.decorate('pushes', pushes);
  app.decorate('load', createLoad(options.limits.requestsAtWork, options.limits.maxConcurrentRequests));
  app.decorate('keyedWrites', createKeyedWrites());
  app.addHook('onRequest', (request, _, done) => withRequestId(request.id, done));
  // The host's pages handle every GET without a route; an unknown one below the API path is the API's to answer.
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== '/*' || !isBelow(options.apiPath, request.url)) return undefined;
    return answerFailure(new Refusal(404, 'There is nothing at this address.'), request, reply);
  });
  startJobs(app, options, { outbox, pushes });
  await app.register(
    async (api) => {
      await openApi(api, { options, reference, tokens, outbox, keyedWrites: app.keyedWrites });
      serveDocs(app, options.apiPath, () => api.swagger());
    },
    { prefix: options.apiPath },
  );
  return app;
};

const isBelow = (path: string, url: string): boolean =>
  url === path || (/^[/?]/.test(url.slice(path.length)) && url.startsWith(path));

const openApi = async (api: FastifyInstance, context: StoreContext): Promise<void> => {
  const { options } = context;
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
  // Must come after the CORS headers: other origins have to be able to read a refusal too.
  limitLoad(api, api.load);
  await api.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: compressedFromBytes,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: answerBrotliQuality } },
  });
  const sharedLimits = options.isDatabaseShared
    ? createSharedLimits(options.db, (error) => api.log.error({ err: error }, 'limits could not be shared'))
    : null;
  if (sharedLimits !== null) api.addHook('onClose', sharedLimits.close);
  await api.register(rateLimit, {
    max: options.limits.requestsPerMinute,
    ...(sharedLimits === null ? {} : { store: sharedLimits.Store }),
    timeWindow: '1 minute',
    keyGenerator: ({ bearer, ip }) => (bearer.kind === 'good' ? bearer.claims.customerId : clientKey(ip)),
    errorResponseBuilder: () => new Refusal(429, 'Too many requests. Wait a moment and try again.'),
  });
  await collectOpenApi(api, options.apiPath);
  mountRows(api, context);
};
