import { unitPriceMinor } from '#contract/price.ts';
import type { Variant } from '#contract/product.ts';
import { type Taxable, taxOfLines } from '#contract/money-tax.ts';

/** Marked quantities by variant id; zeros are left out. */
export type Marks = Readonly<Record<string, number>>;

/** Sets a mark; 0 removes it. */
export const mark = (marks: Marks, variantId: string, quantity: number): Marks => {
  const { [variantId]: _, ...others } = marks;
  return quantity > 0 ? { ...others, [variantId]: quantity } : others;
};

/** Totals of the marks: lines, units, amount in minor units (null if a price is hidden) and its tax (undefined if a rate is unknown). */
export const totalOf = (
  variants: readonly Variant[],
  marks: Marks,
  addOnsMinor: number,
): { lines: number; units: number; amountMinor: number | null; taxMinor: number | undefined } => {
  let lines = 0;
  let units = 0;
  let amountMinor: number | null = 0;
  const taxed: Taxable[] = [];
  for (const variant of variants) {
    const quantity = marks[variant.id] ?? 0;
    if (quantity === 0) continue;
    lines += 1;
    units += quantity;
    const unit = unitPriceMinor(variant, quantity);
    const lineMinor = unit === null ? null : (unit + addOnsMinor) * quantity;
    amountMinor = lineMinor === null || amountMinor === null ? null : amountMinor + lineMinor;
    taxed.push({ amountMinor: lineMinor ?? 0, taxRate: variant.taxRate });
  }
  return { lines, units, amountMinor, taxMinor: taxOfLines(taxed) };
};

/** The columns of a price table: 1 and every price break of any variant, in order. */
export const tierColumns = (variants: readonly Pick<Variant, 'basePrice' | 'tierPrices'>[]): readonly number[] => {
  const breaks = new Set<number>([1]);
  for (const variant of variants) for (const tier of variant.tierPrices) breaks.add(tier.minimumQuantity);
  return [...breaks].sort((a, b) => a - b);
};

/** The column a quantity falls into, or null if nothing is marked. */
export const appliedColumn = (columns: readonly number[], quantity: number): number | null =>
  quantity > 0 ? (columns.findLast((minimum) => minimum <= quantity) ?? null) : null;
