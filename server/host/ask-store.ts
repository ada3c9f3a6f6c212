import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { PublicConfiguration } from '#contract/configuration.ts';
import type { Row, RowData } from '#contract/row.ts';

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

/** Asks the store as a guest for one of the host's own lists; throws when it says no or something that is not of the contract. */
export const askStore = async <R extends Row>(
  fetch: typeof globalThis.fetch,
  configuration: PublicConfiguration,
  row: R,
  query: Readonly<Record<string, string>> = {},
): Promise<RowData<R>> => {
  const search = new URLSearchParams(query).toString();
  const response = await fetch(`${configuration.apiBase}${row.path}${search === '' ? '' : `?${search}`}`, {
    headers: {
      Accept: 'application/json',
      'API-Key': configuration.apiKey,
      StoreKey: configuration.storeKey,
      CurrencyCode: configuration.defaultCurrencyCode,
      CountryCode: configuration.defaultCountryCode,
    },
  });
  if (!response.ok) throw new Error(`${row.path} was answered ${response.status}.`);
  const body = z.parse(z.object({ data: z.unknown() }), await response.json());
  // Parsed by the schema of this very row.
  return z.parse(row.data, body.data) as RowData<R>;
};
