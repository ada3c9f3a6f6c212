import type { AttributeRecord } from '#server/db/schema/records.ts';
import type { AttributeCode } from './attributes.ts';
import { definitionOf } from './attributes.ts';
import { attributeRecord, attributeRecords } from './attribute-record.ts';
import type { Axis, AxisValue, Facts, Family, Numbers } from './family.ts';

/** One point of a family's axes. */
export type Point = {
  values: ReadonlyMap<AttributeCode, AxisValue>;
  at: Numbers;
  price: number;
  weight: number;
};

const start: Point = { values: new Map(), at: {}, price: 1, weight: 1 };

/** Every combination of the axes that the family offers, in order. */
export function pointsOf({ axes = [], fits = () => true }: Pick<Family, 'axes' | 'fits'>): Point[] {
  const all = axes.reduce<Point[]>(
    (points, axis) => points.flatMap((point) => axis.values.map((it) => extended(point, axis, it))),
    [start],
  );
  return all.filter(({ at }) => fits(at));
}

const extended = ({ values, at, price, weight }: Point, { code }: Axis, value: AxisValue): Point => ({
  values: new Map([...values, [code, value]]),
  at: { ...at, [code]: value.n },
  price: price * value.price,
  weight: weight * value.weight,
});

/** Values that need a word beside them to be understood. */
const worded: Partial<Record<AttributeCode, (label: string) => string>> = {
  'shoe-size': (label) => `size ${label}`,
  gangs: (label) => `${label} gang`,
  ways: (label) => `${label} way`,
  teeth: (label) => `${label} teeth`,
  tpi: (label) => `${label} teeth per inch`,
  grit: (label) => `grit ${label}`,
  levers: (label) => `${label} lever`,
  curve: (label) => `type ${label}`,
  keyed: (label) => `keyed ${label.toLowerCase()}`,
};

/** 'M10 x 60 mm, zinc plated': dimensions joined by x with the unit once, then the rest. */
export function labelOf({ values }: Point, axes: readonly Axis[] = []): string {
  const dimensions: string[] = [];
  const rest: string[] = [];
  let unit: string | null = null;
  for (const { code } of axes) {
    const value = values.get(code);
    if (value === undefined) continue;
    const definition = definitionOf(code);
    if (definition.unit === 'mm' || code === 'thread' || code === 'gauge') {
      dimensions.push(code === 'thread' || code === 'gauge' ? value.label : String(value.n));
      if (definition.unit === 'mm') unit = 'mm';
    } else rest.push(lowerFirst(worded[code]?.(value.label) ?? value.label));
  }
  const size = dimensions.length === 0 ? [] : [dimensions.join(' x ') + (unit === null ? '' : ` ${unit}`)];
  return [...size, ...rest].join(', ');
}

/** 'Zinc plated' becomes 'zinc plated', but 'IP65', 'A2' and 'PZ2' are left alone. */
const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

export const skuOf = (code: string, { values }: Point): string =>
  [code, ...[...values.values()].map(({ part }) => part).filter((part) => part !== '')].join('-');

/** The attributes that distinguish a variant, then those derived from them. */
export function variantAttributes(point: Point, derived: Facts): AttributeRecord[] {
  const own = [...point.values].map(([code, { value, label }]) => attributeRecord(code, value, label));
  return [...own, ...attributeRecords(derived)];
}
