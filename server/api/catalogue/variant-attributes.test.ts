import { expect, test } from 'vitest';
import type { AttributeRecord } from '#server/db/schema/records.ts';
import { differencesOf } from './variant-attributes.ts';

const attribute = (code: string, value: string | number, displayValue = String(value)): AttributeRecord => ({
  code,
  name: code,
  value,
  displayValue,
});

const variant = (id: string, ...attributes: AttributeRecord[]) => ({ id, sortOrder: 0, attributes });

const bolt = (id: string, thread: string, length: number) =>
  variant(id, attribute('thread', thread), attribute('length', length, `${length} mm`), attribute('head', 'hex'));

const axis = (code: string, ...values: string[]) => ({
  code,
  name: code,
  values: values.map((value) => ({ value, label: value })),
});

test('variants come in the natural order of their axes, not in that of their text [CAT-03]', () => {
  const variants = [bolt('a', 'M10', 100), bolt('b', 'M6', 60), bolt('c', 'M10', 60), bolt('d', 'M6', 100)];
  const { ordered } = differencesOf(variants, []);
  expect(ordered.map(({ id }) => id)).toEqual(['b', 'd', 'c', 'a']);
});

test('what all variants share is apart from what they differ by [CAT-03]', () => {
  const { shared, axes } = differencesOf([bolt('a', 'M10', 100), bolt('b', 'M10', 60)], []);
  expect(shared.map(({ code }) => code)).toEqual(['thread', 'head']);
  expect(axes).toEqual([
    {
      code: 'length',
      name: 'length',
      unit: null,
      values: [
        { value: '60', label: '60 mm' },
        { value: '100', label: '100 mm' },
      ],
    },
  ]);
});

test('words are ordered as the store named them, values that are gone are left out [CAT-03]', () => {
  const sizes = [variant('a', attribute('size', 'L')), variant('b', attribute('size', 'S'))];
  const { axes, ordered } = differencesOf(sizes, [axis('size', 'S', 'M', 'L')]);
  expect(axes[0]?.values.map(({ value }) => value)).toEqual(['S', 'L']);
  expect(ordered.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('what follows from an axis is not one [CAT-03]', () => {
  const variants = [
    variant('a', attribute('thread', 'M6'), attribute('across-flats', 10)),
    variant('b', attribute('thread', 'M8'), attribute('across-flats', 13)),
  ];
  expect(differencesOf(variants, [axis('thread', 'M6', 'M8')]).axes.map(({ code }) => code)).toEqual(['thread']);
});

test('a variant without the value of an axis comes last', () => {
  const variants = [variant('a'), variant('b', attribute('size', 'S'))];
  expect(differencesOf(variants, [axis('size', 'S')]).ordered.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('a single variant has no axes: all it has describes the product', () => {
  const { shared, axes } = differencesOf([bolt('a', 'M10', 60)], [axis('length', '60')]);
  expect(axes).toEqual([]);
  expect(shared.map(({ code }) => code)).toEqual(['length', 'thread', 'head']);
});
