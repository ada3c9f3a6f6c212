import type { SwaggerTransformObject } from '@fastify/swagger';
import { idempotencyLifetimeDays } from '#contract/idempotency.ts';

type OpenApi = ReturnType<SwaggerTransformObject>;

const headers = {
  CurrencyCode: {
    name: 'CurrencyCode',
    in: 'header',
    description: "ISO 4217 code of a currency that the store offers; the store's first one where it is missing.",
    schema: { type: 'string', example: 'GBP' },
  },
  CountryCode: {
    name: 'CountryCode',
    in: 'header',
    description: "ISO 3166-1 code of a country that the store serves; the store's first one where it is missing.",
    schema: { type: 'string', example: 'GB' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: `A fresh UUID in double quotes. A repeat within ${idempotencyLifetimeDays} days gets the stored answer and does nothing again; 409 while the first is being worked on, 422 for another request under the same key.`,
    schema: { type: 'string', example: '"7b1f6c0e-5d0e-4a1e-9a53-0f6f6f2a9c11"' },
  },
} as const;

const refTo = (name: keyof typeof headers) => ({ $ref: `#/components/parameters/${name}` });

/** Adds the headers that all rows share; removes unreferenced schemas and the bounds that every integer has. */
export const completeDocument = (whole: OpenApi): OpenApi => {
  const document = withoutSafeBounds(whole);
  const paths = Object.fromEntries(
    partsOf(document.paths).map(([path, item]) => [
      path,
      Object.fromEntries(partsOf(item).map(([method, operation]) => [method, withHeaders(method, operation)])),
    ]),
  );
  const components = 'components' in document ? document.components : {};
  const schemas = referredTo(paths, components?.schemas ?? {});
  return Object.assign({}, document, { paths, components: { ...components, parameters: headers, schemas } });
};

const partsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Every safe integer is within these bounds, so they say nothing about a field. */
const withoutSafeBounds = (document: OpenApi): OpenApi =>
  JSON.parse(
    JSON.stringify(document, (name, value: unknown) =>
      (name === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
      (name === 'maximum' && value === Number.MAX_SAFE_INTEGER)
        ? undefined
        : value,
    ),
  ) as OpenApi;

const withHeaders = (method: string, operation: unknown): unknown => {
  if (typeof operation !== 'object' || operation === null) return operation;
  const parameters: unknown[] =
    'parameters' in operation && Array.isArray(operation.parameters) ? operation.parameters : [];
  const needsMarket = JSON.stringify('security' in operation ? operation.security : '').includes('bearer');
  const common = [
    ...(needsMarket ? [refTo('CurrencyCode'), refTo('CountryCode')] : []),
    ...(method === 'get' ? [] : [refTo('IdempotencyKey')]),
  ];
  return { ...operation, parameters: [...parameters, ...common] };
};

const referredTo = (root: unknown, schemas: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const found = new Map<string, unknown>();
  const visit = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name) || !(name in schemas)) continue;
      found.set(name, schemas[name]);
      visit(schemas[name]);
    }
  };
  visit(root);
  return Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
};
