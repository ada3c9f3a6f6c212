import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { emailField } from './session-fields.ts';

test('an email address that the store would refuse as too long is explained by its length', () => {
  const typed = `ada@${'x'.repeat(254)}.example`;
  expect(z.safeParse(emailField, typed).error?.issues.map(({ message }) => message)).toEqual([
    'Use 254 characters or fewer',
  ]);
});
