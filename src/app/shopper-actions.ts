import { preferenceCookies } from '#shopper/preferences.ts';
import type { ShopperActions } from '#shopper/shopper-actions.ts';
import { renew, type SessionDesk } from '#app/session/context.ts';
import { siteOf } from '#app/session/token-cookie.ts';

/** The actions of a page in a browser, and what the page itself does about its session. */
export interface PageActions extends ShopperActions {
  /** The store no longer knows the shopper; what waits to be sent stays theirs. */
  readonly endSession: () => Promise<void>;
  /** Reads again who is shopping, and asks the store about a token that is over. */
  readonly lookAgain: () => Promise<void>;
}

/** How a session changes hands is only needed when it does. */
const moves = () => import('#app/session/moves.ts');

/** Makes the actions. */
export const createShopperActions = (desk: SessionDesk): PageActions => ({
  signedIn: async (token, how) => (await moves()).signIn(desk, token, how),
  policyAccepted: async () => (await moves()).acceptPolicy(desk),
  signOut: async (how) => (await moves()).signOut(desk, how),
  endSession: async () => (await moves()).endSession(desk),
  lookAgain: async () => (await moves()).lookAgain(desk),
  prefer: (change) => {
    const preferences = { ...desk.currentShop.state().preferences, ...change };
    for (const cookie of preferenceCookies(preferences, siteOf(desk.configuration))) document.cookie = cookie;
    desk.currentShop.set({ preferences });
    void renew(desk);
    void moves().then(({ tellTabs }) => tellTabs({ type: 'preferences-changed' }), reportError);
  },
});
