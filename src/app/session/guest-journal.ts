import { createApi } from '#api/api.ts';
import type { Basket } from '#contract/basket.ts';
import { deviceJournal } from '#offline/journal/device-journal.ts';
import { createDrain } from '#offline/drain/drain.ts';
import { type Owner, ownerOf, type StoredEntry } from '#offline/journal/entry.ts';
import { needsDecision } from '#offline/journal/waiting.ts';
import { createJournal } from '#offline/journal/journal.ts';
import { knownState } from '#offline/drain/known-state.ts';
import { createLock } from '#offline/drain/lock.ts';
import type { PublicConfiguration } from '#contract/configuration.ts';
import { openJournalChannel } from '#app/journal/channel.ts';

/** What waits of a guest's cart changes: how many, and whether the store may have one of them. */
export interface GuestWaiting {
  readonly count: number;
  readonly isTried: boolean;
}

/** What signing in and out ask of the journal. A shopper is named by the subject of their token. */
export interface SessionJournal {
  readonly guestWaiting: () => Promise<GuestWaiting>;
  /** Sends what waits of the guest, as the guest, for a while at most. */
  readonly sendAsGuest: () => Promise<void>;
  /** Makes the guest's changes the shopper's own, as far as the store can't have them. */
  readonly rehome: (subject: string) => Promise<void>;
  /** Keeps what the shopper's cart holds since the guest's is part of it. */
  readonly recordBasket: (subject: string, basket: Basket) => Promise<void>;
  /** What was held up until a sign-in or an acceptance goes on. */
  readonly open: (subject: string) => Promise<void>;
  /** Waits for what is being sent, five seconds at most. */
  readonly waitUntilIdle: (subject: string) => Promise<void>;
  readonly forget: (subject: string, options: { readonly keepsEntries: boolean }) => Promise<void>;
}

const guest = ownerOf(null);
const guestPatienceMs = 8_000;
const restMs = 5_000;
const pollMs = 100;

/** The guest's changes of the cart as far as the store, and not the guest, is to bring them further. */
export const guestWaitingOf = (entries: readonly StoredEntry[]): GuestWaiting => {
  const open = entries.filter((entry) => entry.lane === 'basket' && !needsDecision(entry));
  return { count: open.length, isTried: open.some(({ state, attempts }) => state === 'sending' || attempts > 0) };
};

/** Opens the device's journal for what a session does with it. */
export const openSessionJournal = async (configuration: PublicConfiguration): Promise<SessionJournal> => {
  const store = await deviceJournal();
  const { tell } = openJournalChannel(() => undefined);
  const onChange = (owner: Owner): void => tell({ type: 'changed', owner });
  const journal = createJournal({ store, onChange });
  const { apiBase: base, apiKey, storeKey } = configuration;
  const drainAsGuest = createDrain({
    store,
    lock: createLock(store, navigator.locks),
    isKeyed: configuration.hasIdempotencyKeys,
    storeKey,
    onChange,
    onOutcome: () => undefined,
    identity: () =>
      Promise.resolve({
        owner: guest,
        isExpired: false,
        api: (money) => createApi({ base, identity: () => ({ apiKey, storeKey, token: null, ...money }) }),
      }),
  });
  return {
    guestWaiting: async () => guestWaitingOf(await journal.entries(guest)),
    sendAsGuest: async () => {
      const tooLong = AbortSignal.timeout(guestPatienceMs);
      const givenUp = new Promise<void>((resolve) => tooLong.addEventListener('abort', () => resolve()));
      await Promise.race([drainAsGuest({ ignoresBackoff: true, signal: tooLong }), givenUp]);
    },
    rehome: (subject) => journal.rehome(guest, ownerOf(subject)),
    recordBasket: async (subject, basket) => {
      await store.write((tx) => knownState(tx).recordBasket(ownerOf(subject), basket));
    },
    open: (subject) => journal.unpark(ownerOf(subject)),
    waitUntilIdle: async (subject) => {
      const until = Date.now() + restMs;
      while (Date.now() < until) {
        if ((await journal.entries(ownerOf(subject))).every(({ state }) => state !== 'sending')) return;
        await new Promise((go) => setTimeout(go, pollMs));
      }
    },
    forget: (subject, options) => journal.forget(ownerOf(subject), options),
  };
};
