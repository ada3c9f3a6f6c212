import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { maxEmailLength } from '#contract/primitives.ts';
import { CustomerFormSchema, customerValues } from './customer-form.ts';

const typed = { ...customerValues(null), firstName: 'Ada', lastName: 'Byron', phone: '0161 496 0000' };
const emailOf = (length: number): string => `ada@${'x'.repeat(length - 'ada@.example'.length)}.example`;

test('an email address may be as long as the store accepts, and a longer one is explained before it is sent', () => {
  expect(z.parse(CustomerFormSchema, { ...typed, email: emailOf(maxEmailLength) })).toMatchObject({
    companyName: null,
  });
  const { error } = z.safeParse(CustomerFormSchema, { ...typed, email: emailOf(maxEmailLength + 1) });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['email', 'Use 254 characters or fewer'],
  ]);
});
