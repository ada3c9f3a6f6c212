import type { ApiDocument, Operation } from '#server/api/docs/document.ts';
import { between, pickOf } from '#server/db/seed/random.ts';
import { hostileTexts, type Making, valueOf, wrongValue } from './request-values.ts';

/** `valid` follows the document; `bent` has one thing wrong; `wild` follows nothing. */
export type Kind = 'valid' | 'bent' | 'wild';

export interface FuzzRequest {
  readonly kind: Kind;
  readonly operation: FuzzOperation | null;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** One call of the document. */
export interface FuzzOperation extends Operation {
  readonly method: FuzzRequest['method'];
  readonly path: string;
}

const methods: Readonly<Record<string, FuzzRequest['method']>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  delete: 'DELETE',
};

export const operationsIn = (document: ApiDocument): FuzzOperation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([name, operation]) => {
      const method = methods[name];
      return method === undefined ? [] : [{ ...operation, method, path }];
    }),
  );

interface Parts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string>;
}

const partsOf = (operation: FuzzOperation, making: Making): Parts => {
  const parts: Parts = { path: {}, query: {}, body: undefined, headers: {} };
  for (const { name, in: place, required, schema } of operation.parameters ?? []) {
    if (name === undefined || schema === undefined) continue;
    if (required !== true && between(making.random, 1, 3) === 1) continue;
    if (place === 'path') parts.path[name] = valueOf(schema, name, making);
    if (place === 'query') parts.query[name] = valueOf(schema, name, making);
  }
  const body = operation.requestBody?.content['application/json'].schema;
  if (body !== undefined) parts.body = valueOf(body, '', making);
  const { random } = making;
  if (operation.method !== 'GET' && random() < 0.7) parts.headers['Idempotency-Key'] = `"${crypto.randomUUID()}"`;
  if (random() < 0.5) parts.headers['CurrencyCode'] = pickOf(random, ['GBP', 'EUR']);
  if (random() < 0.5) parts.headers['CountryCode'] = pickOf(random, ['GB', 'IE', 'DE']);
  return parts;
};

const wrongHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'Idempotency-Key': 'no quotes' },
  { 'Idempotency-Key': `"${'k'.repeat(500)}"` },
  { 'Idempotency-Key': '"the same for all"' },
  { CurrencyCode: 'XXX' },
  { CountryCode: 'gb' },
  { Authorization: 'Bearer x.y.z' },
  { Authorization: 'Basic dTpw' },
  { 'API-Key': 'another' },
  { StoreKey: '' },
  { 'Content-Type': 'text/plain' },
  { Accept: 'image/png' },
];

/** Makes one part of a request wrong. */
const bend = (parts: Parts, making: Making): void => {
  const { random } = making;
  const { body } = parts;
  const fields = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  const inBody = (change: (target: object) => unknown) => () =>
    typeof body === 'object' && body !== null ? change(body) : null;
  const places = [
    ...Object.keys(parts.path).map((name) => () => (parts.path[name] = pickOf(random, hostileTexts))),
    ...Object.keys(parts.query).map((name) => () => (parts.query[name] = wrongValue(making))),
    ...fields.map((name) => inBody((target) => Reflect.set(target, name, wrongValue(making)))),
    ...fields.map((name) => inBody((target) => Reflect.deleteProperty(target, name))),
    () => Object.assign(parts.headers, pickOf(random, wrongHeaders)),
    () => (parts.body = wrongValue(making)),
    () => (parts.query['unknown'] = wrongValue(making)),
  ];
  pickOf(random, places)();
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A lone surrogate can be in a body, but not in an address. */
const encoded = (value: unknown): string => encodeURIComponent(asText(value).replaceAll(/\p{Surrogate}/gu, '\uFFFD'));

const queryOf = (query: Readonly<Record<string, unknown>>): string =>
  Object.entries(query)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => `${name}=${encoded(one)}`))
    .join('&');

const addressOf = (path: string, parts: Parts): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(parts.path[name] ?? 'x') || '%20');
  const query = queryOf(parts.query);
  return query === '' ? filled : `${filled}?${query}`;
};

const wildPaths: readonly string[] = [
  '//',
  '/%',
  '/%00',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/products/',
  '/products/slug=',
  '/products/slug=%ff',
  `/products/${'x'.repeat(4000)}`,
  '/orders/../customers',
  '/baskets?anonymousId=a&anonymousId=b&anonymousId[]=c',
  '/products?Filters[0]=a&Filters[1]=b&Filters=c',
  '/products?Search=a&search=b&SEARCH=c',
  '/products?PageNumber=1e9',
  '/products?__proto__=x&constructor=y',
  '/nothing',
  '/openapi.json',
];

const wildBodies: readonly string[] = [
  '{',
  '[]',
  'null',
  '"text"',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"quantity":1,"quantity":2}',
  '['.repeat(20_000),
  '\u0000',
  '{"email":"\\ud800"}',
];

const wild = (operations: readonly FuzzOperation[], { random }: Making): FuzzRequest => {
  const method = pickOf(random, ['GET', 'POST', 'PUT', 'DELETE'] as const);
  const isKnown = random() < 0.5;
  const path = isKnown ? pickOf(random, operations).path.replaceAll(/\{\w+\}/g, 'x') : pickOf(random, wildPaths);
  return {
    kind: 'wild',
    operation: null,
    method,
    path,
    headers: { 'Content-Type': pickOf(random, ['application/json', 'application/xml', 'multipart/form-data']) },
    ...(method === 'GET' ? {} : { body: pickOf(random, wildBodies) }),
  };
};

/** Makes the next request. */
export const requestOf = (operations: readonly FuzzOperation[], making: Omit<Making, 'tag'>): FuzzRequest => {
  const { random } = making;
  const kind = pickOf<Kind>(random, [
    'valid',
    'valid',
    'valid',
    'valid',
    'valid',
    'bent',
    'bent',
    'bent',
    'bent',
    'wild',
  ]);
  if (kind === 'wild') return wild(operations, { ...making, tag: '' });
  const operation = pickOf(random, operations);
  const own: Making = { ...making, tag: operation.tags[0] ?? '' };
  const parts = partsOf(operation, own);
  if (kind === 'bent') bend(parts, own);
  const hasBody = parts.body !== undefined && operation.method !== 'GET';
  return {
    kind,
    operation,
    method: operation.method,
    path: addressOf(operation.path, parts),
    headers: { ...(hasBody ? { 'Content-Type': 'application/json' } : {}), ...parts.headers },
    ...(hasBody ? { body: JSON.stringify(parts.body) } : {}),
  };
};
