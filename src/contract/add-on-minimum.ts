import type { AddOnGroup } from './add-on.ts';

/**
 * The fewest options of a group that make a valid choice, `chosen` being how many are chosen: an optional group may be left out, and
 * once something in it is chosen, its minimum applies.
 */
export const minimumOf = (
  { isRequired, minSelections }: Pick<AddOnGroup, 'isRequired' | 'minSelections'>,
  chosen: number,
): number => {
  if (isRequired) return Math.max(1, minSelections);
  return chosen > 0 ? minSelections : 0;
};
