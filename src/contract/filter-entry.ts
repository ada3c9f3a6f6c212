/** A range with inclusive bounds; null leaves that end open. */
export interface FilterRange {
  readonly low: number | null;
  readonly high: number | null;
}

/** A filter of a product list, written `code:value` or `code:low..high`. */
export interface FilterEntry {
  readonly code: string;
  /** As written. */
  readonly value: string;
  /** Null for a single value. */
  readonly range: FilterRange | null;
}

const rangePattern = /^(-?\d+(\.\d+)?)?\.\.(-?\d+(\.\d+)?)?$/;

const numberOf = (text: string | undefined): number | null => (text ? Number(text) : null);

/** Reads a filter: the entry holds a colon, but code and value may be empty. */
export const readFilter = (entry: string): FilterEntry => {
  const colon = entry.indexOf(':');
  const value = entry.slice(colon + 1);
  const match = rangePattern.exec(value);
  return {
    code: entry.slice(0, colon),
    value,
    range: match && { low: numberOf(match[1]), high: numberOf(match[3]) },
  };
};

/** Writes the filter for a single value. */
export const valueFilter = (code: string, value: string | number | boolean): string => `${code}:${value}`;

/** Writes the filter for a range. */
export const rangeFilter = (code: string, { low, high }: FilterRange): string =>
  valueFilter(code, `${low ?? ''}..${high ?? ''}`);

export const isInRange = ({ low, high }: FilterRange, number: number): boolean =>
  number >= (low ?? number) && number <= (high ?? number);
