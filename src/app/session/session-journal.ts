import type { Basket } from '#contract/basket.ts';
import { knownState } from '#offline/drain/known-state.ts';
import { type Owner, ownerOf, type StoredEntry } from '#offline/journal/entry.ts';
import { needsDecision } from '#offline/journal/waiting.ts';
import { sleep } from '#offline/sleep.ts';
import { startTimeout } from '#api/timeout.ts';
import type { OpenJournal } from '#app/journal/open-journal.ts';

/** A guest's waiting cart changes: how many, and whether the store may already have one of them. */
export interface GuestWaiting {
  readonly count: number;
  readonly isTried: boolean;
  /** Something else waits, such as a message to the store. */
  readonly hasOthers: boolean;
}

/** What signing in and out need from the journal. The subject of the token identifies a shopper. */
export interface SessionJournal {
  readonly guestWaiting: () => Promise<GuestWaiting>;
  /** Sends the guest's waiting changes as the guest, for a limited time. */
  readonly sendAsGuest: () => Promise<void>;
  /** Makes the guest's changes the shopper's own, unless the store may already have them. */
  readonly reassign: (subject: string) => Promise<void>;
  /** Records the shopper's cart, which now includes the guest's. */
  readonly recordBasket: (subject: string, basket: Basket) => Promise<void>;
  /** Unblocks changes that were held up until a sign-in or an acceptance. */
  readonly open: (subject: string) => Promise<void>;
  /** Waits up to five seconds for changes that are being sent. */
  readonly waitUntilIdle: (subject: string) => Promise<void>;
  readonly forget: (subject: string, options: { readonly keepsEntries: boolean }) => Promise<void>;
}

const guest = ownerOf(null);
const guestTimeoutMs = 8_000;
const idleTimeoutMs = 5_000;

/** The guest's cart changes that still have to reach the store, without those that need the guest's decision. */
export const guestWaitingOf = (entries: readonly StoredEntry[]): GuestWaiting => {
  const open = entries.filter((entry) => entry.lane === 'basket' && !needsDecision(entry));
  return {
    count: open.length,
    isTried: open.some(({ state, attempts }) => state === 'sending' || attempts > 0),
    hasOthers: entries.some(({ lane }) => lane !== 'basket'),
  };
};

export const createSessionJournal = ({
  store,
  journal,
  bus,
  drainAs,
}: Pick<OpenJournal, 'store' | 'journal' | 'bus' | 'drainAs'>): SessionJournal => {
  const drainAsGuest = drainAs(
    () => ({ subject: null, token: null, isExpired: false }),
    (message) => {
      // The guest is about to become the shopper: outcomes of their changes show up in the shopper's cart.
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
    reassign: (subject) => journal.reassign(guest, ownerOf(subject)),
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
