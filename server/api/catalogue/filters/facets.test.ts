import { describe, expect, test } from 'vitest';
import type { FacetDefinition, FacetValue } from './facet-counts.ts';
import { filterChoices } from '#contract/filter-choices.ts';
import { type FacetParts, facetsOf } from './facets.ts';

const value = (code: string, value: string, count: number, more: Partial<FacetValue> = {}): FacetValue => ({
  facet: `${code}:${value}`,
  code,
  value,
  label: value,
  numericValue: null,
  swatch: null,
  count,
  ...more,
});

const definition = (code: string, more: Partial<FacetDefinition> = {}): FacetDefinition => ({
  code,
  name: code,
  type: 'text',
  unit: null,
  sortOrder: 1,
  ...more,
});

const numbers = (code: string, list: readonly number[]): FacetValue[] =>
  list.map((n) => value(code, String(n), 5, { numericValue: n, label: `${n} mm` }));

const sized = (code: string, counts: Record<number, number>): FacetValue[] =>
  Object.entries(counts).map(([n, count]) => value(code, n, count, { numericValue: Number(n), label: `${n} mm` }));

const facets = (more: Partial<FacetParts>) =>
  facetsOf({
    wholeCount: 10,
    values: [],
    definitions: [],
    choices: [],
    countOf: ({ count }) => count,
    inStockCount: null,
    price: null,
    ...more,
  });

describe('filters of a list', () => {
  test('values that no product is left with stay, with zero [CAT-02]', () => {
    const [finish] = facets({
      values: [value('finish', 'zinc', 6), value('finish', 'brass', 4)],
      definitions: [definition('finish')],
      choices: filterChoices(['finish:zinc']),
      countOf: ({ value: finish }) => (finish === 'zinc' ? 6 : 0),
    });
    expect(finish?.values.map(({ value: v, count, isSelected }) => [v, count, isSelected])).toEqual([
      ['brass', 0, false],
      ['zinc', 6, true],
    ]);
  });

  test('what all products have alike, or few have at all, is not offered unless chosen', () => {
    const parts = {
      values: [value('material', 'steel', 10), value('drive', 'hex', 1)],
      definitions: [definition('material'), definition('drive')],
    };
    expect(facets(parts)).toEqual([]);
    expect(facets({ ...parts, choices: filterChoices(['drive:hex']) }).map(({ code }) => code)).toEqual(['drive']);
  });

  test('numbers are ordered by size; too many of them become a range [CAT-02]', () => {
    const few = facets({
      values: numbers('length', [100, 20, 60]),
      definitions: [definition('length', { type: 'number' })],
    });
    expect(few[0]?.values.map(({ label }) => label)).toEqual(['20 mm', '60 mm', '100 mm']);
    const many = facets({
      values: numbers(
        'length',
        Array.from({ length: 30 }, (_, index) => index + 1),
      ),
      definitions: [definition('length', { type: 'number', unit: 'mm' })],
    });
    expect(many[0]).toMatchObject({ type: 'range', values: [], range: { min: 1, max: 30, unit: 'mm' } });
  });

  test('a number that was chosen by a range stays a range', () => {
    const [length] = facets({
      values: numbers('length', [10, 20]),
      definitions: [definition('length', { type: 'number' })],
      choices: filterChoices(['length:10..20']),
    });
    expect(length?.type).toBe('range');
  });

  test('colours can be painted, yes and no is a boolean', () => {
    const [colour, lined] = facets({
      values: [
        value('colour', 'red', 5, { swatch: '#c00' }),
        value('colour', 'blue', 5),
        value('lined', 'true', 5, { label: 'Yes' }),
      ],
      definitions: [definition('colour', { type: 'colour' }), definition('lined', { type: 'boolean', sortOrder: 2 })],
    });
    expect(colour).toMatchObject({ type: 'colour', values: [{ value: 'blue' }, { value: 'red', swatch: '#c00' }] });
    expect(lined).toMatchObject({ type: 'boolean', values: [{ value: 'true', label: 'Yes' }] });
  });

  test('a chosen value that nothing has any more can still be seen and taken off', () => {
    const [finish] = facets({ definitions: [definition('finish')], choices: filterChoices(['finish:gold']) });
    expect(finish?.values).toEqual([{ value: 'gold', label: 'gold', count: 0, isSelected: true }]);
  });

  test('two filters of one name say their units', () => {
    const names = facets({
      values: [...numbers('length', [1, 2]), ...numbers('run', [3, 4])],
      definitions: [
        definition('length', { name: 'Length', type: 'number', unit: 'mm' }),
        definition('run', { name: 'Length', type: 'number', unit: 'm', sortOrder: 2 }),
      ],
    }).map(({ name }) => name);
    expect(names).toEqual(['Length (mm)', 'Length (m)']);
  });

  test('what follows from another filter is not offered beside it, unless chosen', () => {
    const parts = {
      values: [value('thread', 'M6', 4), value('thread', 'M8', 6), ...sized('diameter', { 6: 4, 8: 6 })],
      definitions: [definition('thread'), definition('diameter', { type: 'number', sortOrder: 2 })],
    };
    expect(facets(parts).map(({ code }) => code)).toEqual(['thread']);
    const chosen = facets({ ...parts, choices: filterChoices(['diameter:6']) });
    expect(chosen.map(({ code }) => code)).toEqual(['thread', 'diameter']);
    const others = { ...parts, values: [...parts.values.slice(0, 2), ...sized('diameter', { 6: 4, 8: 5 })] };
    expect(facets(others).map(({ code }) => code)).toEqual(['thread', 'diameter']);
  });

  test('price and availability come last; the first four filters stand open', () => {
    const codes = ['a', 'b', 'c', 'd'];
    const all = facets({
      values: codes.flatMap((code) => [value(code, 'x', 5), value(code, 'y', 5)]),
      definitions: codes.map((code, sortOrder) => definition(code, { sortOrder })),
      inStockCount: 7,
      price: { min: 100, max: 900, currencyCode: 'GBP' },
    });
    expect(all.map(({ code, isCollapsed }) => [code, isCollapsed])).toEqual([
      ['a', false],
      ['b', false],
      ['c', false],
      ['d', false],
      ['price', true],
      ['availability', true],
    ]);
    expect(all.at(-2)?.range).toEqual({ min: 100, max: 900, unit: 'GBP' });
  });
});
