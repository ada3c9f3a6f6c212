import { describe, expect, test } from 'vitest';
import type { AddOnGroup } from '#contract/add-on.ts';
import { choose, chosenAddOns, chosenMinor, defaultChoice, missingGroup } from './add-on-choice.ts';

const option = (id: string, amount: number, isDefault = false) => ({
  id,
  name: id,
  price: { amount, currencyCode: 'GBP' },
  isDefault,
});

const cut: AddOnGroup = {
  id: 'cut',
  name: 'Cut to length',
  description: null,
  isRequired: true,
  minSelections: 1,
  maxSelections: 1,
  options: [option('whole', 0, true), option('halves', 250)],
};
const extras: AddOnGroup = {
  id: 'extras',
  name: 'Extras',
  description: null,
  isRequired: false,
  minSelections: 0,
  maxSelections: 2,
  options: [option('a', 100), option('b', 200), option('c', 300)],
};

describe('choosing add-ons [CAT-05]', () => {
  test('defaults are chosen to begin with', () => {
    expect(chosenAddOns([cut, extras], defaultChoice([cut, extras]), 'GBP').map((one) => one.addonOptionId)).toEqual([
      'whole',
    ]);
  });

  test('in a group of one, a choice takes the place of the other', () => {
    expect(choose(defaultChoice([cut]), cut, 'halves', true)).toEqual({ cut: ['halves'] });
  });

  test('a full group takes no more', () => {
    const full = choose(choose({}, extras, 'a', true), extras, 'b', true);
    expect(choose(full, extras, 'c', true)).toBe(full);
  });

  test('a required group without a choice is named; an optional one is not', () => {
    expect(missingGroup([cut, extras], {})?.id).toBe('cut');
    expect(missingGroup([cut, extras], { cut: ['whole'] })).toBeNull();
  });

  test('an optional group that was begun is named until its minimum is chosen', () => {
    const pairs = { ...extras, minSelections: 2 };
    expect(missingGroup([pairs], { extras: ['a'] })?.id).toBe('extras');
    expect(missingGroup([pairs], { extras: ['a', 'b'] })).toBeNull();
    expect(missingGroup([pairs], {})).toBeNull();
  });

  test('prices add up per unit', () => {
    expect(chosenMinor([cut, extras], { cut: ['halves'], extras: ['a', 'b'] })).toBe(550);
  });
});
