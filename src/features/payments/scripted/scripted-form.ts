import type { PaymentStep } from '#contract/payment.ts';

/**
 * The outcome of pressing the pay button, as far as the provider's script can say. `ask`: it succeeded, or nobody here knows; the
 * store asks the provider, about `token` if the script names one. `stays`: no money was taken, and the form can be used again.
 */
export type FormOutcome =
  | { readonly type: 'ask'; readonly token?: string }
  | { readonly type: 'stays'; readonly reason: string | null }
  | { readonly type: 'given-up' };

/** A provider's own form in the page. */
export interface ScriptedForm {
  /** Pays with what was filled in, including any checks by the bank. Never throws. */
  pay(): Promise<FormOutcome>;
  remove(): void;
}

/** What is needed to open a form. */
export interface FormWish {
  /** What the provider's script may know about the store; nothing secret. */
  readonly settings: Readonly<Record<string, string>>;
  readonly step: PaymentStep;
  readonly isDark: boolean;
}

/** Loads the provider's script and shows its form in `place`; rejects if either fails. */
export type OpenForm = (place: HTMLElement, wish: FormWish) => Promise<ScriptedForm>;

/** The URL to which a bank's page returns the shopper: this shop, at the origin that they have open. */
export const returnHere = (address: string): string => {
  const { pathname, search } = new URL(address, location.origin);
  return location.origin + pathname + search;
};
