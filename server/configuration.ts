import * as z from 'zod';
import { PublicConfiguration, TagManagerId } from '#contract/configuration.ts';
import { iconSetsPath } from '#server/media/icon-sets.ts';
import type { PushKeys } from './push-keys.ts';
import {
  addressLookupOf,
  addressProvider,
  type AddressLookupSettings,
  countries,
} from './address-lookup-environment.ts';
import {
  apiBase,
  bearerToken,
  features,
  headerValue,
  json,
  list,
  listenAddress,
  mailServer,
  mayBeSameAddress,
  oneOf,
  origin,
  paths,
  positive,
  pushPrivateKey,
  searchService,
  text,
  trustedProxies,
  whole,
  yesNo,
} from './environment-fields.ts';
import { databaseFields, type DatabaseSettings, readDatabase } from './database-environment.ts';
import { wordsFile } from '#server/host/words/words-file.ts';
import { giveUp, WrongEnvironment } from './start-failure.ts';
import { paymentFields, type PaymentProviderSettings, readPaymentProviders } from './payment-environment.ts';

/** The environment, parsed and validated. The defaults are for trying the store out on a local machine. */
export interface ServerConfiguration extends DatabaseSettings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Null: leave an empty database empty instead of filling it with the demo store. */
  readonly seedScale: number | null;
  readonly tokenSecret: string | null;
  readonly tokenHours: number;
  readonly publicUrl: string;
  readonly corsOrigins: readonly string[];
  readonly frameAncestors: readonly string[];
  /** False: every visitor's service worker removes itself. */
  readonly hasWorker: boolean;
  /** The proxies' addresses, their number, or false. */
  readonly trustProxy: string | number | false;
  /** Whether payments go to the sandbox, whose pages charge no money. */
  readonly hasSandboxPayments: boolean;
  readonly paymentProviders: PaymentProviderSettings;
  /** Null: this server offers no address lookup. */
  readonly addressLookup: AddressLookupSettings | null;
  readonly requestsPerMinute: number;
  readonly requestsAtWork: number;
  readonly passwordsPerFiveMinutes: number;
  /** Whether this server is also the pages' icon service. */
  readonly hasIconSets: boolean;
  /** Pages that are rendered at server start, before the first request. */
  readonly warmedPages: readonly string[];
  readonly ignoresIdempotencyKeys: boolean;
  /** The key that the operator's own calls carry; null disables those calls. */
  readonly operatorKey: string | null;
  /** Null: the keys for Web Push are in the data folder. */
  readonly pushKeys: PushKeys | null;
  /** Origins of push services other than those of the common browsers. */
  readonly pushServices: readonly string[];
  /** The mail server; null: emails are written as files to the data folder. */
  readonly smtpUrl: string | null;
  readonly logLevel: string;
  /** Null: no metrics are collected. */
  readonly metricsAddress: { readonly host: string; readonly port: number } | null;
  /** Null: the pages call a store API on another server. */
  readonly apiPath: string | null;
  readonly page: PublicConfiguration;
}

const Environment = z.object({
  PORT: whole(1, 65_535).default(4173),
  HOST: text.default('localhost'),
  DATA_DIR: text.default('.data'),
  ...databaseFields,
  SEED: oneOf('demo', 'never').default('demo'),
  SEED_SCALE: positive(150).default(1),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TOKEN_HOURS: positive(720).default(12),
  PUBLIC_URL: origin.optional(),
  CORS_ORIGINS: list.pipe(z.array(origin)).default([]),
  FRAME_ANCESTORS: list.pipe(z.array(origin)).default([]),
  SERVICE_WORKER: oneOf('on', 'off').default('on'),
  TRUST_PROXY: trustedProxies.default(false),
  SANDBOX_PAYMENTS: oneOf('on', 'off').optional(),
  ...paymentFields,
  MAX_REQUESTS: whole(5, 100_000).default(250),
  RATE_LIMIT: whole(1, 10_000_000).default(1200),
  PASSWORD_LIMIT: whole(1, 1_000_000).default(20),
  WARM_PAGES: paths.default(['/', '/store']),
  IDEMPOTENCY_KEYS: oneOf('honour', 'ignore').default('honour'),
  OPERATOR_KEY: bearerToken.optional(),
  VAPID_PRIVATE_KEY: pushPrivateKey.optional(),
  PUSH_SERVICES: list.pipe(z.array(origin)).default([]),
  SMTP_URL: mailServer.optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  METRICS_ADDRESS: listenAddress.optional(),
  API_BASE: apiBase.default('/api'),
  API_KEY: headerValue.default('tradecounter-web'),
  STORE_KEY: headerValue.default('tradecounter'),
  DEFAULT_CURRENCY: text.regex(/^[A-Z]{3}$/, 'must be three capitals, like GBP').default('GBP'),
  DEFAULT_COUNTRY: text.regex(/^[A-Z]{2}$/, 'must be two capitals, like GB').default('GB'),
  STORE_COLOURS: json(PublicConfiguration.shape.colours).default({}),
  TAG_MANAGER_ID: z.optional(TagManagerId),
  SEARCH_SERVICE: json(searchService).nullable().default(null),
  ICON_SERVICE: z.url({ protocol: /^https$/, error: 'must begin with https://' }).optional(),
  ADDRESS_LOOKUP: addressProvider.optional(),
  LOOKUP_KEY: text.optional(),
  LOOKUP_COUNTRIES: countries.optional(),
  LOOKUP_LIMIT: whole(1, 100_000).default(40),
  COOKIE_CROSS_ORIGIN: yesNo.default(false),
  FEATURES: features.default({}),
  WORDS_FILE: wordsFile.optional(),
});

