import { createApi } from '#api/api.ts';
import type { Change } from '#offline/commands/commands.ts';
import { createDrain } from '#offline/drain/drain.ts';
import { ownerOf } from '#offline/journal/entry.ts';
import { needsDecision } from '#offline/journal/waiting.ts';
import { createJournal } from '#offline/journal/journal.ts';
import { openJournalDatabase } from '#offline/journal/database.ts';
import { createLock } from '#offline/drain/lock.ts';

/** How the page is to work; it is written into its address. */
export interface SoakSettings {
  readonly token: string;
  readonly subject: string;
  readonly isKeyed: boolean;
}

/** What a test asks of the page. */
export interface Soak {
  /** Records a change and lets it be sent; gives how many wait. */
  append(change: Change): Promise<number>;
  /** How many wait, and how many of them for the shopper. */
  waiting(): Promise<{ readonly all: number; readonly undecided: readonly string[] }>;
  /** Lets the service worker send too. */
  wakeWorker(): void;
}

declare global {
  var soak: Soak | undefined;
}

// The test wrote it.
const settings = JSON.parse(decodeURIComponent(location.hash.slice(1))) as SoakSettings;
const owner = ownerOf(settings.subject);
const origin = { owner, storeKey: 'tradecounter', currencyCode: 'GBP', countryCode: 'GB', from: '/soak' };
const store = openJournalDatabase();
const journal = createJournal({ store });
const api = createApi({
  base: '/api',
  identity: () => ({
    apiKey: 'tradecounter-web',
    storeKey: origin.storeKey,
    currencyCode: origin.currencyCode,
    countryCode: origin.countryCode,
    token: settings.token,
  }),
});
const drain = createDrain({
  store,
  lock: createLock(store, navigator.locks),
  identity: () => Promise.resolve({ owner, isExpired: false, api: () => api }),
  isKeyed: settings.isKeyed,
  storeKey: origin.storeKey,
  onChange: () => undefined,
  onOutcome: () => undefined,
  backoffMs: () => 0,
});

let isDraining = false;

/** Until nothing waits but for the shopper; what the worker put off is tried again as after a sign of life. */
const drainAll = async (): Promise<void> => {
  if (isDraining) return;
  isDraining = true;
  try {
    while ((await drain({ ignoresBackoff: true })) !== null) continue;
  } finally {
    isDraining = false;
  }
};

globalThis.soak = {
  append: async (change) => {
    await journal.append(origin, change);
    void drainAll();
    return (await journal.entries(owner)).length;
  },
  waiting: async () => {
    void drainAll();
    const entries = await journal.entries(owner);
    const undecided = entries.filter(needsDecision);
    return {
      all: entries.length,
      undecided: undecided.map(({ name, state, failure }) => `${name} ${state} ${JSON.stringify(failure)}`),
    };
  },
  wakeWorker: () => navigator.serviceWorker.controller?.postMessage({ type: 'drain' }),
};

void navigator.serviceWorker.register('/sw.js');
void drainAll();
