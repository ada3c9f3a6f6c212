import { preferenceCookies, vatCookie } from '#shopper/preferences.ts';
import type { ShopperActions } from '#shopper/shopper-actions.ts';
import { taxChanged } from '#shopper/shown/tax.ts';
import { refreshScreens, type SessionContext } from '#app/session/context.ts';
import { siteOf } from '#app/session/token-cookie.ts';

/** The actions of a page in a browser, and those that the page itself takes on its session. */
export interface PageActions extends ShopperActions {
  /**
   * Handles a token refused by the store, null if it isn't known which. Returns whether the shopper's session has ended;
   * waiting changes stay theirs.
   */
  readonly endSession: (refusedToken: string | null) => Promise<boolean>;
  /** Reads again who is shopping, and asks the store about an expired token. */
  readonly recheckSession: () => Promise<void>;
}

/** Loaded when a session begins or ends; most visits never need it. */
const moves = () => import('#app/session/moves.ts');

const followPreferences = (context: SessionContext): void =>
  void moves().then((loaded) => loaded.followPreferences(context), reportError);

export const createShopperActions = (context: SessionContext): PageActions => ({
  signedIn: async (token, how) => (await moves()).signIn(context, token, how),
  policyAccepted: async () => (await moves()).acceptPolicy(context),
  signOut: async (how) => (await moves()).signOut(context, how),
  endSession: async (refusedToken) => (await moves()).endSession(context, refusedToken),
  recheckSession: async () => (await moves()).recheckSession(context),
  prefer: (change) => {
    const preferences = { ...context.currentShop.state().preferences, ...change };
    for (const cookie of preferenceCookies(preferences, siteOf(context.configuration))) document.cookie = cookie;
    context.currentShop.set({ preferences });
    void refreshScreens(context);
    followPreferences(context);
  },
  showTax: (isAdded) => {
    document.cookie = vatCookie(isAdded, siteOf(context.configuration));
    dispatchEvent(new Event(taxChanged));
    followPreferences(context);
  },
});
