import { describe, expect, test } from 'vitest';
import { rangeOf, withFilter, withoutFilters, withRange } from '#features/catalogue/filter-search.ts';
import { selectionOf, selectionSearch } from './selection.ts';

describe('a product list in the address [CAT-02]', () => {
  test('a filter is switched on and off, and each change begins at page 1', () => {
    const on = withFilter({ page: 3, sort: 'Newest' }, 'thread', 'M10', true);
    expect(on).toEqual({ sort: 'Newest', f: ['thread:M10'] });
    expect(withFilter(on, 'thread', 'M10', false)).toEqual({ sort: 'Newest' });
  });

  test('several values of one filter stand side by side', () => {
    const two = withFilter(withFilter({}, 'thread', 'M10', true), 'thread', 'M12', true);
    expect(two.f).toEqual(['thread:M10', 'thread:M12']);
  });

  test('a range replaces itself and may be open at either end', () => {
    const open = withRange(withRange({}, 'price', { low: 100, high: 500 }), 'price', { low: 200, high: null });
    expect(open.f).toEqual(['price:200..']);
    expect(rangeOf(open, 'price')).toEqual({ low: 200, high: null });
    expect(withRange(open, 'price', { low: null, high: null })).toEqual({});
  });

  test('one filter of a form that was sent without a script is a list of one', () => {
    expect(selectionSearch({ f: 'finish:zinc', all: 'finish' })).toEqual({
      f: ['finish:zinc'],
      all: ['finish'],
    });
  });

  test('whatever is wrong in an address counts as not given', () => {
    expect(selectionSearch({ f: 'nonsense', sort: 'Cheapest', page: '-4', view: 'hologram' })).toEqual({});
    expect(selectionSearch({ page: '2' })).toEqual({ page: 2 });
  });

  test('the same filters in another order are the same selection', () => {
    const one = selectionOf({ categorySlug: 'bolts' }, { f: ['b:2', 'a:1'] });
    expect(selectionOf({ categorySlug: 'bolts' }, { f: ['a:1', 'b:2'] })).toEqual(one);
  });

  test('clearing keeps sort and view', () => {
    expect(withoutFilters({ f: ['a:1'], sort: 'Newest', view: 'pictures', page: 2 })).toEqual({
      sort: 'Newest',
      view: 'pictures',
    });
  });
});
