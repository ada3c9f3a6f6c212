import { expect, test } from 'vitest';
import { minimumOf } from './add-on-minimum.ts';

test.each([
  [{ isRequired: false, minSelections: 0 }, 0, 0],
  [{ isRequired: false, minSelections: 0 }, 1, 0],
  [{ isRequired: false, minSelections: 2 }, 0, 0],
  [{ isRequired: false, minSelections: 2 }, 1, 2],
  [{ isRequired: true, minSelections: 0 }, 0, 1],
  [{ isRequired: true, minSelections: 1 }, 0, 1],
  [{ isRequired: true, minSelections: 2 }, 3, 2],
])('of %j with %i chosen, at least %i [CAT-05]', (group, chosen, least) => {
  expect(minimumOf(group, chosen)).toBe(least);
});
