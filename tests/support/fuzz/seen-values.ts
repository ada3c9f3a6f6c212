import { between, pickOf } from '#server/db/seed/random.ts';

/** Values from earlier answers, by the names of the fields that held them, so that later requests ask for things that exist. */
export interface SeenValues {
  note(answer: unknown, tag: string): void;
  /** A value for a field of a request, or undefined if nothing like it was seen. */
  find(field: string, tag: string, random: () => number): string | undefined;
}

const maxPerName = 400;

/** `lineItems` holds items named lineItem. */
const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const createSeenValues = (): SeenValues => {
  const seen = new Map<string, string[]>();

  const add = (name: string, value: string): void => {
    if (value === '' || value.length > 200) return;
    const values = seen.get(name) ?? [];
    seen.set(name, values);
    if (values.length >= maxPerName) values.shift();
    values.push(value);
  };

  /** Values for filters: those of a facet, and a range of it. */
  const addFacet = (code: string, values: readonly unknown[]): void => {
    for (const value of values) if (isObject(value)) add('filter', `${code}:${String(value['value'])}`);
    add('filter', `${code}:1..${values.length * 50}`);
  };

  const visit = (value: unknown, holder: string): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, holder);
    if (!isObject(value)) return;
    if (typeof value['code'] === 'string' && Array.isArray(value['values'])) addFacet(value['code'], value['values']);
    for (const [name, part] of Object.entries(value)) {
      if (typeof part !== 'string') visit(part, unnamed.has(name) ? holder : singular(name));
      else {
        add(`${holder}${name}`.toLowerCase(), part);
        if (name !== 'id') add(name.toLowerCase(), part);
      }
    }
  };

  return {
    note: (answer, tag) => visit(answer, nounOf(tag)),
    find(field, tag, random) {
      const name = singular(field).toLowerCase();
      if (name === 'search' || name === 'query') {
        const typed = seen.get(pickOf(random, ['name', 'sku', 'barcode']));
        return typed === undefined ? undefined : pickOf(random, typed).slice(0, between(random, 2, 60));
      }
      // `id` belongs to the noun that is called, `productVariantId` to a variant, `CategorySlug` to a category.
      const lists = [
        seen.get(`${nounOf(tag)}${name}`.toLowerCase()),
        seen.get(name),
        [...seen].flatMap(([known, values]) => (known.length > 4 && name.endsWith(known) ? values : [])),
      ];
      const fitting = lists.find((list) => list !== undefined && list.length > 0);
      return fitting === undefined ? undefined : pickOf(random, fitting);
    },
  };
};

/** The fields that merely wrap a list, and so have no noun of their own. */
const unnamed: ReadonlySet<string> = new Set(['data', 'results', 'nodes', 'items']);

/** `product-types` has the noun productType. */
const nounOf = (tag: string): string => singular(tag.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
