import { openWhileShown } from '#offline/channel.ts';
import { readEndedSessions } from '#offline/session/database.ts';
import { isDeviceFull } from '#offline/room.ts';
import { sleep } from '#offline/sleep.ts';
import { readPreferences } from '#shopper/visit/read-preferences.ts';
import { checkSession } from '#shopper/session-check.ts';
import { taxChanged } from '#shopper/shown/tax.ts';
import { redirectsQuery } from '#shopper/store-queries.ts';
import { dropLateAnswers } from '#app/cache/drop-late-answers.ts';
import { createFillingClient } from '#app/cache/filling-client.ts';
import { subscribeToTabs, type SessionMessage } from './channel.ts';
import type { SessionContext } from './context.ts';
import { readTokenCookie } from './token-cookie.ts';

/** After this delay, every tab can read a cookie that another one wrote. */
const cookieDelayMs = 1_000;

const moves = () => import('./moves.ts');

/** Finishes sign-outs of this device that were interrupted, or that the store has not confirmed. */
const finishSignOuts = async (context: SessionContext): Promise<void> => {
  const { departures, endings } = await readEndedSessions();
  if (departures.length > 0) await (await import('./departures.ts')).finishDepartures(context).catch(reportError);
  if (endings.length > 0) await (await import('./end-at-store.ts')).endAtStore(context.configuration);
};

/** Waits until the page is idle: what a shopper opens takes precedence over what they may open. */
const fillDelayMs = 3_000;

/** Follows from now on what other tabs do, including what they did while this page was frozen or hidden. */
export const watchSession = async (context: SessionContext): Promise<void> => {
  const { currentShop, queryClient } = context;
  dropLateAnswers(queryClient, currentShop);
  const isElsewhere = (): boolean => {
    const { session, preferences } = currentShop.state();
    const kept = readPreferences(document.cookie, context.configuration);
    return (
      session.kind === 'shopper' ||
      checkSession(session, readTokenCookie(), Date.now()).type !== 'same' ||
      kept.currencyCode !== preferences.currencyCode ||
      kept.countryCode !== preferences.countryCode
    );
  };
  let loaded: Awaited<ReturnType<typeof moves>> | null = null;
  const look = async (): Promise<void> => {
    await finishSignOuts(context);
    // A guest's page without any changes doesn't need the code that follows.
    if (!isElsewhere()) return;
    loaded ??= await moves();
    await loaded.recheckSession(context);
    await loaded.mergePending(context);
  };
  const recheckSession = (): void => {
    dispatchEvent(new Event(taxChanged));
    void look().catch(reportError);
  };
  const hear = ({ type }: SessionMessage): void => {
    recheckSession();
    // Firefox may deliver the message to another process before the cookie that it refers to.
    setTimeout(recheckSession, cookieDelayMs);
    if (type !== 'policy-accepted') return;
    // Queries that were refused before may succeed now.
    void queryClient.invalidateQueries({ queryKey: [currentShop.get().scope] });
    void context.router()?.invalidate();
  };
  openWhileShown(() => subscribeToTabs(hear), recheckSession);
  addEventListener('online', recheckSession);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') recheckSession();
  });
  let filledFor: string | null = null;
  const fillDevice = async (): Promise<void> => {
    const { session } = currentShop.state();
    const who = session.kind === 'shopper' ? session.subject : 'guest';
    if (who === filledFor) return;
    filledFor = who;
    await sleep(fillDelayMs);
    // Prefetching must not push out what the shopper asked for.
    if (await isDeviceFull()) return;
    // Makes redirects of old addresses available without a connection, too.
    await createFillingClient().prefetchQuery(redirectsQuery(currentShop.get()));
    if (session.kind !== 'shopper') return;
    const filling = await import('#app/cache/fill-device.ts');
    // If the store doesn't answer now, the next page tries again.
    await filling.fillDevice(currentShop).catch(() => undefined);
  };
  currentShop.subscribe(() => void fillDevice().catch(reportError));
  await look();
  await fillDevice();
};
