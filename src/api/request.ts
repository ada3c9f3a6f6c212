import type { Row } from '#contract/row.ts';

/** The untyped parts of a row's input, as they go on the wire. */
export interface WireInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The address of a call below `base`: parameters put in, lists as repeated names, undefined and null left out. */
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

/** A value as it stands in an address; rows only declare texts, numbers and booleans there. */
const wordOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
