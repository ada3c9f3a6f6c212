import { forgetDepartures, readDepartures, recordDeleted } from '#offline/session/ended.ts';
import type { Departure } from '#offline/session/database.ts';
import { guest, type ShopperSession } from '#shopper/session.ts';
import { openStorage } from '#shopper/stored.ts';
import { clearBootCache } from '#app/cache/boot-cache.ts';
import { isScopeOf } from '#app/current-shop.ts';
import type { SessionContext } from './context.ts';
import { clearDevice } from './leave.ts';

/** In one tab at a time, so that none deletes what a shopper who is back has begun. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks === undefined ? work() : navigator.locks.request('tradecounter-departures', work);

/** Deletes what the device stores of a shopper whose sign-out was recorded. */
export const depart = (context: SessionContext, { subject }: ShopperSession, keepsEntries: boolean): Promise<void> =>
  alone(() => deleteOf(context, subject, keepsEntries));

const deleteOf = async (context: SessionContext, subject: string, keepsEntries: boolean): Promise<void> => {
  await clearDevice(context, subject, { keepsEntries });
  await recordDeleted(subject);
};

/** Finishes the sign-outs that a page or browser did not live to finish. */
export const finishDepartures = async (context: SessionContext): Promise<void> => {
  if ((await readDepartures()).length === 0) return;
  await alone(async () => {
    const departures = await readDepartures();
    for (const { subject, keepsEntries } of departures) {
      if (subject !== null) await deleteOf(context, subject, keepsEntries);
    }
    dropBrought(context, departures);
    await forgetDepartures(Date.now());
  });
};

/** A browser that died may have brought back what was deleted last, and this page has restored it. */
const dropBrought = ({ queryClient, currentShop }: SessionContext, departures: readonly Departure[]): void => {
  if (departures.length === 0) return;
  clearBootCache(openStorage());
  const { session } = currentShop.state();
  queryClient.removeQueries({
    predicate: ({ queryKey }) => !isScopeOf(session, queryKey[0]) && !isScopeOf(guest, queryKey[0]),
  });
};
