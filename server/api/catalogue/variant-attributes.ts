import { inNaturalOrder } from '#contract/natural-order.ts';
import type { Attribute, Product } from '#contract/product.ts';
import type { AttributeRecord, OptionAxisRecord } from '#server/db/schema/records.ts';
import { groupedBy } from './grouped.ts';

/** Compares two values of an attribute: numbers by size, words in natural order. */
const compareValues = (a: AttributeRecord['value'], b: AttributeRecord['value']): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : inNaturalOrder(String(a), String(b));

interface Described {
  readonly id: string;
  readonly sortOrder: number;
  readonly attributes: readonly AttributeRecord[];
}

type OptionAxis = Product['optionAxes'][number];

/** What a product's variants share, what distinguishes them, and their order. */
export interface VariantDifferences<V extends Described> {
  readonly shared: readonly AttributeRecord[];
  readonly axes: readonly OptionAxis[];
  readonly ordered: readonly V[];
}

const valueOf = (variant: Described, code: string): AttributeRecord | undefined =>
  variant.attributes.find((attribute) => attribute.code === code);

/**
 * Derived from the active variants: an attribute is shared if all of them have it with the same value. Of the others, those
 * that the store named are axes, in its order (all of them if it named none); the rest follow from the axes, as the width
 * across flats follows from the thread. Variants are sorted by their values on the axes.
 */
export const differencesOf = <V extends Described>(
  variants: readonly V[],
  named: readonly OptionAxisRecord[],
): VariantDifferences<V> => {
  const codes = [...new Set([...named.map(({ code }) => code), ...variants.flatMap(codesOf)])];
  const shared: AttributeRecord[] = [];
  const differing: OptionAxis[] = [];
  for (const code of codes) {
    const found = variants.flatMap((variant) => valueOf(variant, code) ?? []);
    const distinct = [...groupedBy(found, ({ value }) => String(value)).values()].flatMap(([first]) => first ?? []);
    const [first] = distinct;
    if (first === undefined) continue;
    if (variants.length > 1 && (distinct.length > 1 || found.length < variants.length)) {
      differing.push(
        axisOf(
          first,
          distinct,
          named.find((axis) => axis.code === code),
        ),
      );
    } else shared.push(first);
  }
  const axes =
    named.length === 0 ? differing : differing.filter(({ code }) => named.some((axis) => axis.code === code));
  return { shared, axes, ordered: variants.toSorted(byAxes(axes)) };
};

const codesOf = (variant: Described): string[] => variant.attributes.map(({ code }) => code);

const axisOf = (
  first: AttributeRecord,
  distinct: readonly AttributeRecord[],
  named: OptionAxisRecord | undefined,
): OptionAxis => {
  const rank = new Map(named?.values.map(({ value }, index) => [value, index]));
  const rankOf = ({ value }: AttributeRecord): number => rank.get(String(value)) ?? rank.size;
  const isNumeric = distinct.every(({ value }) => typeof value === 'number');
  const sorted = distinct.toSorted(
    (a, b) => (isNumeric ? 0 : rankOf(a) - rankOf(b)) || compareValues(a.value, b.value),
  );
  return {
    code: first.code,
    name: first.name,
    unit: first.unit ?? null,
    values: sorted.map(({ value, displayValue }) => {
      const swatch = named?.values.find((option) => option.value === String(value))?.swatch;
      return { value: String(value), label: displayValue, ...(swatch !== undefined && { swatch }) };
    }),
  };
};

const byAxes =
  (axes: readonly OptionAxis[]) =>
  (a: Described, b: Described): number => {
    for (const axis of axes) {
      const placeOf = (variant: Described): number => {
        const value = valueOf(variant, axis.code)?.value;
        const place = axis.values.findIndex((option) => option.value === String(value));
        return place === -1 ? axis.values.length : place;
      };
      const difference = placeOf(a) - placeOf(b);
      if (difference !== 0) return difference;
    }
    return a.sortOrder - b.sortOrder || (a.id < b.id ? -1 : 1);
  };

/** An attribute in the contract's shape. */
export const attributeView = ({ code, name, value, displayValue, unit, group }: AttributeRecord): Attribute => ({
  code,
  name,
  value,
  displayValue,
  unit: unit ?? null,
  group: group ?? null,
});
