import { taxOf } from '#contract/money-tax.ts';

/** The tax at one rate: `onMinor` is the net amount that it is charged on. */
export interface TaxLine {
  readonly name: string;
  readonly onMinor: number;
  readonly taxMinor: number;
}

interface Amounts {
  readonly deliveryChargeMinor: number;
  readonly taxesMinor: number;
}

interface TaxedLine {
  readonly taxRateBasisPoints: number;
  readonly totalMinor: number;
  readonly taxMinor: number;
}

/**
 * The taxes of an order by rate, highest first; they add up to the order's taxes. An order records the rates of its lines,
 * but for delivery only the tax: its rate is the country's or the order's one that yields this tax.
 */
export const taxLinesOf = (
  { deliveryChargeMinor, taxesMinor }: Amounts,
  lines: readonly TaxedLine[],
  includesTax: boolean,
  known: readonly { readonly rateBasisPoints: number; readonly label: string }[],
): TaxLine[] => {
  const sums = new Map<number | null, { onMinor: number; taxMinor: number }>();
  const add = (rate: number | null, amountMinor: number, taxMinor: number): void => {
    const sum = sums.get(rate) ?? { onMinor: 0, taxMinor: 0 };
    const onMinor = includesTax ? amountMinor - taxMinor : amountMinor;
    sums.set(rate, { onMinor: sum.onMinor + onMinor, taxMinor: sum.taxMinor + taxMinor });
  };
  for (const line of lines) add(line.taxRateBasisPoints, line.totalMinor, line.taxMinor);
  const deliveryTaxMinor = taxesMinor - lines.reduce((sum, line) => sum + line.taxMinor, 0);
  if (deliveryChargeMinor !== 0 || deliveryTaxMinor !== 0) {
    const rates = [
      ...known.map(({ rateBasisPoints }) => rateBasisPoints).toSorted((one, other) => other - one),
      ...sums.keys(),
    ];
    const rate = rates.find((it) => it !== null && taxOf(deliveryChargeMinor, it, includesTax) === deliveryTaxMinor);
    add(rate ?? null, deliveryChargeMinor, deliveryTaxMinor);
  }
  const label = known[0]?.label.replace(/\s*[\d.]+\s*%$/, '') ?? 'VAT';
  return [...sums]
    .toSorted(([one], [other]) => (other ?? -1) - (one ?? -1))
    .map(([rate, sum]) => ({ name: rate === null ? `${label} on delivery` : `${label} ${rate / 100}%`, ...sum }));
};
