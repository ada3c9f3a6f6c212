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
import { fetchConfiguration } from './configuration.ts';
import { replayJournal, replayWhileDue } from './journal-replay.ts';
import { usableToken } from './visitor.ts';

/** Only Chromium has it, so it is in no library of types. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  readonly lastChance: boolean;
}

declare const self: ServiceWorkerGlobalScope & {
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
};

/** Browsers stop a worker after some minutes; the call under way then must still have time to be answered. */
const maxReplayMs = 120_000;

/** Leaves the first moments after the worker's start to the page it was started for. */
const startDelayMs = 3_000;

/** Sends what waits on the device when the browser finds a network, when a page goes, and once after the worker's start. */
export const replayWhatWaits = (): void => {
  // Without it the worker can't read the token, so it does not know who is shopping; the pages send.
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
    // No error brings the browser back after the last chance.
    event.waitUntil(event.lastChance ? replayWhileDue(replay, Date.now() + maxReplayMs) : replay().then(orAgain));
  });
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    // What is left then is sent by the next page, or when the browser wakes the worker.
    if (readWorkerRequest(event.data)?.type === 'drain') event.waitUntil(replay().catch(() => undefined));
  });
  const replayAtStart = async (): Promise<void> => {
    if (await claimPages()) await replay().catch(() => undefined);
  };
  setTimeout(() => void replayAtStart(), startDelayMs);
};

/** Ends at the store what was signed out here; true once nothing is left to end. */
const endSessions = async (): Promise<boolean> => {
  if (!(await hasEndings())) return true;
  const configuration = await fetchConfiguration();
  return configuration !== null && sendEndings(configuration);
};

/** Only an error makes the browser try again. */
const orAgain = (until: number | null): void => {
  if (until !== null) throw new Error('Some changes still wait to be sent.');
};
