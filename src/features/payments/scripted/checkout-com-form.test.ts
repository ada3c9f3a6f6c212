import {
  type CheckoutWebComponents,
  type Component,
  loadCheckoutWebComponents,
} from '@checkout.com/checkout-web-components';
import { beforeEach, expect, test, vi } from 'vitest';
import { paymentWording } from '#wording/payment.ts';
import { openCheckoutComForm } from './checkout-com-form.ts';
import type { FormWish } from './scripted-form.ts';

vi.mock('@checkout.com/checkout-web-components', () => ({ loadCheckoutWebComponents: vi.fn() }));

const session = { id: 'ps_1', payment_session_token: 'x'.repeat(2000), payment_session_secret: 'pss_1' };
const wish: FormWish = {
  settings: { publicKey: 'pk_sbox_1', environment: 'sandbox' },
  step: { type: 'Script', url: 'https://shop.example/checkout', data: { session: JSON.stringify(session) } },
  isDark: true,
};
const place: HTMLElement = Object.assign(Object.create(null), { replaceChildren: vi.fn() });

interface Heard {
  onReady: (card: Component) => void;
  onPaymentCompleted: (card: Component, payment: { id: string }) => void;
  onError: (card: Component, error: object) => void;
}

/** A fake of Checkout.com's script: `submits` is what it reports after a press, `shows` whether its form appears. */
const script = ({
  shows = 'ready',
  submits = () => undefined,
}: {
  readonly shows?: 'ready' | 'broken' | 'unavailable';
  readonly submits?: (heard: Heard, card: Component) => void;
} = {}) => {
  const mount = vi.fn();
  const unmount = vi.fn();
  const create = vi.fn((_: string, heard: Heard) => {
    const card: Component = Object.assign(Object.create(null), {
      isAvailable: async () => shows !== 'unavailable',
      mount: mount.mockImplementation(() =>
        shows === 'ready' ? heard.onReady(card) : heard.onError(card, error('Integration', 'x')),
      ),
      submit: () => submits(heard, card),
      unmount,
    });
    return card;
  });
  const loaded: CheckoutWebComponents = Object.assign(Object.create(null), { create });
  vi.mocked(loadCheckoutWebComponents).mockResolvedValue(loaded);
  return { create, mount, unmount };
};

const error = (type: string, code: string, details: object = {}) => ({ type, code, details });

beforeEach(() => {
  vi.mocked(place.replaceChildren).mockClear();
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => ` colour of ${name}` }));
});

test('the form is opened with the whole session of its payment, in the colours that are shown [CHK-13]', async () => {
  const { create, mount, unmount } = script();
  const form = await openCheckoutComForm(place, wish);
  expect(loadCheckoutWebComponents).toHaveBeenCalledWith(
    expect.objectContaining({
      publicKey: 'pk_sbox_1',
      environment: 'sandbox',
      paymentSession: session,
      appearance: expect.objectContaining({ colorBackground: 'colour of --page' }),
    }),
  );
  expect(create).toHaveBeenCalledWith('card', expect.objectContaining({ showPayButton: false }));
  expect(mount).toHaveBeenCalledWith(place);
  form.remove();
  expect(unmount).toHaveBeenCalledOnce();
});

test.each([
  ['broken', error('Integration', 'x')],
  ['unavailable', { message: 'No card can be used here.' }],
] as const)('a form that is %s is an error, and leaves nothing behind [CHK-13]', async (shows, failure) => {
  script({ shows });
  await expect(openCheckoutComForm(place, wish)).rejects.toMatchObject(failure);
  expect(place.replaceChildren).toHaveBeenCalledExactlyOnceWith();
});

test('a script that does not load is an error [CHK-13]', async () => {
  vi.mocked(loadCheckoutWebComponents).mockRejectedValue(new Error('script failed'));
  await expect(openCheckoutComForm(place, wish)).rejects.toThrow('script failed');
});

test('the store is asked for a completed payment by its id [CHK-13]', async () => {
  script({ submits: (heard, card) => heard.onPaymentCompleted(card, { id: 'pay_1' }) });
  expect(await (await openCheckoutComForm(place, wish)).pay()).toEqual({ type: 'ask', token: 'pay_1' });
});

test.each([
  [error('Submit', 'component_invalid'), { type: 'stays', reason: null }],
  [
    error('Request', 'payment_request_declined', { requestErrorCodes: ['try_again'] }),
    { type: 'stays', reason: paymentWording.cardDeclined },
  ],
  [
    error('Request', 'payment_request_declined', { requestErrorCodes: ['not_enough_funds'] }),
    { type: 'stays', reason: paymentWording.tooLittleMoney },
  ],
  [error('Request', 'payment_request_failed'), { type: 'ask' }],
  [error('Request', 'network_error'), { type: 'ask' }],
  [error('PaymentMethod', 'payment_method_attempt_failed'), { type: 'ask' }],
])('after the error %j the outcome is %j [CHK-13]', async (failure, outcome) => {
  script({ submits: (heard, card) => heard.onError(card, failure) });
  expect(await (await openCheckoutComForm(place, wish)).pay()).toEqual(outcome);
});

test('a card that was declined can be followed by one that pays, in the same form [CHK-13]', async () => {
  let presses = 0;
  script({
    submits(heard, card) {
      presses += 1;
      if (presses === 1) heard.onError(card, error('Request', 'payment_request_declined'));
      else heard.onPaymentCompleted(card, { id: 'pay_2' });
    },
  });
  const form = await openCheckoutComForm(place, wish);
  expect(await form.pay()).toMatchObject({ type: 'stays' });
  expect(await form.pay()).toEqual({ type: 'ask', token: 'pay_2' });
});

test('where a script breaks while it pays, the store is asked [CHK-13]', async () => {
  script({
    submits() {
      throw new Error('broken');
    },
  });
  expect(await (await openCheckoutComForm(place, wish)).pay()).toEqual({ type: 'ask' });
});
