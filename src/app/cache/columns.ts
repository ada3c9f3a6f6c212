/**
 * JSON with its lists stored by column. A list of products repeats each key, and most values, in every product; by column, equal
 * values are adjacent and compress better. Each list begins with a tag for its encoding.
 */
const items = 0;
const columns = 1;
const copies = 2;
const lists = 3;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const eachField = (fields: Fields, change: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value)]));

/** Encodes JSON data so that it compresses better; `fromColumns` decodes it. */
export const toColumns = (value: unknown): unknown => {
  if (Array.isArray(value)) return listToColumns(value);
  return isFields(value) ? eachField(value, toColumns) : value;
};

const listToColumns = (list: readonly unknown[]): unknown => {
  const [first] = list;
  if (list.length > 1) {
    if (areAlike(list)) return [copies, list.length, toColumns(first)];
    if (list.every(Array.isArray))
      return [lists, listToColumns(list.map(({ length }) => length)), listToColumns(list.flat())];
    if (list.every(isFields) && isFields(first) && areAlike(list.map((one) => Object.keys(one)))) {
      const columnOf = (key: string): unknown => listToColumns(list.map((one) => one[key]));
      return [columns, Object.fromEntries(Object.keys(first).map((key) => [key, columnOf(key)]))];
    }
  }
  return [items, ...list.map(toColumns)];
};

const areAlike = (list: readonly unknown[]): boolean => {
  const first = JSON.stringify(list[0]);
  return list.every((one) => JSON.stringify(one) === first);
};

/** Decodes the output of `toColumns`. */
export const fromColumns = (value: unknown): unknown => {
  if (Array.isArray(value)) return listFromColumns(value);
  return isFields(value) ? eachField(value, fromColumns) : value;
};

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const listFromColumns = (written: unknown): unknown[] => {
  if (!isList(written)) return [];
  const [way, first, second] = written;
  if (way === items) return written.slice(1).map(fromColumns);
  if (way === copies) return Array.from<unknown>({ length: Number(first) }).fill(fromColumns(second));
  if (way === lists) {
    const all = listFromColumns(second);
    return listFromColumns(first).map((length) => all.splice(0, Number(length)));
  }
  const byKey = isFields(first)
    ? Object.entries(first).map(([key, column]) => [key, listFromColumns(column)] as const)
    : [];
  return (byKey[0]?.[1] ?? []).map((_, at) => Object.fromEntries(byKey.map(([key, column]) => [key, column[at]])));
};
