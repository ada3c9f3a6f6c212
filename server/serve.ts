import fastify, { type FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { offerSnapshots } from '#server/backup/snapshot.ts';
import { httpProvider } from '#server/api/address-lookup/http-provider.ts';
import { sandboxProvider } from '#server/api/address-lookup/sandbox.ts';
import { indexes } from '#server/api/indexes/indexes.ts';
import { providerNotices } from '#server/api/payments/notices/notice-routes.ts';
import { configuredDrivers } from '#server/api/payments/providers/configured-drivers.ts';
import { createPaymentDrivers } from '#server/api/payments/sandbox/sandbox.ts';
import { sandboxPages } from '#server/api/payments/sandbox/pages.ts';
import { transferCalls } from '#server/api/operator/transfer-calls.ts';
import { stockCalls } from '#server/api/operator/stock-calls.ts';
import { referenceMaxAgeMs } from '#server/api/store/reference-data.ts';
import type { Database, OpenDatabase } from '#server/db/connect.ts';
import { warnOfStore } from '#server/host/store-fetch.ts';
import { hasStore, requireStore, seedIfEmpty } from '#server/db/seed/run.ts';
import { fillVariantSearch } from '#server/db/variant-search.ts';
import { iconSets, iconSetsPath } from '#server/media/icon-sets.ts';
import { createStore, pluginTimeoutMs } from './app.ts';
import type { ServerConfiguration } from './configuration.ts';
import { closeGracefully } from './graceful-close.ts';
import { serveHealth } from './health.ts';
import { logOptions, OneLineEach } from './log.ts';
import { mailFolder } from '#server/mail/folder.ts';
import { createMetrics } from './metrics.ts';
import { readPushKeys } from './push-keys.ts';
import { webPush } from './web-push.ts';
import { readSecret } from './secret.ts';
import { openStoreDatabase } from './store-database.ts';

/** The shop's pages. */
export interface Pages {
  /** Adds routes for every address that the API does not handle; `db` is the store's if this process has it. */
  readonly serve: (app: FastifyInstance, db: Database | null) => Promise<void>;
  /** Addresses of their font files, for pages embedded in them. */
  readonly fonts: readonly string[];
}

/** A listening server. `close` finishes the requests in progress, then closes the database. */
export interface Serving {
  readonly address: string;
  close(): Promise<void>;
}

/** The index of this process among those that serve the store on this machine, from 0. */
const processNumber = Number(process.env['PROCESS_NUMBER'] ?? 0);

/** Opens the configured store and its pages, and listens. */
export const serve = async (configuration: ServerConfiguration, pages: Pages): Promise<Serving> => {
  const { apiPath, host, port } = configuration;
  const opened =
    apiPath === null ? openPagesAlone(configuration) : await openStore(configuration, apiPath, pages.fonts);
  const { app, database } = opened;
  const metrics =
    configuration.metricsAddress === null
      ? null
      : createMetrics(app, database, {
          host: configuration.metricsAddress.host,
          port: configuration.metricsAddress.port + processNumber,
        });
  const close = async (): Promise<void> => {
    await opened.close();
    await metrics?.close();
  };
  try {
    await pages.serve(app, database?.db ?? null);
    await metrics?.listen();
    return { address: await app.listen({ host, port }), close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Fastify's types do not accept a number of proxies. */
const trustedHops = (proxies: ServerConfiguration['trustProxy']) =>
  typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : proxies;

interface Opened {
  readonly app: FastifyInstance;
  readonly database: OpenDatabase | null;
  close(): Promise<void>;
}

const openStore = async (
  configuration: ServerConfiguration,
  apiPath: string,
  fonts: readonly string[],
): Promise<Opened> => {
  const { dataDir, databaseUrl, publicUrl, smtpUrl, page } = configuration;
  const connected = await openStoreDatabase(configuration);
  const { database, readAnywhere } = connected;
  const { db } = database;
  try {
    const isFresh = configuration.seedScale !== null && (await seedIfEmpty(db, { scale: configuration.seedScale }));
    if (!isFresh) await fillVariantSearch(db);
    // Imported only if used: most of the start-up time goes into loading modules.
    const mail =
      smtpUrl === null
        ? mailFolder(join(dataDir, 'mail'), () => app.log)
        : (await import('#server/mail/smtp.ts')).mailBySmtp(smtpUrl);
    const payments = createPaymentDrivers({
      hasSandbox: configuration.hasSandboxPayments,
      real: await configuredDrivers(configuration.paymentProviders),
      connections: database.pool.options.max,
    });
    const app: FastifyInstance = await createStore({
      db,
      readAnywhere,
      isDatabaseShared: !database.isEmbedded,
      keys: { apiKey: page.apiKey, storeKey: page.storeKey },
      secret: readSecret(configuration.tokenSecret, dataDir),
      tokenLifetimeSeconds: configuration.tokenHours * 3600,
      publicUrl,
      corsOrigins: configuration.corsOrigins,
      payments,
      addressLookup: openAddressLookup(configuration.addressLookup),
      mail,
      push: webPush(readPushKeys(configuration.pushKeys, dataDir), configuration.pushServices),
      limits: {
        requestsPerMinute: configuration.requestsPerMinute,
        requestsAtWork: configuration.requestsAtWork,
        passwordsPerFiveMinutes: configuration.passwordsPerFiveMinutes,
        bodyBytes: 1024 * 1024,
      },
      ignoresIdempotencyKeys: configuration.ignoresIdempotencyKeys,
      referenceMaxAgeMs,
      clock: () => new Date(),
      apiPath,
      trustProxy: trustedHops(configuration.trustProxy),
      logger: logOptions(configuration.logLevel),
    });
    if (isFresh && databaseUrl !== null) {
      app.log.warn(
        'The database was empty and holds the demo store now, with shoppers whose password is public. SEED=never keeps it empty.',
      );
    }
    if (!(await hasStore(db))) {
      app.log.warn(
        'The database is empty, so every call of the store API fails. docs/production.md lists the rows that a shop needs.',
      );
    }
    const { outbox, pushes } = app;
    if (configuration.operatorKey !== null) {
      const operator = { prefix: '/operator', db, key: configuration.operatorKey, publicUrl, outbox };
      await app.register(transferCalls, { ...operator, payments });
      await app.register(stockCalls, { ...operator, pushes });
    }
    await app.register(providerNotices, { prefix: '/payment-providers', db, payments, publicUrl, outbox });
    if (configuration.hasSandboxPayments) {
      await app.register(sandboxPages, { prefix: '/sandbox', db, publicUrl, fonts });
    }
    if (configuration.hasIconSets) await app.register(iconSets, { prefix: iconSetsPath });
    if (page.searchService?.url.startsWith('/') === true) {
      await app.register(indexes, {
        ...page.searchService,
        prefix: page.searchService.url,
        apiPath,
        headers: {
          'api-key': page.apiKey,
          storekey: page.storeKey,
          currencycode: page.defaultCurrencyCode,
          countrycode: page.defaultCountryCode,
        },
      });
    }
    serveHealth(app, () => requireStore(db));
    const closeApp = closeGracefully(app);
    await connected.follow(app.log);
    const snapshots = database.isEmbedded ? await offerSnapshots(dataDir, database) : null;
    const close = async (): Promise<void> => {
      await snapshots?.close();
      await closeApp();
      await connected.close();
    };
    return { app, database, close };
  } catch (error) {
    await connected.close();
    throw error;
  }
};

const openAddressLookup = (settings: ServerConfiguration['addressLookup']) => {
  if (settings === null) return null;
  const { provider, key, ...others } = settings;
  return { ...others, provider: provider === 'sandbox' ? sandboxProvider : httpProvider(provider, key) };
};

/** Serves only the pages: the store API is on another server. */
const openPagesAlone = ({ trustProxy, logLevel, page, publicUrl }: ServerConfiguration): Opened => {
  const app = fastify({
    pluginTimeout: pluginTimeoutMs,
    trustProxy: trustedHops(trustProxy),
    logger: logOptions(logLevel),
    logController: new OneLineEach(),
  });
  serveHealth(app, () => Promise.resolve());
  if (processNumber === 0) warnOfStore(app, page, publicUrl);
  return { app, database: null, close: closeGracefully(app) };
};
