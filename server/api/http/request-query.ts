import type { Row, Schema } from '#contract/row.ts';

interface KnownName {
  readonly name: string;
  readonly isList: boolean;
}

/** Normalises a raw query to the row's names: accepts names in any case, and a single value as a list of one. */
export type QueryReader = (raw: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** Creates the query reader of a row from its schema. */
export const queryReaderOf = (row: Row): QueryReader => {
  const known = new Map<string, KnownName>();
  for (const [name, schema] of Object.entries(shapeOf(row.query))) {
    known.set(name.toLowerCase(), { name, isList: isList(schema) });
  }
  return (raw) => {
    const query: Record<string, unknown> = {};
    for (const [given, value] of Object.entries(raw)) {
      const declared = known.get(given.toLowerCase());
      if (declared === undefined) continue;
      query[declared.name] = declared.isList && !Array.isArray(value) ? [value] : value;
    }
    return query;
  };
};

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
}

// Zod's internal definition of a schema, reduced to the parts of objects and wrappers that are read here.
const definitionOf = (schema: Schema): Definition => schema._zod.def;

const shapeOf = (schema: Schema | undefined): Readonly<Record<string, Schema>> =>
  schema === undefined ? {} : (definitionOf(schema).shape ?? {});

const isList = (schema: Schema): boolean => {
  const definition = definitionOf(schema);
  if (definition.type === 'array') return true;
  return definition.innerType === undefined ? false : isList(definition.innerType);
};
