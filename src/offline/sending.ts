import type { Basket } from '#contract/basket.ts';
import type { Wishlist } from '#contract/wishlist.ts';
import {
  type EntryFailure,
  type FrozenCall,
  type Lane,
  type LaneBlock,
  needsDecision,
  type Observed,
  type Owner,
  type StoredEntry,
} from './entry.ts';
import type { JournalStore, JournalTransaction } from './journal-store.ts';
import { knownState } from './known-state.ts';
import { laneState, moveLane } from './lane-state.ts';
import { listSubject } from './wishlist-commands.ts';

/** What an answered call tells, to be kept in the transaction that takes its entry away. */
export interface Learned {
  readonly basket?: Basket;
  readonly list?: Wishlist;
  readonly listId?: { readonly localId: string; readonly id: string };
}

/** The next step of a lane: an entry to send, a moment to wait for, or nothing to do. */
export type NextStep =
  | { readonly type: 'send'; readonly entry: StoredEntry }
  | { readonly type: 'wait'; readonly until: number }
  | { readonly type: 'blocked'; readonly by: LaneBlock }
  | { readonly type: 'nothing' };

/** Milliseconds that a change may wait; less than the store keeps the answers of its keys. */
export const longestWait = 7 * 24 * 60 * 60 * 1000;

/** The steps of sending, each one transaction. They are for whoever holds the lane's lock. */
export interface Sending {
  /** `isHopeful`: a connection was just seen, so waits that were ours and not the store's are cut short. */
  readonly next: (
    owner: Owner,
    lane: Lane,
    options: { isHopeful: boolean; canRead: (version: number) => boolean },
  ) => Promise<NextStep>;
  /** Marks an attempt as begun, with the very call it makes; null when the entry was changed or taken out meanwhile. */
  readonly begin: (
    entry: StoredEntry,
    attempt: { call: FrozenCall; observed: Observed | null; key?: string },
  ) => Promise<StoredEntry | null>;
  /** Takes the entry away and keeps what was learned, in one transaction. */
  readonly settle: (entry: StoredEntry, learned: Learned) => Promise<void>;
  readonly postpone: (
    entry: StoredEntry,
    how: { until: number; isServerError: boolean; failure: EntryFailure },
  ) => Promise<void>;
  /** Leaves the decision to the shopper; what needs a list that was refused is refused with it. Gives the ids of all that were. */
  readonly hand: (entry: StoredEntry, state: 'refused' | 'unsure', failure: EntryFailure) => Promise<readonly string[]>;
  /** Holds the lane; the entry waits as if it had not been sent. */
  readonly park: (entry: StoredEntry, by: LaneBlock) => Promise<void>;
  /** Keeps what a fresh look at the server showed. */
  readonly learn: (owner: Owner, learned: Learned) => Promise<void>;
  /** Forgets the basket's ids, as when the store knows none under them. */
  readonly forgetBasket: (owner: Owner) => Promise<void>;
}

