import { beforeEach, expect, test } from 'vitest';
import { dismissToasts } from './dismiss-toasts.ts';
import { dismissAllToasts, dismissToast, setToastTime, showToast, timeOf, toastState } from './toast-state.ts';

beforeEach(() => {
  dismissAllToasts();
  setToastTime(3000);
});

const texts = () => toastState.toasts.map(({ text }) => text);

test('a success stays 3000 ms, or as long as the shopper chose [SH-02]', () => {
  expect(timeOf({ tone: 'success' }, toastState.time)).toBe(3000);
  setToastTime(8000);
  expect(timeOf({ tone: 'success' }, toastState.time)).toBe(8000);
  setToastTime(null);
  expect(timeOf({ tone: 'success' }, toastState.time)).toBeNull();
});

test('an error, and anything with an action, stays until it is dismissed', () => {
  expect(timeOf({ tone: 'error' }, 3000)).toBeNull();
  expect(timeOf({ tone: 'success', action: { label: 'Undo', onPress: () => undefined } }, 3000)).toBeNull();
});

test('an error that the screen shows where it belongs leaves by itself', () => {
  expect(timeOf({ tone: 'error', isShownInPlace: true }, 3000)).toBe(3000);
  expect(timeOf({ tone: 'error', isShownInPlace: true }, null)).toBeNull();
});

test('the messages that are picked out are dismissed, and no others', () => {
  showToast({ tone: 'error', text: 'That code has ended', about: 'code' });
  showToast({ tone: 'error', text: 'Only 4 are left', about: 'lines' });
  showToast({ tone: 'success', text: 'Added' });
  dismissToasts(({ about }) => about === 'code');
  expect(texts()).toEqual(['Only 4 are left', 'Added']);
});

test('messages are shown in order and dismissed one by one', () => {
  const first = showToast({ tone: 'success', text: 'Delivery address has been saved' });
  showToast({ tone: 'error', text: 'The store did not answer' });
  expect(texts()).toEqual(['Delivery address has been saved', 'The store did not answer']);
  dismissToast(first);
  dismissToast(first);
  expect(texts()).toEqual(['The store did not answer']);
});

test('the same message twice is one message, shown anew', () => {
  const first = showToast({ tone: 'success', text: 'Product has been successfully added to the cart' });
  showToast({ tone: 'error', text: 'No' });
  const second = showToast({ tone: 'success', text: 'Product has been successfully added to the cart' });
  expect(second).not.toBe(first);
  expect(texts()).toEqual(['No', 'Product has been successfully added to the cart']);
});

test('at most four are shown at once, the newest', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e']) showToast({ tone: 'error', text });
  expect(texts()).toEqual(['b', 'c', 'd', 'e']);
});
