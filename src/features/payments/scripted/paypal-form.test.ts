import { loadCoreSdkScript, type PayPalV6Namespace } from '@paypal/paypal-js/sdk-v6';
import { expect, test, vi } from 'vitest';
import type { FormWish } from './scripted-form.ts';
import { openPaypalForm } from './paypal-form.ts';

vi.mock('@paypal/paypal-js/sdk-v6', () => ({ loadCoreSdkScript: vi.fn() }));

const wish: FormWish = {
  settings: { clientId: 'client-1', environment: 'sandbox' },
  step: { type: 'Script', url: 'https://shop.example/checkout', data: { orderId: 'ORDER1' } },
  isDark: false,
};
const place: HTMLElement = Object.create(null);

type Heard = Record<'onApprove' | 'onCancel' | 'onError', () => unknown>;

/** A fake of PayPal's script, whose window ends as `ends` says. */
const script = (ends: keyof Heard | 'broken') => {
  const start = vi.fn();
  const createInstance = vi.fn(async () => ({
    createPayPalOneTimePaymentSession: (heard: Heard) => {
      start.mockImplementation(() => {
        if (ends === 'broken') return Promise.reject(new Error('blocked'));
        heard[ends]();
        return Promise.resolve();
      });
      return { start };
    },
  }));
  const namespace: PayPalV6Namespace = Object.assign(Object.create(null), { createInstance, version: '6.0.0' });
  vi.mocked(loadCoreSdkScript).mockResolvedValue(namespace);
  return { start, createInstance };
};

test.each([
  ['onApprove', { type: 'ask' }],
  ['onCancel', { type: 'given-up' }],
  ['onError', { type: 'ask' }],
  ['broken', { type: 'ask' }],
] as const)('a window that ends with %s is %j [CHK-14]', async (ends, outcome) => {
  const { start, createInstance } = script(ends);
  const form = await openPaypalForm(place, wish);
  expect(loadCoreSdkScript).toHaveBeenCalledWith({ environment: 'sandbox' });
  expect(createInstance).toHaveBeenCalledWith(expect.objectContaining({ clientId: 'client-1' }));
  expect(await form.pay()).toEqual(outcome);
  const [, order] = start.mock.calls[0] ?? [];
  expect(await order).toEqual({ orderId: 'ORDER1' });
});

test('a script that does not load is reported [CHK-14]', async () => {
  vi.mocked(loadCoreSdkScript).mockRejectedValue(new Error('no network'));
  await expect(openPaypalForm(place, wish)).rejects.toThrow('no network');
});
