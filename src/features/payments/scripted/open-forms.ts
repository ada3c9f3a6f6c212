import type { OpenForm } from './scripted-form.ts';

const loads: Readonly<Record<string, () => Promise<OpenForm>>> = {
  stripe: async () => (await import('./stripe-form.ts')).openStripeForm,
  'checkout-com': async () => (await import('./checkout-com-form.ts')).openCheckoutComForm,
  paypal: async () => (await import('./paypal-form.ts')).openPaypalForm,
};

/** The page's part of a provider, fetched when it is chosen. */
export const openFormOf = (code: string): Promise<OpenForm> => {
  const load = loads[code];
  return load === undefined ? Promise.reject(new Error(`This page has no form of ${code}.`)) : load();
};
