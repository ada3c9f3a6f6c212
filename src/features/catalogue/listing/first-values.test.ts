import { describe, expect, test } from 'vitest';
import type { Facet } from '#contract/facet.ts';
import { firstValues, withFirstValues } from './first-values.ts';

const facet = (code: string, counts: readonly number[], more: Partial<Facet> = {}): Facet => ({
  code,
  name: code,
  type: 'checkbox',
  range: null,
  isCollapsed: false,
  values: counts.map((count, at) => ({ value: `v${at}`, label: `Value ${at}`, count, isSelected: false })),
  ...more,
});

const choosing = (one: Facet, value: string): Facet => ({
  ...one,
  values: one.values.map((each) => ({ ...each, isSelected: each.value === value })),
});

const shown = (one: Facet) => firstValues(one).map(({ value }) => value);

describe('what a filter shows at first', () => {
  const long = facet('size', [1, 9, 2, 8, 3, 7, 4, 6, 5, 0]);

  test('of many values those that most products have, in their own order [CAT-02]', () => {
    expect(shown(long)).toEqual(['v1', 'v3', 'v5', 'v7', 'v8']);
  });

  test('up to seven values all at once, and of eight the first five', () => {
    expect(shown(facet('size', [1, 2, 3, 4, 5, 6, 7]))).toHaveLength(7);
    expect(shown(facet('size', [1, 2, 3, 4, 5, 6, 7, 8]))).toHaveLength(5);
  });

  test('a chosen value always, and its filter stands open [CAT-02]', () => {
    expect(shown(choosing(long, 'v9'))).toEqual(['v1', 'v3', 'v5', 'v7', 'v8', 'v9']);
    const closed = { ...long, isCollapsed: true };
    expect(shown(closed)).toEqual([]);
    expect(shown(choosing(closed, 'v9'))).toContain('v9');
  });
});

describe('the filters of a first view', () => {
  const brand = facet('brand', [3, 2, 1], { isCollapsed: true });
  const thread = facet('thread', [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  const whole = { filters: [thread, brand], total: 12 };

  test('say how many values are left, and lose no filter', () => {
    const first = withFirstValues(whole, []);
    expect(first.filters.map(({ code, values }) => [code, values.length])).toEqual([
      ['thread', 5],
      ['brand', 0],
    ]);
    expect(first.left).toEqual({ thread: 5, brand: 3 });
  });

  test('are shown again as they came', () => {
    for (const one of withFirstValues(whole, []).filters) expect(firstValues(one)).toEqual(one.values);
  });

  test('hold all values of those that were asked for', () => {
    expect(withFirstValues(whole, ['brand'])).toEqual({
      ...withFirstValues(whole, []),
      filters: [expect.anything(), brand],
      left: { thread: 5 },
    });
    expect(withFirstValues(whole, ['brand', 'thread'])).toEqual(whole);
  });
});
