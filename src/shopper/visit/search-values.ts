import { maxFilterLength, maxSearchLength } from '#contract/search-lengths.ts';

/**
 * Search params are parsed by hand: every page starts with them, so a schema's code would have to load before the first screen.
 * There is one function for each kind of value; an invalid value is undefined, as if it were missing.
 */
export type SearchValues = Readonly<Record<string, unknown>>;

/** A string of at most `maxLength` characters. */
export const textOf = (value: unknown, maxLength = Infinity): string | undefined =>
  typeof value === 'string' && value.length <= maxLength ? value : undefined;

/** An identifier of the store. */
export const idOf = (value: unknown): string | undefined => textOf(value, 64) || undefined;

/** Typed text; the URL parser turns a part number of digits into a number. Longer text is truncated. */
export const typedOf = (value: unknown, maxLength = maxSearchLength): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).slice(0, maxLength)
    : undefined;

/** An integer from `min` to `max`, which may be written as a string. */
export const wholeOf = (value: unknown, min: number, max: number): number | undefined => {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max ? number : undefined;
};

/** One of the given words. */
export const oneOf = <T extends string>(value: unknown, words: readonly T[]): T | undefined =>
  words.find((word) => word === value);

/** An existing date, such as `2026-11-22`. */
export const dayOf = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const day = new Date(value);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
};

/** A repeated param. A form submitted without script repeats the name for each value, so a single value is not an array. */
export const textsOf = (value: unknown, fits: (text: string) => boolean): string[] | undefined => {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  const texts = all.filter((one): one is string => textOf(one, maxFilterLength) !== undefined && fits(String(one)));
  return texts.length === all.length ? texts : undefined;
};

/** The values that are not undefined. */
export const withoutUndefined = <T extends object>(values: T): T => {
  const found = Object.entries(values).filter(([, value]) => value !== undefined);
  // Only values that may be undefined are left out, so it is still a `T`.
  return Object.fromEntries(found) as T;
};
