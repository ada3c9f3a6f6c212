import { forgetDepartures, readDepartures, recordDeleted } from '#offline/session/ended.ts';
import type { Departure } from '#offline/session/database.ts';
import { guest, type ShopperSession } from '#shopper/session.ts';
import { openStorage } from '#shopper/stored.ts';
import { clearBootCache } from '#app/cache/boot-cache.ts';
import { isScopeOf } from '#app/current-shop.ts';
import type { SessionContext } from './context.ts';
import { clearDevice } from './leave.ts';

/** Runs in one tab at a time, so that no tab deletes what a shopper who has returned has begun. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks === undefined ? work() : navigator.locks.request('tradecounter-departures', work);

/** Deletes what the device stores about a shopper whose sign-out was recorded. */
export const depart = (context: SessionContext, { subject }: ShopperSession, keepsEntries: boolean): Promise<void> =>
  alone(() => deleteOf(context, subject, keepsEntries));

const deleteOf = async (context: SessionContext, subject: string, keepsEntries: boolean): Promise<void> => {
  await clearDevice(context, subject, { keepsEntries });
  await recordDeleted(subject);
};

/** Finishes sign-outs that were cut short because a page or the browser died. */
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

/** After a crash, the browser may have brought back what was deleted last, and this page may have restored it. */
const dropBrought = ({ queryClient, currentShop }: SessionContext, departures: readonly Departure[]): void => {
  if (departures.length === 0) return;
  clearBootCache(openStorage());
  const { session } = currentShop.state();
  queryClient.removeQueries({
    predicate: ({ queryKey }) => !isScopeOf(session, queryKey[0]) && !isScopeOf(guest, queryKey[0]),
  });
};
