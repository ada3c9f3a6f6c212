import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FormWish } from './scripted-form.ts';
import { openStripeForm } from './stripe-form.ts';

vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: vi.fn() }));

const wish: FormWish = {
  settings: { publishableKey: 'pk_test_1' },
  step: {
    type: 'Script',
    url: 'https://shop.example/checkout?order=o&payment=p',
    data: { clientSecret: 'pi_1_secret' },
  },
  isDark: true,
};
const place: HTMLElement = Object.create(null);

/** A fake of Stripe's script: `fields` and `confirm` are its answers, `shows` whether its form appears. */
const script = (answers: { shows?: 'ready' | 'loaderror'; fields?: object; confirm?: () => Promise<object> } = {}) => {
  const { shows = 'ready', fields = {}, confirm = () => Promise.resolve({}) } = answers;
  const element = {
    once: (event: string, hear: (event: object) => void) =>
      event === shows ? hear({ error: { type: 'api_error' } }) : null,
    mount: vi.fn(),
    destroy: vi.fn(),
  };
  const stripe = {
    elements: vi.fn(() => ({ create: () => element, submit: () => Promise.resolve(fields) })),
    confirmPayment: vi.fn(confirm),
  };
  const loaded: Stripe = Object.assign(Object.create(null), stripe);
  vi.mocked(loadStripe).mockResolvedValue(loaded);
  return { element, stripe };
};

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://localhost:4173' });
});

test('the form is opened with the secret of its payment, in the theme that is shown [CHK-13]', async () => {
  const { stripe, element } = script();
  const form = await openStripeForm(place, wish);
  expect(loadStripe).toHaveBeenCalledWith('pk_test_1');
  expect(stripe.elements).toHaveBeenCalledWith(
    expect.objectContaining({ clientSecret: 'pi_1_secret', appearance: { theme: 'night' } }),
  );
  expect(element.mount).toHaveBeenCalledWith(place);
  form.remove();
  expect(element.destroy).toHaveBeenCalledOnce();
});

test('a script or a form that does not load is reported, and leaves nothing behind [CHK-13]', async () => {
  const { element } = script({ shows: 'loaderror' });
  await expect(openStripeForm(place, wish)).rejects.toThrow('api_error');
  expect(element.destroy).toHaveBeenCalledOnce();
  vi.mocked(loadStripe).mockRejectedValue(new Error('Failed to load Stripe.js'));
  await expect(openStripeForm(place, wish)).rejects.toThrow('Failed to load');
});

test('the store is asked for a confirmed payment; a bank sends the shopper back to the address in use [CHK-13]', async () => {
  const { stripe } = script();
  const form = await openStripeForm(place, wish);
  expect(await form.pay()).toEqual({ type: 'ask' });
  expect(stripe.confirmPayment).toHaveBeenCalledWith(
    expect.objectContaining({
      redirect: 'if_required',
      confirmParams: { return_url: 'http://localhost:4173/checkout?order=o&payment=p' },
    }),
  );
});

test('fields that are not filled in confirm nothing [CHK-13]', async () => {
  const { stripe } = script({ fields: { error: { type: 'validation_error' } } });
  expect(await (await openStripeForm(place, wish)).pay()).toEqual({ type: 'stays', reason: null });
  expect(stripe.confirmPayment).not.toHaveBeenCalled();
});

test('a card that was declined leaves the form there, with the reason [CHK-13]', async () => {
  script({ confirm: () => Promise.resolve({ error: { type: 'card_error', message: 'Your card was declined.' } }) });
  expect(await (await openStripeForm(place, wish)).pay()).toEqual({ type: 'stays', reason: 'Your card was declined.' });
});

test.each(['api_connection_error', 'invalid_request_error', 'api_error'])(
  'after a %s nobody here knows whether money was taken, so the store is asked [CHK-13]',
  async (type) => {
    script({ confirm: () => Promise.resolve({ error: { type } }) });
    expect(await (await openStripeForm(place, wish)).pay()).toEqual({ type: 'ask' });
  },
);

test('where a script breaks while it confirms, the store is asked [CHK-13]', async () => {
  script({ confirm: () => Promise.reject(new Error('broken')) });
  expect(await (await openStripeForm(place, wish)).pay()).toEqual({ type: 'ask' });
});
