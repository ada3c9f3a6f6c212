import type { FastifyInstance } from 'fastify';
import type { Api } from '#api/api.ts';
import { isRefused } from '#api/api-error.ts';
import { createStoreApi } from '#api/store-api.ts';
import type { PublicConfiguration } from '#contract/configuration.ts';
import { getStoreSettings } from '#contract/store.ts';

/** Creates a function like `fetch` for the store API; `visitorIp` is the client that the calls are made for. */
export type StoreFetch = (visitorIp?: string) => typeof globalThis.fetch;

/** Calls the store API of this very process without a socket, or another host's over the network. */
export const createStoreFetch = (app: FastifyInstance, { apiBase }: PublicConfiguration): StoreFetch =>
  URL.canParse(apiBase) ? () => globalThis.fetch : (visitorIp) => inProcess(app, visitorIp);

const inProcess =
  (app: FastifyInstance, visitorIp: string | undefined): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await app.inject({
      method: (init?.method ?? 'GET') as 'GET' | 'POST',
      url: input instanceof Request ? input.url : String(input),
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
      ...(visitorIp === undefined ? {} : { remoteAddress: visitorIp }),
      ...(init?.signal ? { signal: init.signal } : {}),
    });
    return new Response(answer.body === '' ? null : answer.body, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
    });
  };

/** The store API as a guest sees it, for the host's own lists. */
export const guestApi = (fetch: typeof globalThis.fetch, configuration: PublicConfiguration): Api =>
  createStoreApi(
    configuration,
    { currencyCode: configuration.defaultCurrencyCode, countryCode: configuration.defaultCountryCode, token: null },
    { fetch },
  );

/**
 * What keeps pages at `origin` from using a store API on another server: a line for each problem, with the setting that it concerns. Such a
 * store may be down when the pages start, so none of it stops them.
 */
export const problemsWithStore = async (
  configuration: PublicConfiguration,
  origin: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<readonly string[]> => {
  const { apiBase, defaultCurrencyCode, defaultCountryCode } = configuration;
  try {
    const { currencyCodes, countryCodes } = await guestApi(fetch, configuration).call(getStoreSettings, {});
    return [
      ...problemsOfDefault('DEFAULT_CURRENCY', defaultCurrencyCode, currencyCodes),
      ...problemsOfDefault('DEFAULT_COUNTRY', defaultCountryCode, countryCodes),
      ...(await problemsOfOrigin(apiBase, origin, fetch)),
    ];
  } catch (error) {
    if (isRefused(error) && (error.status === 401 || error.status === 403)) {
      return [`API_KEY, STORE_KEY: the store at ${apiBase} refuses them (${error.status}): ${error.message}`];
    }
    if (isRefused(error) && error.status === 400) {
      return [`DEFAULT_CURRENCY, DEFAULT_COUNTRY: the store at ${apiBase} refuses them (400): ${error.message}`];
    }
    return [`API_BASE: the store at ${apiBase} can't be used: ${reasonOf(error)}`];
  }
};

const problemsOfDefault = (setting: string, code: string, codes: readonly string[]): string[] =>
  codes.length === 0 || codes.includes(code)
    ? []
    : [`${setting}: the store has no ${code}; it has ${codes.join(', ')}`];

/** Logs those problems once the pages are served. */
export const warnOfStore = (app: FastifyInstance, configuration: PublicConfiguration, origin: string): void => {
  app.addHook('onListen', () => {
    void problemsWithStore(configuration, origin).then((problems) => problems.forEach((one) => app.log.warn(one)));
  });
};

/** Browsers ask first whether pages of another origin may send the calls' headers. */
const problemsOfOrigin = async (apiBase: string, origin: string, fetch: typeof globalThis.fetch): Promise<string[]> => {
  if (new URL(apiBase).origin === origin) return [];
  const { headers } = await fetch(`${apiBase}${getStoreSettings.path}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'api-key,countrycode,currencycode,storekey',
    },
    signal: AbortSignal.timeout(preflightTimeoutMs),
  });
  const allowed = headers.get('access-control-allow-origin');
  return allowed === origin || allowed === '*'
    ? []
    : [`PUBLIC_URL: the store at ${apiBase} allows no calls by pages of ${origin} (CORS); allow them there`];
};

const preflightTimeoutMs = 20_000;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ${reasonOf(error.cause)}`;
};
