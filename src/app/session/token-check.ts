import { createStoreApi } from '#api/store-api.ts';
import { isNoAnswer, isRefused } from '#api/api-error.ts';
import type { PublicConfiguration } from '#contract/configuration.ts';
import { getCustomer } from '#contract/customer.ts';
import type { Preferences } from '#shopper/preferences.ts';
import type { ShopperSession } from '#shopper/session.ts';

/** What the store says of a token that is over; `unknown` where it said nothing of it. */
export type CheckOutcome = 'accepted' | 'over' | 'unknown';

/** What a failed question about a token means: only a plain no ends a session, never a store that is unwell. */
export const outcomeOfFailure = (error: unknown): CheckOutcome => {
  if (isNoAnswer(error)) return 'unknown';
  if (!isRefused(error)) return 'over';
  if (error.status === 408 || error.status === 429 || error.status >= 500) return 'unknown';
  // The store knows them, and wants a new password or the policy accepted first.
  return error.status === 400 || error.status === 403 ? 'accepted' : 'over';
};

/** Asks the store whether it takes a token that is over. */
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