/** Makes the steps over a store. */
export const createSending = (store: JournalStore, now: () => number, onChange: (owner: Owner) => void): Sending => {
  const change = async <T>(owner: Owner, work: (tx: JournalTransaction) => Promise<T>): Promise<T> => {
    const result = await store.write(work);
    onChange(owner);
    return result;
  };
  /** A step on an entry that is still as it was; one that was changed, taken out or left behind is not touched. */
  const ofEntry = <T>(entry: StoredEntry, otherwise: T, work: (tx: JournalTransaction) => Promise<T>): Promise<T> =>
    change(entry.owner, async (tx) => {
      const there = (await tx.entries(entry.owner)).find(({ seq }) => seq === entry.seq);
      if (there === undefined || !isAsItWas(there, entry)) return otherwise;
      await moveLane(tx, entry.owner, entry.lane);
      return work(tx);
    });
  return {
    next: async (owner, lane, { isHopeful, canRead }) => {
      const found = await store.write(async (tx): Promise<{ step: NextStep; isChanged: boolean }> => {
        const { blockedBy } = await laneState(tx, owner, lane);
        const inLane = (await tx.entries(owner)).filter((entry) => entry.lane === lane);
        let isChanged = false;
        for (const entry of inLane) {
          // A newer program's change is its own to send, and nothing overtakes it.
          if (!canRead(entry.v)) return { step: { type: 'nothing' }, isChanged };
          if (needsDecision(entry)) continue;
          if (now() - (entry.firstSentAt ?? entry.createdAt) > longestWait) {
            await tx.put({ ...entry, state: entry.attempts > 0 ? 'unsure' : 'expired' });
            isChanged = true;
            continue;
          }
          if (blockedBy !== null) return { step: { type: 'blocked', by: blockedBy }, isChanged };
          const isOurWait = entry.failure?.status === 0;
          if (entry.notBefore > now() && !(isHopeful && isOurWait)) {
            return { step: { type: 'wait', until: entry.notBefore }, isChanged };
          }
          return { step: { type: 'send', entry }, isChanged };
        }
        return { step: { type: 'nothing' }, isChanged };
      });
      if (found.isChanged) onChange(owner);
      return found.step;
    },
    begin: (entry, { call, observed, key }) =>
      ofEntry(entry, null, async (tx) => {
        const begun: StoredEntry = {
          ...entry,
          call,
          observed,
          key: key ?? entry.key,
          state: 'sending',
          attempts: entry.attempts + 1,
          firstSentAt: entry.firstSentAt ?? now(),
        };
        await tx.put(begun);
        return begun;
      }),
    settle: (entry, learned) =>
      ofEntry(entry, undefined, async (tx) => {
        await tx.remove(entry.seq);
        await keep(tx, entry.owner, learned);
        const { id, seq, owner, lane, name, input } = entry;
        if (lane !== 'trail') await tx.addLog({ id, seq, owner, lane, name, input, outcome: 'sent', at: now() });
      }),
    postpone: (entry, { until, isServerError, failure }) =>
      ofEntry(entry, undefined, (tx) => {
        const serverErrors = isServerError ? entry.serverErrors + 1 : entry.serverErrors;
        return tx.put({ ...entry, state: 'waiting', notBefore: until, serverErrors, failure });
      }),
    hand: (entry, state, failure) => ofEntry(entry, [], (tx) => handOver(tx, entry, state, failure)),
    park: (entry, by) =>
      ofEntry(entry, undefined, async (tx) => {
        // It was turned away before anything was done, so the next attempt is a new one, unless an earlier one may
        // have come through.
        const fresh = entry.attempts > 1 ? {} : { key: crypto.randomUUID(), call: null, observed: null };
        await tx.put({ ...entry, ...fresh, state: 'waiting' });
        await moveLane(tx, entry.owner, entry.lane, { blockedBy: by });
      }),
    learn: (owner, learned) =>
      store.write(async (tx) => {
        if ((await tx.entries(owner)).length > 0) await keep(tx, owner, learned);
      }),
    forgetBasket: (owner) => store.write((tx) => knownState(tx).forgetBasket(owner)),
  };
};

const handOver = async (
  tx: JournalTransaction,
  entry: StoredEntry,
  state: 'refused' | 'unsure',
  failure: EntryFailure,
): Promise<readonly string[]> => {
  if (entry.lane === 'trail') {
    await tx.remove(entry.seq);
    return [entry.id];
  }
  await tx.put({ ...entry, state, failure });
  if (state !== 'refused' || entry.name !== 'create-list') return [entry.id];
  const needing = (await tx.entries(entry.owner)).filter(
    (other) => other.needs !== null && entry.subjects.includes(listSubject(other.needs)),
  );
  const parent: EntryFailure = { status: 0, code: 'ParentRefused', message: failure.message, at: failure.at };
  for (const other of needing) await tx.put({ ...other, state: 'refused', failure: parent });
  return [entry.id, ...needing.map(({ id }) => id)];
};

const keep = async (tx: JournalTransaction, owner: Owner, { basket, list, listId }: Learned): Promise<void> => {
  const known = knownState(tx);
  if (basket !== undefined) await known.seeBasket(owner, basket);
  if (list !== undefined) await known.seeList(owner, list);
  if (listId !== undefined) await known.keepListId(owner, listId.localId, listId.id);
};

const isAsItWas = (there: StoredEntry, entry: StoredEntry): boolean =>
  there.attempts === entry.attempts &&
  there.name === entry.name &&
  JSON.stringify(there.input) === JSON.stringify(entry.input);
