import { beforeEach, expect, test } from 'vitest';
import { NoAnswer, Refused } from '#api/api-error.ts';
import { dismissAllToasts, showToast, timeOf, toastState } from '#ui/toast/toast-state.ts';
import { dismissRefusal, sayNotTaken, sayPlaced, sayRefusal, saySaved } from './checkout-toasts.ts';

beforeEach(dismissAllToasts);

const texts = () => toastState.toasts.map(({ text }) => text);
const refused = (...errors: string[]) => new Refused({ status: 409, errors });

test('what is said of one part takes the place of what was said of the part before it', () => {
  saySaved('addresses', 'Delivery address has been saved');
  saySaved('addresses', 'Billing address has been saved');
  expect(texts()).toEqual(['Delivery address has been saved', 'Billing address has been saved']);
  saySaved('delivery', 'Delivery option has been saved');
  expect(texts()).toEqual(['Delivery option has been saved']);
});

test('an error goes once it is mended, and no sooner', () => {
  sayNotTaken('lines', refused('Only 4 are left.'));
  saySaved('delivery', 'Delivery option has been saved');
  expect(texts()).toEqual(['Only 4 are left.', 'Delivery option has been saved']);
  dismissRefusal('lines');
  expect(texts()).toEqual(['Delivery option has been saved']);
});

test('a part has one error at a time', () => {
  sayNotTaken('lines', refused('Only 4 are left.'));
  sayNotTaken('lines', refused('Only 2 are left.'));
  expect(texts()).toEqual(['Only 2 are left.']);
});

test('the first of the store’s errors is an error toast, brief where the screen shows it too; without an answer there is none [ERR-01]', () => {
  expect(sayRefusal('code', refused('That code has ended.', 'Try another one.'))).toBe(true);
  expect(toastState.toasts).toMatchObject([{ tone: 'error', text: 'That code has ended.' }]);
  expect(toastState.toasts.map((toast) => timeOf(toast, 3000))).toEqual([3000]);
  expect(sayRefusal('code', new NoAnswer('unreachable'))).toBe(false);
  expect(texts()).toEqual([]);
});

test('an order that is placed dismisses the toasts of the checkout, and those of other parts of the shop stay', () => {
  showToast({ tone: 'error', text: 'The list was not saved' });
  saySaved('delivery', 'Delivery option has been saved');
  sayNotTaken('lines', refused('Only 4 are left.'));
  sayPlaced('Order has been successfully created');
  expect(texts()).toEqual(['The list was not saved', 'Order has been successfully created']);
});
