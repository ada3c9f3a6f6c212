/** Divides whole numbers and rounds a half up. */
export const halfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

/**
 * Tax on an amount in minor units, at a rate in basis points (2000 is 20%), rounded half up. Each line of a basket is
 * rounded separately, so that the amounts shown for the lines add up to the total shown. If prices include tax, this is the
 * part of the amount that is tax.
 */
export const taxOf = (amountMinor: number, rateBasisPoints: number, isIncluded: boolean): number =>
  halfUp(amountMinor * rateBasisPoints, isIncluded ? 10_000 + rateBasisPoints : 10_000);

/** An amount before tax (minor units) and its rate in basis points, undefined if unknown. */
export interface Taxable {
  readonly amountMinor: number;
  readonly taxRate: number | undefined;
}

/** Tax on lines before tax, each rounded separately as in a basket; undefined if the rate of any line is unknown. */
export const taxOfLines = (lines: readonly Taxable[]): number | undefined => {
  let taxMinor = 0;
  for (const { amountMinor, taxRate } of lines) {
    if (taxRate === undefined) return undefined;
    taxMinor += taxOf(amountMinor, taxRate, false);
  }
  return taxMinor;
};
