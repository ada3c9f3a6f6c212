import type { Schema } from '#contract/row.ts';

/** The parts of zod's internal definition of a schema that are read here. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
  readonly valueType?: Schema;
}

const definitionOf = (schema: Schema): Definition => schema._zod.def;

const ids = new WeakMap<Schema, number>();
let lastId = 0;

const idOf = (schema: Schema): number => {
  const known = ids.get(schema);
  if (known !== undefined) return known;
  lastId += 1;
  ids.set(schema, lastId);
  return lastId;
};

const fieldOf = (schema: Schema, key: string): string => `${idOf(schema)}.${key}`;

const innerOf = (schema: Schema): readonly Schema[] => {
  const { innerType, element, options, valueType } = definitionOf(schema);
  return [innerType, element, ...(options ?? []), valueType].filter((inner) => inner !== undefined);
};

/** Every field that a schema declares at any depth. */
export const declaredFields = (
  schema: Schema,
  path = 'data',
  visited: Set<Schema> = new Set(),
): { readonly field: string; readonly path: string }[] => {
  if (visited.has(schema)) return [];
  visited.add(schema);
  const own = Object.entries(definitionOf(schema).shape ?? {}).flatMap(([key, inner]) => [
    { field: fieldOf(schema, key), path: `${path}.${key}` },
    ...declaredFields(inner, `${path}.${key}`, visited),
  ]);
  return [...own, ...innerOf(schema).flatMap((inner) => declaredFields(inner, path, visited))];
};

/** The fields that have a value other than null, at any depth. */
export const seenFields = (schema: Schema, value: unknown): string[] => {
  if (value === null || value === undefined) return [];
  const { type, shape, options, element, innerType, valueType } = definitionOf(schema);
  if (type === 'union') {
    const option = options?.find((candidate) => candidate.safeParse(value).success);
    return option === undefined ? [] : seenFields(option, value);
  }
  if (innerType !== undefined) return seenFields(innerType, value);
  if (element !== undefined && Array.isArray(value)) return value.flatMap((entry) => seenFields(element, entry));
  if (typeof value !== 'object') return [];
  const given = new Map<string, unknown>(Object.entries(value));
  if (valueType !== undefined) return [...given.values()].flatMap((entry) => seenFields(valueType, entry));
  return Object.entries(shape ?? {}).flatMap(([key, inner]) => {
    const own = given.get(key);
    return own === undefined || own === null ? [] : [fieldOf(schema, key), ...seenFields(inner, own)];
  });
};
