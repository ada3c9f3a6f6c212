import { halfUp } from '#contract/money-tax.ts';

/** The arithmetic part of a code. `percentBasisPoints` 1000 is 10 %. */
export interface DiscountTerms {
  readonly code: string;
  readonly type: 'Percentage' | 'Fixed' | 'FreeDelivery';
  readonly percentBasisPoints: number | null;
  readonly amountMinor: number | null;
}

/**
 * What each code takes off the goods, in the order given: each applies to what the earlier ones leave, and together they
 * never exceed the price of the goods. A free delivery code takes nothing off the goods.
 */
export const discountsOn = (
  subTotalMinor: number,
  codes: readonly DiscountTerms[],
): readonly { readonly code: string; readonly amountMinor: number }[] => {
  let left = subTotalMinor;
  return codes.map((terms) => {
    const amountMinor = Math.min(left, amountOf(terms, left));
    left -= amountMinor;
    return { code: terms.code, amountMinor };
  });
};

const amountOf = (terms: DiscountTerms, baseMinor: number): number => {
  switch (terms.type) {
    case 'Percentage':
      return halfUp(baseMinor * (terms.percentBasisPoints ?? 0), 10_000);
    case 'Fixed':
      return terms.amountMinor ?? 0;
    case 'FreeDelivery':
      return 0;
  }
};

/** Splits an amount exactly in proportion to weights: leftover units go to the largest remainders. */
export const allocate = (amountMinor: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0 || amountMinor === 0) return weights.map(() => 0);
  const shares = weights.map((weight, index) => {
    const product = BigInt(amountMinor) * BigInt(weight);
    return { index, share: Number(product / BigInt(sum)), remainder: product % BigInt(sum) };
  });
  let left = amountMinor - shares.reduce((total, { share }) => total + share, 0);
  const result = shares.map(({ share }) => share);
  for (const { index } of shares.toSorted((a, b) =>
    b.remainder > a.remainder ? 1 : b.remainder < a.remainder ? -1 : 0,
  )) {
    if (left === 0) break;
    result[index] = (result[index] ?? 0) + 1;
    left -= 1;
  }
  return result;
};
