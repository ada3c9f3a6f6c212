import { scriptSources } from '#contract/script-sources.ts';
import { admitScriptsOf } from '#shopper/device/foreign-scripts.ts';
import type { OpenForm } from './scripted-form.ts';

const loads: Readonly<Record<string, () => Promise<OpenForm>>> = {
  stripe: async () => {
    await admit(scriptSources.stripe);
    return (await import('./stripe-form.ts')).openStripeForm;
  },
  'checkout-com': async () => {
    await admit(scriptSources.checkoutCom);
    return (await import('./checkout-com-form.ts')).openCheckoutComForm;
  },
  paypal: async () => {
    await admit(scriptSources.paypal);
    return (await import('./paypal-form.ts')).openPaypalForm;
  },
};

const admit = async (sources: readonly string[]): Promise<void> => {
  const { cleanForeignHtml } = await import('#ui/clean-html.ts');
  admitScriptsOf(sources, cleanForeignHtml);
};

/** Loads the page's code for the chosen provider, and admits the provider's script. */
export const openFormOf = (code: string): Promise<OpenForm> => {
  const load = loads[code];
  return load === undefined ? Promise.reject(new Error(`This page has no form of ${code}.`)) : load();
};
