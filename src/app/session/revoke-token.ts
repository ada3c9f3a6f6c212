import type { PublicConfiguration } from '#contract/configuration.ts';
import { signOut } from '#contract/session.ts';
import { createStoreApi } from '#api/store-api.ts';
import type { Preferences } from '#shopper/preferences.ts';

/** Ends a session at the store. If the store lacks this call or doesn't answer, the token lasts until it expires. */
export const revokeToken = async (
  configuration: PublicConfiguration,
  preferences: Preferences,
  token: string,
): Promise<void> => {
  const api = createStoreApi(configuration, { ...preferences, token });
  await api.call(signOut, { body: {} }).catch(() => undefined);
};
