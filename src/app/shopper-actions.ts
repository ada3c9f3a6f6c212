import type { QueryClient } from '@tanstack/react-query';
import type { PublicConfiguration } from '#contract/configuration.ts';
import { cookieNames } from '#contract/cookies.ts';
import { cookieText } from '#shopper/cookie.ts';
import { preferenceCookies } from '#shopper/preferences.ts';
import { nextSession, type Session } from '#shopper/session.ts';
import type { ShopperActions } from '#shopper/shopper-actions.ts';
import { dismissAllToasts } from '#ui/toast-state.ts';
import type { CurrentShop } from './current-shop.ts';
import type { AppRouter } from './router.tsx';

/** What the actions change. */
export interface ShopperDesk {
  readonly configuration: PublicConfiguration;
  readonly currentShop: CurrentShop;
  readonly queryClient: QueryClient;
  readonly router: () => AppRouter;
}

/** The actions of a page in a browser. */
export const createShopperActions = (desk: ShopperDesk): ShopperActions => {
  const { configuration, currentShop, queryClient } = desk;
  const become = (session: Session): void => {
    writeToken(session, configuration);
    currentShop.set({ session });
  };
  const renew = (): Promise<void> => desk.router().invalidate();
  return {
    signedIn: (token) => {
      become(nextSession(currentShop.state().session, { type: 'signed-in', token, now: Date.now() }));
      void renew();
    },
    signOut: async () => {
      const { scope, isSignedIn } = currentShop.get();
      if (!isSignedIn) return;
      become(nextSession(currentShop.state().session, { type: 'signed-out' }));
      dismissAllToasts();
      await queryClient.cancelQueries({ queryKey: [scope] });
      queryClient.removeQueries({ queryKey: [scope] });
      const { forgetAnswers } = await import('./device-answers.ts');
      await forgetAnswers(scope);
      await renew();
    },
    prefer: (change) => {
      const preferences = { ...currentShop.state().preferences, ...change };
      for (const cookie of preferenceCookies(preferences, siteOf(configuration))) document.cookie = cookie;
      currentShop.set({ preferences });
      void renew();
    },
  };
};

const siteOf = ({ isCookieCrossOrigin }: PublicConfiguration) => ({
  isCrossOrigin: isCookieCrossOrigin,
  isHttps: location.protocol === 'https:',
});

/** Seconds that an expired token stays, so that the store can be asked whether it takes it again. */
const graceSeconds = 30 * 24 * 60 * 60;

/** Keeps the token of a session in its cookie, or takes the cookie away. */
export const writeToken = (session: Session, configuration: PublicConfiguration): void => {
  const [token, maxAgeSeconds] =
    session.kind === 'shopper'
      ? [session.token, Math.max(0, (session.expiresAt - Date.now()) / 1000) + graceSeconds]
      : ['', 0];
  const { isCrossOrigin, isHttps } = siteOf(configuration);
  document.cookie = cookieText(cookieNames.token, token, { maxAgeSeconds, isCrossOrigin, isHttps });
};
