import { expect, test } from 'vitest';
import type { Attribute } from '#contract/product.ts';
import { sampleVariant } from '#tests/support/samples/variant.ts';
import { compareRows } from './compare-rows.ts';

const attribute = (code: string, value: string | number): Attribute => ({
  code,
  name: code.toUpperCase(),
  value,
  displayValue: typeof value === 'number' ? `${value} mm` : value,
});

const product = (own: readonly Attribute[], sizes: readonly (readonly Attribute[])[] = [[]], brand = 'Acme') => ({
  brand: { id: brand, name: brand, slug: brand },
  attributes: [...own],
  variants: sizes.map((attributes, at) => ({ ...sampleVariant, id: String(at), attributes: [...attributes] })),
});

const shown = (columns: Parameters<typeof compareRows>[0]) => {
  const { different, same } = compareRows(columns);
  const rows = (some: typeof same) => some.map(({ name, values }) => [name, ...values.map(({ value }) => value)]);
  return { different: rows(different), same: rows(same) };
};

test('what products differ in is separated from what they share; what one of them lacks is a difference', () => {
  const a = product([attribute('finish', 'zinc'), attribute('grade', '8.8')]);
  const b = product([attribute('finish', 'zinc'), attribute('grade', '10.9'), attribute('head', 'hex')]);
  expect(
    shown([
      { slug: 'a', product: a },
      { slug: 'b', product: b },
    ]),
  ).toEqual({
    different: [
      ['GRADE', '8.8', '10.9'],
      ['HEAD', null, 'hex'],
    ],
    same: [
      ['Brand', 'Acme', 'Acme'],
      ['FINISH', 'zinc', 'zinc'],
    ],
  });
});

test('a product that is not known here makes no difference', () => {
  const columns = [
    { slug: 'a', product: product([attribute('finish', 'zinc')]) },
    { slug: 'b', product: null },
  ];
  expect(shown(columns)).toEqual({
    different: [],
    same: [
      ['Brand', 'Acme', undefined],
      ['FINISH', 'zinc', undefined],
    ],
  });
  expect(shown([{ slug: 'b', product: null }])).toEqual({ different: [], same: [] });
});

test('of several sizes few values are named, numbers are a span, and other values are counted', () => {
  const lengths = [100, 20, 60, 40];
  const colours = ['red', 'blue', 'green', 'grey'];
  const sizes = lengths.map((length, at) => [
    attribute('length', length),
    attribute('colour', colours[at] ?? ''),
    attribute('pack', at < 2 ? '10' : '50'),
    attribute('thread', 'M8'),
  ]);
  expect(shown([{ slug: 'a', product: product([], sizes) }]).same.slice(1)).toEqual([
    ['LENGTH', '20 mm to 100 mm'],
    ['COLOUR', '4 kinds'],
    ['PACK', '10, 50'],
    ['THREAD', 'M8'],
  ]);
});
