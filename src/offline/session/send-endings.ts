import type { ApiOptions } from '#api/api.ts';
import { isRefused } from '#api/api-error.ts';
import { createStoreApi } from '#api/store-api.ts';
import type { PublicConfiguration } from '#contract/configuration.ts';
import { signOut } from '#contract/session.ts';
import { changeEndedSessions, readEndedSessions } from './database.ts';

/** True while a session that ended here has not ended at the store. */
export const hasEndings = async (): Promise<boolean> => (await readEndedSessions()).endings.length > 0;

/** Ends signed-out sessions at the store; true once none are left to end. Safe to run from several senders at once. */
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

/** Answers of a store that does not know the call or the session; a retry would get the same. */
const final = new Set([400, 401, 404, 405, 410]);
