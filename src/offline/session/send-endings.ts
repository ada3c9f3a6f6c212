import type { ApiOptions } from '#api/api.ts';
import { isRefused } from '#api/api-error.ts';
import { createStoreApi } from '#api/store-api.ts';
import type { PublicConfiguration } from '#contract/configuration.ts';
import { signOut } from '#contract/session.ts';
import { changeEndedSessions, readEndedSessions } from './database.ts';

/** True while a session that ended here has not ended at the store. */
export const hasEndings = async (): Promise<boolean> => (await readEndedSessions()).endings.length > 0;

/** Ends at the store what was signed out on this device; true once nothing is left to end. Any number of senders may do it at once. */
export const sendEndings = async (
  configuration: PublicConfiguration,
  options: Pick<ApiOptions, 'fetch'> = {},
): Promise<boolean> => {
  const endings = (await readEndedSessions()).endings.map(({ ending }) => ending);
  if (endings.length === 0) return true;
  const { defaultCurrencyCode: currencyCode, defaultCountryCode: countryCode } = configuration;
  const api = createStoreApi(configuration, { currencyCode, countryCode, token: null }, options);
  const isOver = await Promise.all(
    endings.map(async (ending) => {
      try {
        await api.call(signOut, { body: { ending } });
        return true;
      } catch (error) {
        return isRefused(error) && final.has(error.status);
      }
    }),
  );
  const over = endings.filter((_, at) => isOver[at]);
  if (over.length > 0) {
    await changeEndedSessions((before) => ({
      ...before,
      endings: before.endings.filter(({ ending }) => !over.includes(ending)),
    }));
  }
  return over.length === endings.length;
};

/** What a store says that does not know the call or the session, and would say again. */
const final = new Set([400, 401, 404, 405, 410]);
