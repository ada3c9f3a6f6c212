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

/** After this long every tab reads the cookie that another one wrote. */
const cookieDelayMs = 1_000;

const moves = () => import('./moves.ts');

/** Sign-outs of this device that a page did not live to finish, or the store has not answered. */
const finishSignOuts = async (context: SessionContext): Promise<void> => {
  const { departures, endings } = await readEndedSessions();
  if (departures.length > 0) await (await import('./departures.ts')).finishDepartures(context).catch(reportError);
  if (endings.length > 0) await (await import('./end-at-store.ts')).endAtStore(context.configuration);
};

/** After the page has come to rest: what a shopper opens comes before what they may open. */
const fillDelayMs = 3_000;

/** From now on the page follows what other tabs do, also what they did while it was frozen or out of sight. */
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
    // A guest's page that nothing happened to has no need of what follows.
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
    // Firefox brings the message to another process before the cookie that it tells of.
    setTimeout(recheckSession, cookieDelayMs);
    if (type !== 'policy-accepted') return;
    // What was refused before may be asked for again now.
    void queryClient.invalidateQueries({ queryKey: [currentShop.get().scope] });
    void context.router()?.invalidate();
  };
  let close = subscribeToTabs(hear);
  addEventListener('pagehide', () => close());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    close = subscribeToTabs(hear);
    recheckSession();
  });
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
    // What is there was asked for, and would have to make room for what was not.
    if (await isDeviceFull()) return;
    // Where old addresses lead is known without a connection, too.
    await createFillingClient().prefetchQuery(redirectsQuery(currentShop.get()));
    if (session.kind !== 'shopper') return;
    const filling = await import('#app/cache/fill-device.ts');
    // A store that does not answer now is asked again by the next page.
    await filling.fillDevice(currentShop).catch(() => undefined);
  };
  currentShop.subscribe(() => void fillDevice().catch(reportError));
  await look();
  await fillDevice();
};
