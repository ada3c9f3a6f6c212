import type { IndexedPart } from './messages.ts';

let names: Intl.Collator | undefined;

/** Sizes as they are read: M6 before M10. The export has them in no order. */
export const inOrder = (parts: readonly IndexedPart[]): readonly IndexedPart[] => {
  names ??= new Intl.Collator('en-GB', { numeric: true });
  const { compare } = names;
  return parts.toSorted(({ part: a }, { part: b }) => compare(a.variantName ?? a.sku, b.variantName ?? b.sku));
};
