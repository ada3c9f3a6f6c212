import { createContext, useContext } from 'react';
import type { Preferences } from './preferences.ts';

/** What changes who is shopping, or in what; the whole page follows. */
export interface ShopperActions {
  /** A token was given: it is kept, and everything of the guest's view is asked for anew. */
  readonly signedIn: (token: string) => void;
  /** The shopper leaves: the token and every private answer go, from memory and from the device. */
  readonly signOut: () => Promise<void>;
  /** Another currency or country from now on. */
  readonly prefer: (change: Partial<Preferences>) => void;
}

const rendering: ShopperActions = {
  signedIn: () => undefined,
  signOut: () => Promise.resolve(),
  prefer: () => undefined,
};

const ShopperActionsContext = createContext(rendering);

/** Makes the actions known to all screens below; without one, as on the host, nothing happens. */
export const ShopperActionsProvider = ShopperActionsContext.Provider;

/** The actions of the page. */
export const useShopperActions = (): ShopperActions => useContext(ShopperActionsContext);
