import type { FastifyInstance } from 'fastify';
import type { Api } from '#api/api.ts';
import { createStoreApi } from '#api/store-api.ts';
import type { PublicConfiguration } from '#contract/configuration.ts';

/** A way to the store API that keeps `fetch`'s manners; `visitorIp` is who the calls are made for. */
export type StoreFetch = (visitorIp?: string) => typeof globalThis.fetch;

/** Goes to the store API of this very process without a socket, or to another host's over the network. */
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

/** The store API for the host's own lists, which are read as a guest. */
export const guestApi = (fetch: typeof globalThis.fetch, configuration: PublicConfiguration): Api =>
  createStoreApi(
    configuration,
    { currencyCode: configuration.defaultCurrencyCode, countryCode: configuration.defaultCountryCode, token: null },
    { fetch },
  );
