let collator: Intl.Collator | undefined;

/** Compares words in natural order: M6 before M10. Creates the collator on the first call, since it would slow down start-up. */
export const inNaturalOrder = (a: string, b: string): number => {
  collator ??= new Intl.Collator('en-GB', { numeric: true });
  return collator.compare(a, b);
};