/** Parses the environment; an empty value counts as not set. Throws `WrongEnvironment`, which never repeats a secret. */
export const readConfiguration = (env: Readonly<Record<string, string | undefined>>): ServerConfiguration => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new WrongEnvironment(
      parsed.error.issues.map(({ path: [name, ...below], message }) => {
        const place = below.length === 0 ? '' : ` (at ${below.join('.')})`;
        return `${String(name)}${place}: ${message}`;
      }),
    );
  }
  const it = parsed.data;
  const isOwnApi = it.API_BASE.startsWith('/');
  const { database, problems: problemsOfDatabase } = readDatabase(it, { isOwnApi });
  const isDemo = it.SEED === 'demo' && it.DATABASE_URL === undefined;
  const hasIconSets = isDemo && isOwnApi && it.ICON_SERVICE === undefined;
  const { problems: problemsOfPayments, ...paymentProviders } = readPaymentProviders(it, { isOwnApi });
  const problems = [...problemsOfDatabase, ...problemsOfPayments];
  if (it.PUBLIC_URL?.startsWith('https:') === true && it.API_BASE.startsWith('http:')) {
    problems.push('API_BASE: must begin with https://, as PUBLIC_URL does; browsers block the calls otherwise');
  }
  const metrics = it.METRICS_ADDRESS;
  const isPortOfMetrics = metrics !== undefined && metrics.port <= it.PORT && it.PORT < metrics.port + it.PROCESSES;
  if (isPortOfMetrics && mayBeSameAddress(metrics.host, it.HOST)) {
    problems.push(`METRICS_ADDRESS: needs another port than the shop itself, which listens on ${it.PORT} (PORT)`);
  }
  if (problems.length > 0) throw new WrongEnvironment(problems);
  const hasProvider = Object.entries(paymentProviders).some(([name, one]) => name !== 'scripts' && one !== null);
  const { addressLookup, countryCodes } = addressLookupOf(it, { isDemo, isOwnApi });
  return {
    port: it.PORT,
    host: it.HOST,
    dataDir: it.DATA_DIR,
    ...database,
    seedScale: it.SEED === 'demo' ? it.SEED_SCALE : null,
    tokenSecret: it.JWT_SECRET ?? null,
    tokenHours: it.TOKEN_HOURS,
    publicUrl: it.PUBLIC_URL ?? `http://localhost:${it.PORT}`,
    corsOrigins: it.CORS_ORIGINS,
    frameAncestors: it.FRAME_ANCESTORS,
    hasWorker: it.SERVICE_WORKER === 'on',
    trustProxy: it.TRUST_PROXY,
    hasSandboxPayments: (it.SANDBOX_PAYMENTS ?? (isDemo && !hasProvider ? 'on' : 'off')) === 'on',
    paymentProviders,
    addressLookup,
    requestsPerMinute: it.RATE_LIMIT,
    requestsAtWork: it.MAX_REQUESTS,
    passwordsPerFiveMinutes: it.PASSWORD_LIMIT,
    hasIconSets,
    warmedPages: it.WARM_PAGES,
    ignoresIdempotencyKeys: it.IDEMPOTENCY_KEYS === 'ignore',
    operatorKey: it.OPERATOR_KEY ?? null,
    pushKeys: it.VAPID_PRIVATE_KEY ?? null,
    pushServices: it.PUSH_SERVICES,
    smtpUrl: it.SMTP_URL ?? null,
    logLevel: it.LOG_LEVEL,
    metricsAddress: it.METRICS_ADDRESS ?? null,
    apiPath: isOwnApi ? it.API_BASE : null,
    page: {
      apiBase: it.API_BASE,
      apiKey: it.API_KEY,
      storeKey: it.STORE_KEY,
      defaultCurrencyCode: it.DEFAULT_CURRENCY,
      defaultCountryCode: it.DEFAULT_COUNTRY,
      colours: it.STORE_COLOURS,
      tagManagerId: it.TAG_MANAGER_ID ?? null,
      searchService: it.SEARCH_SERVICE,
      iconService: it.ICON_SERVICE ?? (hasIconSets ? iconSetsPath : null),
      addressLookupCountryCodes: countryCodes,
      isCookieCrossOrigin: it.COOKIE_CROSS_ORIGIN,
      hasIdempotencyKeys: it.IDEMPOTENCY_KEYS === 'honour',
      features: it.FEATURES,
      ...(it.WORDS_FILE === undefined ? {} : { words: it.WORDS_FILE }),
    },
  };
};

/** The same for a command: with invalid values, it says which and exits. */
export const readConfigurationOrExit = (env: NodeJS.ProcessEnv): ServerConfiguration => {
  try {
    return readConfiguration(env);
  } catch (error) {
    if (error instanceof WrongEnvironment) return giveUp(error.message);
    throw error;
  }
};
