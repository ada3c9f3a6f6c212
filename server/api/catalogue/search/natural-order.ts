const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

/** Compares words in natural order: M6 before M10, ignoring case. */
export const compareNaturally = (a: string, b: string): number => collator.compare(a, b);

/** Compares two values of an attribute: numbers by size, words in natural order. */
export const compareValues = (a: string | number | boolean, b: string | number | boolean): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareNaturally(String(a), String(b));
