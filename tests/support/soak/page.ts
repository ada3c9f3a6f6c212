import { createApi } from '#api/api.ts';
import type { Change } from '#offline/commands/commands.ts';
import { createDrain } from '#offline/drain/drain.ts';
import { ownerOf } from '#offline/journal/entry.ts';
import { needsDecision } from '#offline/journal/waiting.ts';
import { createJournal } from '#offline/journal/journal.ts';
import { openJournalDatabase } from '#offline/journal/database.ts';
import { createLock } from '#offline/drain/lock.ts';
import { sleep } from '#offline/sleep.ts';

/** The page's settings, passed in its address. */
export interface SoakSettings {
  readonly token: string;
  readonly subject: string;
  readonly isKeyed: boolean;
}

/** What is left on a device: how many changes will still be sent automatically, and which ones wait for the shopper. */
export interface Left {
  readonly unsent: number;
  readonly undecided: readonly Undecided[];
}

/** A change that the shopper must decide on. */
export interface Undecided {
  readonly name: string;
  readonly state: string;
  readonly variantId: string | null;
  readonly code: string | null;
}

/** What a test can ask of the page. */
export interface Soak {
  /** Records changes and starts to send them. */
  append(changes: readonly Change[]): Promise<void>;
  /** Waits briefly until at most `atMost` changes can still be sent automatically; returns what is left. */
  waiting(atMost: number): Promise<Left>;
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
  identity: () => Promise.resolve({ owner, isExpired: false, tokenMark: null, api: () => api }),
  isKeyed: settings.isKeyed,
  storeKey: origin.storeKey,
  onChange: () => undefined,
  onOutcome: () => undefined,
  backoffMs: () => 0,
});

let isDraining = false;

/** Drains until all that waits needs the shopper; also retries at once what the worker has postponed. */
const drainAll = async (): Promise<void> => {
  if (isDraining) return;
  isDraining = true;
  try {
    while ((await drain({ ignoresBackoff: true })) !== null) continue;
  } finally {
    isDraining = false;
  }
};

const left = async (): Promise<Left> => {
  const entries = await journal.entries(owner);
  const undecided = entries.filter(needsDecision).map(({ name, state, input, failure }) => {
    const variantId = /"productVariantId":"([^"]+)"/.exec(JSON.stringify(input))?.[1] ?? null;
    return { name, state, variantId, code: failure?.code ?? null };
  });
  return { unsent: entries.length - undecided.length, undecided };
};

/** Milliseconds between two looks at what is left, and the number of looks. */
const [lookMs, looks] = [50, 20];

globalThis.soak = {
  append: async (changes) => {
    for (const change of changes) await journal.append(origin, change);
    void drainAll();
  },
  waiting: async (atMost) => {
    void drainAll();
    let now = await left();
    for (let look = 1; look < looks && now.unsent > atMost; look += 1) {
      await sleep(lookMs);
      now = await left();
    }
    return now;
  },
  wakeWorker: () => navigator.serviceWorker.controller?.postMessage({ type: 'drain' }),
};

void navigator.serviceWorker.register('/sw.js');
void drainAll();
