/**
 * What stands behind the question mark of an address is read by hand: every page begins with it, and what a schema needs would come
 * before the first screen. One rule for each kind of value; what does not fit is undefined, as if it were not there.
 */
export type SearchValues = Readonly<Record<string, unknown>>;

/** A text, of no more than so many characters. */
export const textOf = (value: unknown, maxLength = Infinity): string | undefined =>
  typeof value === 'string' && value.length <= maxLength ? value : undefined;

/** The name of something at the store. */
export const idOf = (value: unknown): string | undefined => textOf(value, 64) || undefined;

/** What somebody typed: a part number of digits alone is parsed from the URL as a number. Longer text is cut. */
export const typedOf = (value: unknown, maxLength = 200): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).slice(0, maxLength)
    : undefined;

/** A whole number between two, also where it is written as text. */
export const wholeOf = (value: unknown, least: number, most: number): number | undefined => {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most
    ? number
    : undefined;
};

/** One of some words. */
export const oneOf = <T extends string>(value: unknown, words: readonly T[]): T | undefined =>
  words.find((word) => word === value);

/** A day that there is, as `2026-11-22`. */
export const dayOf = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const day = new Date(value);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
};

/** Several texts of one name. A form that is sent without a script writes each for itself, and a single one is no list then. */
export const textsOf = (value: unknown, fits: (text: string) => boolean): string[] | undefined => {
  const given: readonly unknown[] = Array.isArray(value) ? value : [value];
  const texts = given.filter((one): one is string => textOf(one, 200) !== undefined && fits(String(one)));
  return texts.length === given.length ? texts : undefined;
};

/** What is there of some values. */
export const given = <T extends object>(values: T): T => {
  const found = Object.entries(values).filter(([, value]) => value !== undefined);
  // Only values that may be missing are left out.
  return Object.fromEntries(found) as T;
};
