import { createContext, useContext } from 'react';
import type { Preferences } from './preferences.ts';

/** Actions that change who is shopping, or with which preferences; the whole page and the other tabs follow. */
export interface ShopperActions {
  /**
   * Call after sign-in: adopts the guest's cart, stores the token and reloads every screen's data. `isHeldUp` if the store doesn't
   * take the cart yet, as before the policy is accepted.
   */
  readonly signedIn: (token: string, how?: { readonly isHeldUp: boolean }) => Promise<void>;
  /** The shopper has accepted the policy: continues what was held up. */
  readonly policyAccepted: () => Promise<void>;
  /**
   * Signs out: removes the token and every private answer from memory and from the device. `keepsWaiting` keeps the changes that the
   * store doesn't have yet until the shopper returns.
   */
  readonly signOut: (how: { readonly keepsWaiting: boolean }) => Promise<void>;
  /** Changes the currency or country. */
  readonly prefer: (change: Partial<Preferences>) => void;
  /** Shows prices with tax, or as the store returns them. */
  readonly showTax: (isAdded: boolean) => void;
}

/** The mutation key of a write that replaces the shopper's token. Refusals of the old token meanwhile don't end the session. */
export const tokenRenewal = ['token-renewal'] as const;

const rendering: ShopperActions = {
  signedIn: () => Promise.resolve(),
  policyAccepted: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
  prefer: () => undefined,
  showTax: () => undefined,
};

const ShopperActionsContext = createContext(rendering);

/** Provides the actions to all screens below; without a provider, as on the host, they do nothing. */
export const ShopperActionsProvider = ShopperActionsContext.Provider;

export const useShopperActions = (): ShopperActions => useContext(ShopperActionsContext);
