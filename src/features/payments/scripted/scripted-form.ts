import type { PaymentStep } from '#contract/payment.ts';

/**
 * What became of a press of the pay button, as far as the provider's script can say. `ask`: it is through, or nobody here
 * knows; the store asks the provider, about `token` where the script names one. `stays`: nothing was taken, and the form can be used again.
 */
export type FormOutcome =
  | { readonly type: 'ask'; readonly token?: string }
  | { readonly type: 'stays'; readonly reason: string | null }
  | { readonly type: 'given-up' };

/** A provider's own form in the page. */
export interface ScriptedForm {
  /** Pays with what was filled in, through whatever checks the bank asks for. Never throws. */
  pay(): Promise<FormOutcome>;
  remove(): void;
}

/** What a form is opened with. */
export interface FormWish {
  /** What the provider's script may know of the store, nothing secret. */
  readonly settings: Readonly<Record<string, string>>;
  readonly step: PaymentStep;
  readonly isDark: boolean;
}

/** Fetches the provider's script and shows its form in `place`; rejects where either does not come. */
export type OpenForm = (place: HTMLElement, wish: FormWish) => Promise<ScriptedForm>;

/** Where a bank's page sends the shopper back to: this shop under the address that they have it open at. */
export const returnHere = (address: string): string => {
  const { pathname, search } = new URL(address, location.origin);
  return location.origin + pathname + search;
};
