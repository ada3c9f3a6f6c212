import { createApi } from '#api/api.ts';
import { isRefused } from '#api/api-error.ts';
import type { PublicConfiguration } from '#contract/configuration.ts';
import { getCustomer } from '#contract/customer.ts';
import { nextSession, type ShopperSession } from '#shopper/session.ts';
import type { CurrentShop } from './current-shop.ts';
import { writeToken } from './shopper-actions.ts';

/** Asks the store whether an expired token still holds; if not, it goes without a word. Without an answer it is kept for next time. */
export const restoreSession = async (
  configuration: PublicConfiguration,
  currentShop: CurrentShop,
  expired: ShopperSession,
): Promise<void> => {
  const api = createApi({
    base: configuration.apiBase,
    identity: () => ({
      apiKey: configuration.apiKey,
      storeKey: configuration.storeKey,
      ...currentShop.state().preferences,
      token: expired.token,
    }),
  });
  const { session } = currentShop.state();
  try {
    await api.call(getCustomer, {});
    if (currentShop.state().session !== session) return;
    currentShop.set({ session: nextSession(session, { type: 'session-restored', token: expired.token }) });
  } catch (error) {
    if (isRefused(error)) writeToken({ kind: 'guest' }, configuration);
  }
};
