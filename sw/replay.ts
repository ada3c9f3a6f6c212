import { journalChannel, journalSyncTag } from '#offline/storage-names.ts';
import { startTimeout } from '#api/timeout.ts';
import { openJournalDatabase } from '#offline/journal/database.ts';
import { openChannel } from '#offline/channel.ts';
import { JournalMessage } from '#offline/journal/messages.ts';
import { createLock } from '#offline/drain/lock.ts';
import { coalesce } from '#offline/coalesce.ts';
import { hasEndings, sendEndings } from '#offline/session/send-endings.ts';
import { readWorkerRequest } from '#offline/worker-messages.ts';
import { claimPages } from './claim-pages.ts';
import { fetchConfiguration } from './cached-configuration.ts';
import { replayJournal, replayWhileDue } from './journal-replay.ts';
import { usableToken } from './visitor.ts';

/** Only Chromium has this event, so no type library declares it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  readonly lastChance: boolean;
}

declare const self: ServiceWorkerGlobalScope & {
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
};

/** Browsers stop a worker after a few minutes; a call in flight must still have time to be answered. */
const maxReplayMs = 120_000;

/** Leaves the first moments after the worker's start to the page that caused it. */
const startDelayMs = 3_000;

/** Sends waiting changes when the browser finds a network, when a page closes, and once after the worker starts. */
export const replayWhatWaits = (): void => {
  // Without it the worker can't read the token, so it does not know who is shopping; pages send instead.
  if (!('cookieStore' in self)) return;
  const store = openJournalDatabase();
  const lock = createLock(store, navigator.locks);
  const channel = openChannel(journalChannel, JournalMessage);
  const replay = coalesce(async (): Promise<number | null> => {
    const timeout = startTimeout(maxReplayMs);
    const isEnded = await endSessions();
    const until = await replayJournal(
      {
        store,
        lock,
        token: usableToken,
        configuration: fetchConfiguration,
        publish: channel.post,
      },
      { ignoresBackoff: true, signal: timeout.signal },
    ).finally(timeout.release);
    return isEnded ? until : (until ?? Date.now());
  });

  self.addEventListener('sync', (event) => {
    if (event.tag !== journalSyncTag) return;
    // After the last chance the browser no longer retries on an error.
    event.waitUntil(event.lastChance ? replayWhileDue(replay, Date.now() + maxReplayMs) : replay().then(orAgain));
  });
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    // The next page sends what is left, or this worker when the browser wakes it.
    if (readWorkerRequest(event.data)?.type === 'drain') event.waitUntil(replay().catch(() => undefined));
  });
  const replayAtStart = async (): Promise<void> => {
    if (await claimPages()) await replay().catch(() => undefined);
  };
  setTimeout(() => void replayAtStart(), startDelayMs);
};

/** Ends signed-out sessions at the store; true once none are left to end. */
const endSessions = async (): Promise<boolean> => {
  if (!(await hasEndings())) return true;
  const configuration = await fetchConfiguration();
  return configuration !== null && sendEndings(configuration);
};

/** The browser retries only after an error. */
const orAgain = (until: number | null): void => {
  if (until !== null) throw new Error('Some changes still wait to be sent.');
};
