/**
 * Tax of one amount in minor units, rounded half up. Each line of a basket is rounded by itself, so that what the lines
 * show adds up to what the total shows. Where prices include tax, this is the part of the amount that is tax.
 */
export const taxOf = (amountMinor: number, rateBasisPoints: number, isIncluded: boolean): number =>
  halfUp(amountMinor * rateBasisPoints, isIncluded ? 10_000 + rateBasisPoints : 10_000);

/** Divides whole numbers and rounds a half up. */
export const halfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));
