import type { FastifyInstance } from 'fastify';
import type { Api } from '#api/api.ts';
import { createStoreApi } from '#api/store-api.ts';
import type { PublicConfiguration } from '#contract/configuration.ts';

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
