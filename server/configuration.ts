import * as z from 'zod';
import { PublicConfiguration, TagManagerId } from '#contract/configuration.ts';

/** The environment, parsed and checked. The defaults make a store to try out on one's own machine. */
export interface ServerConfiguration {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Null: leave an empty database empty instead of filling it with the demo store. */
  readonly seedScale: number | null;
  readonly tokenSecret: string | null;
  readonly tokenHours: number;
  readonly publicUrl: string;
  readonly corsOrigins: readonly string[];
  readonly frameAncestors: readonly string[];
  /** False: every visitor's service worker removes itself. */
  readonly hasWorker: boolean;
  /** The proxies' addresses, how many of them there are, or false. */
  readonly trustProxy: string | number | false;
  /** Whether payments go to the sandbox, whose pages take no money. */
  readonly hasSandboxPayments: boolean;
  readonly requestsPerMinute: number;
  readonly requestsAtWork: number;
  readonly passwordsPerFiveMinutes: number;
  readonly ignoresIdempotencyKeys: boolean;
  readonly logLevel: string;
  /** Null: no metrics are collected. */
  readonly metricsAddress: { readonly host: string; readonly port: number } | null;
  /** Null: the pages call a store API on another server. */
  readonly apiPath: string | null;
  readonly page: PublicConfiguration;
}

const text = z.string().trim().min(1);

const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
};

const positive = (most: number) => {
  const error = `must be a number above 0, ${most} at most`;
  return z.coerce.number({ error }).positive({ error }).max(most, { error });
};

const list = text.transform((value) =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== ''),
);

const yesNo = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

const address =
  /^(?:loopback|linklocal|uniquelocal|\d+(?:\.\d+){3}(?:\/\d{1,2})?|[\da-f:]*:[\da-f:.]*(?:\/\d{1,3})?)$/i;

/** `true` would believe whatever a client sends, so it is not among the choices. */
const trustedProxies = text
  .refine(
    (value) => value === 'false' || /^[1-9]$/.test(value) || value.split(',').every((it) => address.test(it.trim())),
    {
      error: "must be the proxies' addresses or networks by comma, how many proxies there are (1 to 9), or false",
    },
  )
  .transform((value) => (value === 'false' ? false : /^[1-9]$/.test(value) ? Number(value) : value));

const isOrigin = (url: string): boolean => URL.canParse(url) && /^https?:/.test(url) && new URL(url).origin === url;

const origin = text.refine(isOrigin, {
  error: 'must be scheme, host and port alone, like https://shop.example, without a slash at the end',
});

/** `127.0.0.1:9464` or `[::1]:9464`. */
const listenAddress = text
  .regex(/^(?:\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i, 'must be a host and a port, like 127.0.0.1:9464')
  .transform((value) => {
    const colon = value.lastIndexOf(':');
    return { host: value.slice(0, colon).replaceAll(/[[\]]/g, ''), port: Number(value.slice(colon + 1)) };
  })
  .refine(({ port }) => port <= 65_535, { error: 'must have a port up to 65535' });

const json = <S extends z.core.$ZodType>(schema: S) =>
  text
    .transform((value, context): unknown => {
      try {
        return JSON.parse(value);
      } catch {
        context.issues.push({ code: 'custom', message: 'must be JSON', input: value });
        return z.NEVER;
      }
    })
    .pipe(schema);

const ApiBase = text.regex(
  /^(\/[\w./-]*[\w-]|https?:\/\/\S*[^/\s])$/,
  'must be a path like /api or an address, without a slash at the end',
);

/** `name` turns a feature on, `-name` off. */
const Features = list.transform((names) =>
  Object.fromEntries(names.map((name) => (name.startsWith('-') ? [name.slice(1), false] : [name, true]))),
);

const Environment = z.object({
  PORT: whole(1, 65_535).default(4173),
  HOST: text.default('localhost'),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres://' }).optional(),
  SEED: z.enum(['demo', 'never']).default('demo'),
  SEED_SCALE: positive(150).default(1),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TOKEN_HOURS: positive(720).default(12),
  PUBLIC_URL: origin.optional(),
  CORS_ORIGINS: list.pipe(z.array(origin)).default([]),
  FRAME_ANCESTORS: list.pipe(z.array(origin)).default([]),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  TRUST_PROXY: trustedProxies.default(false),
  SANDBOX_PAYMENTS: z.enum(['on', 'off']).optional(),
  MAX_REQUESTS: whole(5, 100_000).default(250),
  RATE_LIMIT: whole(1, 10_000_000).default(1200),
  PASSWORD_LIMIT: whole(1, 1_000_000).default(20),
  IDEMPOTENCY_KEYS: z.enum(['honour', 'ignore']).default('honour'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_ADDRESS: listenAddress.optional(),
  API_BASE: ApiBase.default('/api'),
  API_KEY: text.default('tradecounter-web'),
  STORE_KEY: text.default('tradecounter'),
  DEFAULT_CURRENCY: text.regex(/^[A-Z]{3}$/, 'must be three capitals, like GBP').default('GBP'),
  DEFAULT_COUNTRY: text.regex(/^[A-Z]{2}$/, 'must be two capitals, like GB').default('GB'),
  STORE_COLOURS: json(PublicConfiguration.shape.colours).default({}),
  TAG_MANAGER_ID: z.optional(TagManagerId),
  SEARCH_SERVICE: json(PublicConfiguration.shape.searchService).default(null),
  ICON_SERVICE: z.url({ protocol: /^https$/ }).optional(),
  COOKIE_CROSS_ORIGIN: yesNo.default(false),
  FEATURES: Features.default({}),
});

/** Values in the environment are invalid; `problems` has a line for each. */
export class WrongEnvironment extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The environment can't be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Reads the environment; an empty value counts as not set. Throws `WrongEnvironment`, which never repeats a value. */
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
  const isDemo = it.SEED === 'demo' && it.DATABASE_URL === undefined;
  const isOwnApi = it.API_BASE.startsWith('/');
  return {
    port: it.PORT,
    host: it.HOST,
    dataDir: it.DATA_DIR,
    databaseUrl: it.DATABASE_URL ?? null,
    seedScale: it.SEED === 'demo' ? it.SEED_SCALE : null,
    tokenSecret: it.JWT_SECRET ?? null,
    tokenHours: it.TOKEN_HOURS,
    publicUrl: it.PUBLIC_URL ?? `http://localhost:${it.PORT}`,
    corsOrigins: it.CORS_ORIGINS,
    frameAncestors: it.FRAME_ANCESTORS,
    hasWorker: it.SERVICE_WORKER === 'on',
    trustProxy: it.TRUST_PROXY,
    hasSandboxPayments: (it.SANDBOX_PAYMENTS ?? (isDemo ? 'on' : 'off')) === 'on',
    requestsPerMinute: it.RATE_LIMIT,
    requestsAtWork: it.MAX_REQUESTS,
    passwordsPerFiveMinutes: it.PASSWORD_LIMIT,
    ignoresIdempotencyKeys: it.IDEMPOTENCY_KEYS === 'ignore',
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
      iconService: it.ICON_SERVICE ?? null,
      isCookieCrossOrigin: it.COOKIE_CROSS_ORIGIN,
      hasIdempotencyKeys: it.IDEMPOTENCY_KEYS === 'honour',
      features: it.FEATURES,
    },
  };
};
