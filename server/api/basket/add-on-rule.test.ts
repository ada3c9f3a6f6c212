import { describe, expect, test } from 'vitest';
import { addOnFaults, addOnKey, type OfferedGroup } from './add-on-rule.ts';

const group = (more: Partial<OfferedGroup>): OfferedGroup => ({
  name: 'Cutting',
  isRequired: false,
  minSelections: 0,
  maxSelections: 1,
  options: [
    { id: 'a', name: 'One cut', sortOrder: 1, priceMinor: 100 },
    { id: 'b', name: 'Two cuts', sortOrder: 2, priceMinor: 180 },
    { id: 'c', name: 'Three cuts', sortOrder: 3, priceMinor: null },
  ],
  ...more,
});

const codes = (groups: readonly OfferedGroup[], ids: string[]) => addOnFaults(groups, ids).map((fault) => fault.code);

describe('a choice of add-ons', () => {
  test('what is optional may be left [CAT-05]', () => {
    expect(codes([group({})], [])).toEqual([]);
    expect(codes([], [])).toEqual([]);
  });

  test('what is required may not [CAT-05]', () => {
    expect(addOnFaults([group({ isRequired: true })], [])).toEqual([
      { code: 'AddOnRequired', message: 'Cutting: choose one option.', field: 'addonOptionIds', lineItemId: null },
    ]);
  });

  test('an optional group has its minimum once something is chosen [CAT-05]', () => {
    const pairs = group({ minSelections: 2, maxSelections: 3 });
    expect(codes([pairs], ['a'])).toEqual(['AddOnRequired']);
    expect(codes([pairs], ['a', 'b'])).toEqual([]);
  });

  test('too many, unknown and unpriced are refused [CAT-05]', () => {
    expect(codes([group({})], ['a', 'b'])).toEqual(['TooManyAddOns']);
    expect(codes([group({})], ['z'])).toEqual(['AddOnUnknown']);
    expect(codes([group({})], ['c'])).toEqual(['AddOnUnavailable']);
  });

  test('order and repetition make no difference', () => {
    expect(addOnKey(['b', 'a', 'b'])).toBe(addOnKey(['a', 'b']));
  });
});
