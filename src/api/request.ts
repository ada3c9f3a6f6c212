import type { Row } from '#contract/row.ts';

/** The untyped parts of a row's input, as they are sent. */
export interface WireInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The URL of a call below `base`: fills in parameters, repeats the names of lists, omits undefined and null. */
export const addressOf = (base: string, row: Row, input: WireInput): string => {
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wordOf(input.params?.[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, wordOf(one));
    }
  }
  const search = query.toString();
  return `${base}${path}${search === '' ? '' : `?${search}`}`;
};

/** A value as text in a URL; rows only declare strings, numbers and booleans there. */
const wordOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
