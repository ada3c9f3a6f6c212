import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkedOnLeaving, checkForm, clearedOf, freshForm, placeRefusal, refused, typed } from './form-state.ts';

const Address = z.object({
  email: z.string().check(z.regex(/^\S+@\S+$/, 'Enter an email address like name@example.com')),
  postalCode: z
    .string()
    .check(z.minLength(1, 'Enter a postcode'), z.maxLength(8, 'A postcode has 8 characters at most')),
  isBilling: z.boolean(),
});
const empty = { email: '', postalCode: '', isBilling: true };

test('a form that is right gives what the schema made of it', () => {
  const Trimmed = z.object({
    postalCode: z.pipe(
      z.string(),
      z.transform((text: string) => text.toUpperCase()),
    ),
  });
  expect(checkForm(Trimmed, { postalCode: 'sw1a 1aa' })).toEqual({ isRight: true, output: { postalCode: 'SW1A 1AA' } });
});

test('a form that is wrong says one sentence for each field', () => {
  expect(checkForm(Address, { ...empty, postalCode: 'SW1A 1AA 1AA' })).toEqual({
    isRight: false,
    errors: {
      email: 'Enter an email address like name@example.com',
      postalCode: 'A postcode has 8 characters at most',
    },
    formErrors: [],
  });
});

test('what belongs to no field belongs to the form', () => {
  const Passwords = z
    .object({ one: z.string(), two: z.string() })
    .check(z.refine(({ one, two }) => one === two, 'The two passwords differ'));
  expect(checkForm(Passwords, { one: 'a', two: 'b' })).toMatchObject({
    errors: {},
    formErrors: ['The two passwords differ'],
  });
});

test('a schema that answers later is a mistake of ours', () => {
  const Slow = z.object({ email: z.string().check(z.refine(async () => Promise.resolve(true))) });
  expect(() => checkForm(Slow, empty)).toThrow('answers at once');
});

test('typing says nothing before the first submit', () => {
  expect(typed(freshForm(empty), 'email', 'sam', Address).errors).toEqual({});
});

test('after a failed submit a flagged field is checked on each keystroke and clears the moment it is right', () => {
  const failed = refused(freshForm(empty), { email: 'Enter an email address like name@example.com' }, []);
  const half = typed(failed, 'email', 'sam@', Address);
  expect(half.errors).toEqual({ email: 'Enter an email address like name@example.com' });
  const whole = typed(half, 'email', 'sam@example.com', Address);
  expect(whole.errors).toEqual({});
  expect(whole.values).toEqual({ ...empty, email: 'sam@example.com' });
});

test('a field that was fine stays quiet until the next submit', () => {
  const failed = refused(freshForm({ ...empty, postalCode: 'SW1A 1AA' }), { email: 'Enter an email address' }, []);
  expect(Object.keys(typed(failed, 'postalCode', '', Address).errors)).toEqual(['email']);
});

test('a refusal keeps every input and counts the attempt', () => {
  const busy = { ...freshForm({ ...empty, email: 'sam@example.com' }), isSubmitting: true };
  const state = refused(refused(busy, {}, ['No']), {}, ['No']);
  expect(state).toMatchObject({
    values: { ...empty, email: 'sam@example.com' },
    attempt: 2,
    isSubmitting: false,
    formErrors: ['No'],
  });
});

test('leaving a field checks it alone', () => {
  const state = checkedOnLeaving(freshForm({ ...empty, postalCode: 'SW1A 1AA 1AA' }), 'postalCode', Address);
  expect(state.errors).toEqual({ postalCode: 'A postcode has 8 characters at most' });
  expect(checkedOnLeaving(freshForm({ ...empty, postalCode: 'N1' }), 'postalCode', Address).errors).toEqual({});
});

test("a server's details go to the fields they name, the rest to the form", () => {
  const refusal = {
    messages: ['The address was not saved.'],
    details: [
      { field: 'address.postalCode', message: 'We do not deliver to that postcode' },
      { field: 'mail', message: 'That email address is in use' },
      { field: 'postalCode', message: 'A second sentence' },
      { field: null, message: 'Try again' },
      { field: 'toString', message: 'No such field' },
    ],
  };
  expect(placeRefusal(empty, refusal, { mail: 'email' })).toEqual({
    errors: { postalCode: 'We do not deliver to that postcode', email: 'That email address is in use' },
    formErrors: ['The address was not saved.', 'Try again', 'No such field'],
  });
});

test('a form whose values were saved is cleared of them, and keeps what was typed in the meantime', () => {
  const sent = { ...empty, email: 'a@example.com', postalCode: 'LS1 4AP' };
  const since = typed({ ...freshForm(sent), isSubmitting: true }, 'email', 'b@example.com', Address);
  expect(clearedOf(since, sent, empty)).toEqual(freshForm({ ...empty, email: 'b@example.com' }));
  expect(clearedOf({ ...freshForm(sent), isSubmitting: true }, sent, empty)).toEqual(freshForm(empty));
});
