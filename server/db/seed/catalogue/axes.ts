import type { PictureKey } from '#server/media/pictures.ts';
import { type AttributeCode, definitionOf } from './attributes.ts';
import type { Axis, AxisValue } from './family.ts';

/** 2.5 is '2P5', so that it can't be read as 25. */
const plain = (n: number): string => String(n).replace('.', 'P');
const padded = (n: number): string => (Number.isInteger(n) ? String(n).padStart(3, '0') : plain(n));

/** Weight is proportional to these, regardless of the price. */
const isContents = (code: AttributeCode): boolean => ['weight-kg', 'litres', 'volume', 'run', 'length'].includes(code);

type NumberAxis = { price?: number; weight?: number; pad?: boolean; prefix?: string };

/** Numbers with the attribute's unit. Price grows with the number to the power `price`, weight to the power `weight`. */
export function sizes(
  code: AttributeCode,
  numbers: readonly number[],
  { price = 1, weight, pad = true, prefix = '' }: NumberAxis = {},
): Axis {
  const { unit } = definitionOf(code);
  const first = numbers[0] ?? 1;
  const heavier = weight ?? (isContents(code) ? 1 : price);
  return {
    code,
    values: numbers.map((n) => ({
      value: n,
      label: unit === null ? String(n) : `${n} ${unit}`,
      part: prefix + (pad ? padded(n) : plain(n)),
      n,
      price: (n / first) ** price,
      weight: (n / first) ** heavier,
    })),
  };
}

/** Metric threads; price and weight grow faster than the size. */
export function threads(names: readonly string[], { price = 1.5, weight = 2 } = {}): Axis {
  const nominal = (name: string): number => Number(name.slice(1));
  const first = nominal(names[0] ?? 'M1');
  return {
    code: 'thread',
    values: names.map((name) => ({
      value: name,
      label: name,
      part: name,
      n: nominal(name),
      price: (nominal(name) / first) ** price,
      weight: (nominal(name) / first) ** weight,
    })),
  };
}

/** A bigger size costs more because it contains more material. */
const isBulk = (code: AttributeCode): boolean => code === 'size' || code === 'sheet-size';

type Choice = readonly [label: string, part: string, price?: number, weight?: number, picture?: PictureKey];

/** Labelled values: label, segment of the part number, and factors for price and weight. */
export function choices(code: AttributeCode, list: readonly Choice[]): Axis {
  return {
    code,
    values: list.map(([label, part, price = 1, weight = isBulk(code) ? price : 1, picture], n): AxisValue => ({
      value: label,
      label,
      part,
      n,
      price,
      weight,
      ...(picture !== undefined && { picture }),
    })),
  };
}

type Colour = readonly [label: string, part: string, swatch: string, picture?: PictureKey | undefined, price?: number];

export function colours(list: readonly Colour[]): Axis {
  return {
    code: 'colour',
    values: list.map(([label, part, swatch, picture, price = 1], n): AxisValue => ({
      value: label,
      label,
      part,
      n,
      price,
      weight: 1,
      swatch,
      ...(picture !== undefined && { picture }),
    })),
  };
}

/** Boxes, bags or tubs of these counts; a bigger pack is slightly cheaper per piece. */
export function packs(counts: readonly number[], kind: 'box' | 'bag' | 'pack' | 'tub' = 'box'): Axis {
  const first = counts[0] ?? 1;
  return {
    code: 'pack',
    isPack: kind,
    values: counts.map((n) => ({
      value: n,
      label: n === 1 ? 'Single' : `${kind.charAt(0).toUpperCase()}${kind.slice(1)} of ${n.toLocaleString('en-GB')}`,
      part: String(n),
      n,
      price: (n / first) ** 0.9,
      weight: n / first,
    })),
  };
}
