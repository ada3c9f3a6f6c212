import { createStoreApi } from '#api/store-api.ts';
import { isNoAnswer, isRefused } from '#api/api-error.ts';
import type { PublicConfiguration } from '#contract/configuration.ts';
import { getCustomer } from '#contract/customer.ts';
import type { Preferences } from '#shopper/preferences.ts';
import type { ShopperSession } from '#shopper/session.ts';

/** What the store says about an expired token; `unknown` if it doesn't say. */
export type CheckOutcome = 'accepted' | 'over' | 'unknown';

/** What a failed check of a token means: only a clear refusal ends a session, never a store in trouble. */
export const outcomeOfFailure = (error: unknown): CheckOutcome => {
  if (isNoAnswer(error)) return 'unknown';
  if (!isRefused(error)) return 'over';
  if (error.status === 408 || error.status === 429 || error.status >= 500) return 'unknown';
  // The store knows the shopper, but first wants a new password or the policy accepted.
  return error.status === 400 || error.status === 403 ? 'accepted' : 'over';
};

/** Asks the store whether it still accepts an expired token. */
export const checkToken = async (
  configuration: PublicConfiguration,
  preferences: Preferences,
  { token }: ShopperSession,
): Promise<CheckOutcome> => {
  try {
    await createStoreApi(configuration, { ...preferences, token }).call(getCustomer, {});
    return 'accepted';
  } catch (error) {
    return outcomeOfFailure(error);
  }
};
