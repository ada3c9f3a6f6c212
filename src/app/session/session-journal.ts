import type { Basket } from '#contract/basket.ts';
import { knownState } from '#offline/drain/known-state.ts';
import { type Owner, ownerOf, type StoredEntry } from '#offline/journal/entry.ts';
import { needsDecision } from '#offline/journal/waiting.ts';
import { sleep } from '#offline/sleep.ts';
import { startTimeout } from '#api/timeout.ts';
import type { OpenJournal } from '#app/journal/open-journal.ts';

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
const guestTimeoutMs = 8_000;
const idleTimeoutMs = 5_000;

/** The guest's changes of the cart as far as the store, and not the guest, is to bring them further. */
export const guestWaitingOf = (entries: readonly StoredEntry[]): GuestWaiting => {
  const open = entries.filter((entry) => entry.lane === 'basket' && !needsDecision(entry));
  return { count: open.length, isTried: open.some(({ state, attempts }) => state === 'sending' || attempts > 0) };
};

/** What a session does with the journal of its page. */
export const createSessionJournal = ({
  store,
  journal,
  bus,
  drainAs,
}: Pick<OpenJournal, 'store' | 'journal' | 'bus' | 'drainAs'>): SessionJournal => {
  const drainAsGuest = drainAs(
    () => ({ subject: null, token: null, isExpired: false }),
    (message) => {
      // The guest is about to be the shopper: what became of their changes is shown as the shopper's cart.
      if (message.type === 'changed') bus.publish(message);
    },
  );
  const isIdle = async (owner: Owner): Promise<boolean> =>
    (await journal.entries(owner)).every(({ state }) => state !== 'sending');
  return {
    guestWaiting: async () => guestWaitingOf(await journal.entries(guest)),
    sendAsGuest: async () => {
      const { signal, release } = startTimeout(guestTimeoutMs);
      try {
        await Promise.race([drainAsGuest({ ignoresBackoff: true, signal }), sleep(guestTimeoutMs)]);
      } finally {
        release();
      }
    },
    rehome: (subject) => journal.rehome(guest, ownerOf(subject)),
    recordBasket: async (subject, basket) => {
      await store.write((tx) => knownState(tx).recordBasket(ownerOf(subject), basket));
    },
    open: (subject) => journal.unpark(ownerOf(subject)),
    waitUntilIdle: async (subject) => {
      const owner = ownerOf(subject);
      let unsubscribe = (): void => undefined;
      const idle = new Promise<void>((resolve, reject) => {
        const check = (): void => void isIdle(owner).then((is) => (is ? resolve() : undefined), reject);
        unsubscribe = bus.subscribe((message) => {
          if (message.owner === owner) check();
        });
        check();
      });
      await Promise.race([idle, sleep(idleTimeoutMs)]).finally(unsubscribe);
    },
    forget: (subject, options) => journal.forget(ownerOf(subject), options),
  };
};
