import { createContext, useContext } from 'react';
import type { Preferences } from './preferences.ts';

/** What changes who is shopping, or in what; the whole page follows, and so do the other tabs. */
export interface ShopperActions {
  /**
   * Signed in with a token: the guest's cart comes along, the token is stored, and every screen is loaded
   * anew. `isHeldUp` where the store takes no cart yet, as before the policy is accepted.
   */
  readonly signedIn: (token: string, how?: { readonly isHeldUp: boolean }) => Promise<void>;
  /** The shopper accepted the policy: what was held up goes on. */
  readonly policyAccepted: () => Promise<void>;
  /**
   * The shopper leaves: the token and every private answer go, from memory and from the device. `keepsWaiting` leaves the
   * changes that the store does not have yet, for when they come back.
   */
  readonly signOut: (how: { readonly keepsWaiting: boolean }) => Promise<void>;
  /** Another currency or country from now on. */
  readonly prefer: (change: Partial<Preferences>) => void;
  /** Prices are shown with tax from now on, or as the store says them. */
  readonly showTax: (isAdded: boolean) => void;
}

/** The key of a write that revokes the shopper's token and brings another. What the old one is refused meanwhile ends nothing. */
export const tokenRenewal = ['token-renewal'] as const;

const rendering: ShopperActions = {
  signedIn: () => Promise.resolve(),
  policyAccepted: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
  prefer: () => undefined,
  showTax: () => undefined,
};

const ShopperActionsContext = createContext(rendering);

/** Makes the actions known to all screens below; without one, as on the host, nothing happens. */
export const ShopperActionsProvider = ShopperActionsContext.Provider;

/** The actions of the page. */
export const useShopperActions = (): ShopperActions => useContext(ShopperActionsContext);
