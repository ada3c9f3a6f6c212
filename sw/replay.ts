import * as z from 'zod/mini';
import { PublicConfiguration } from '#contract/configuration.ts';
import { cookieNames } from '#contract/cookies.ts';
import { openJournalDatabase } from '#offline/journal/database.ts';
import { DrainRequest, journalChannel, journalSyncTag } from '#offline/journal/messages.ts';
import { createLock } from '#offline/drain/lock.ts';
import { coalesce } from '#offline/drain/coalesce.ts';
import { replayJournal, type Replayed } from './journal-replay.ts';

/** Only Chromium has it, so it is in no library of types. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  readonly lastChance: boolean;
}

declare const self: ServiceWorkerGlobalScope & {
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
};

/** Milliseconds that a browser surely lets a worker work, with the last call still to be answered. */
const maxReplayMs = 120_000;

/** Milliseconds after the worker's start that belong to the page it was started for. */
const quiet = 3_000;

/** Sends what waits on the device when the browser finds a network, when a page goes, and once after the worker's start. */
export const replayWhatWaits = (): void => {
  // Without it nobody can know here who is shopping; the pages send by themselves.
  if (!('cookieStore' in self)) return;
  const store = openJournalDatabase();
  const lock = createLock(store, navigator.locks);
  const channel = new BroadcastChannel(journalChannel);
  const replay = coalesce(() =>
    replayJournal(
      {
        store,
        lock,
        token: async () => (await self.cookieStore.get(cookieNames.token))?.value ?? null,
        configuration: fetchConfiguration,
        tell: (news) => channel.postMessage(news),
      },
      { ignoresBackoff: true, signal: AbortSignal.timeout(maxReplayMs) },
    ),
  );

  self.addEventListener('sync', (event) => {
    if (event.tag === journalSyncTag) event.waitUntil(replay().then(orAgain(event.lastChance)));
  });
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    // What is left then, the next page or the browser's own wake-up sends.
    if (z.safeParse(DrainRequest, event.data).success) event.waitUntil(replay().catch(() => undefined));
  });
  setTimeout(() => {
    if (self.serviceWorker.state === 'activated') void replay().catch(() => undefined);
  }, quiet);
};

/** An error is what makes the browser try again; on the last chance it would only be noise. */
const orAgain =
  (isLastChance: boolean) =>
  (replayed: Replayed): void => {
    if (replayed === 'later' && !isLastChance) throw new Error('Some changes still wait to be sent.');
  };

const fetchConfiguration = async (): Promise<PublicConfiguration | null> => {
  try {
    const response = await fetch('/configuration.json', { cache: 'no-cache' });
    const parsed = z.safeParse(PublicConfiguration, await response.json());
    return response.ok && parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};
