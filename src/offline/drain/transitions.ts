import type { Basket } from '#contract/basket.ts';
import type { Wishlist } from '#contract/wishlist.ts';
import {
  type EntryFailure,
  type FrozenCall,
  type Lane,
  type LaneBlock,
  type Observed,
  type Owner,
  parentRefused,
  type StoredEntry,
} from '#offline/journal/entry.ts';
import { finishedInput } from '#offline/commands/finished.ts';
import { addDifference, type Difference } from '#offline/journal/difference.ts';
import type { JournalStore, JournalTransaction } from '#offline/journal/store.ts';
import { knownState } from './known-state.ts';
import { keepSentBasket } from './sent-basket.ts';
import { laneState, moveLane } from '#offline/journal/lane-state.ts';
import { type NextStep, overdue, stepOf } from './next-step.ts';
import { listSubject } from '#offline/commands/wishlist.ts';

/** What an answer reveals of the server's state, stored in the transaction that removes its entry. */
export interface ServerUpdate {
  readonly basket?: Basket;
  readonly list?: Wishlist;
  readonly listId?: { readonly localId: string; readonly id: string };
  /** What the store did with the change, if that is not what was asked. */
  readonly difference?: Difference;
}

/**
 * The transitions of an entry, each in one transaction, for the holder of the lane's lock. A transition that finds the entry changed or
 * gone does nothing and returns null or false.
 */
export interface EntryTransitions {
  /** `ignoresBackoff`: a connection was just seen, so waits of our own, not those the store asked for, are skipped. */
  readonly next: (
    owner: Owner,
    lane: Lane,
    options: { storeKey: string; ignoresBackoff: boolean; canRead: (version: number) => boolean },
  ) => Promise<NextStep>;
  /** Marks an attempt as begun, with the exact call that it makes. */
  readonly begin: (
    entry: StoredEntry,
    attempt: { call: FrozenCall; observed: Observed | null },
  ) => Promise<StoredEntry | null>;
  /** Its attempts are known to have had no effect: the next is a new one, under a new key. */
  readonly renew: (entry: StoredEntry) => Promise<StoredEntry | null>;
  /** Removes the entry and stores what its answer revealed, in one transaction. */
  readonly settle: (entry: StoredEntry, update: ServerUpdate) => Promise<boolean>;
  readonly postpone: (
    entry: StoredEntry,
    how: { until: number; isServerError: boolean; failure: EntryFailure },
  ) => Promise<boolean>;
  /** Leaves the decision to the shopper; entries that depend on a refused list are refused with it. Returns the ids of all that were. */
  readonly escalate: (
    entry: StoredEntry,
    state: 'refused' | 'unsure',
    failure: EntryFailure,
  ) => Promise<readonly string[] | null>;
  /** Blocks the lane while the entry waits; `isUndone` if none of its attempts can have been applied. */
  readonly park: (
    entry: StoredEntry,
    by: LaneBlock,
    how: { isUndone: boolean; isByClock?: boolean },
  ) => Promise<boolean>;
  /** Unblocks a lane that only this device's clock had blocked. */
  readonly unpark: (owner: Owner, lane: Lane) => Promise<void>;
  /** Stores what a fresh read of the server showed. */
  readonly record: (owner: Owner, update: ServerUpdate) => Promise<void>;
  /** Deletes the basket's ids, for when the store no longer knows them. */
  readonly forgetBasket: (owner: Owner) => Promise<void>;
}

export const createTransitions = (
  store: JournalStore,
  now: () => number,
  onChange: (owner: Owner) => void,
): EntryTransitions => {
  const change = async <T>(owner: Owner, work: (tx: JournalTransaction) => Promise<T>): Promise<T> => {
    const result = await store.write(work);
    onChange(owner);
    return result;
  };
  /** Runs a transition if the entry is unchanged; one that was changed or removed meanwhile is left alone. */
  const ofEntry = <T>(entry: StoredEntry, work: (tx: JournalTransaction) => Promise<T>): Promise<T | null> =>
    change(entry.owner, async (tx) => {
      const there = await tx.entry(entry.seq);
      if (there === null || !isAsItWas(there, entry)) return null;
      await moveLane(tx, entry.owner, entry.lane);
      return work(tx);
    });
  const put = async (tx: JournalTransaction, entry: StoredEntry): Promise<StoredEntry> => {
    await tx.put(entry);
    return entry;
  };
  return {
    next: async (owner, lane, options) => {
      const look = async (tx: JournalTransaction) => {
        const { blockedBy, isByClock = false } = await laneState(tx, owner, lane);
        return { blockedBy, isByClock, inLane: (await tx.entries(owner)).filter((entry) => entry.lane === lane) };
      };
      let seen = await store.read(look);
      if (overdue(seen.inLane, now()).length > 0) {
        seen = await change(owner, async (tx) => {
          for (const entry of overdue((await look(tx)).inLane, now())) await tx.put(entry);
          return look(tx);
        });
      }
      const { inLane, blockedBy, isByClock } = seen;
      return stepOf(inLane, { ...options, blockedBy, isByClock, now: now() });
    },
    begin: (entry, { call, observed }) =>
      ofEntry(entry, (tx) => {
        const { attempts, firstSentAt } = entry;
        const tried = { attempts: attempts + 1, firstSentAt: firstSentAt ?? now(), sentAt: now() };
        return put(tx, { ...entry, call, observed, state: 'sending', ...tried });
      }),
    renew: (entry) => ofEntry(entry, (tx) => put(tx, { ...entry, ...unsentFields(), state: 'waiting' })),
    settle: async (entry, update) => {
      const isSettled = await ofEntry(entry, async (tx) => {
        await tx.remove(entry.seq);
        // The answer to a repeat may be the one that the store gave to the first attempt.
        await keep(tx, entry.owner, update, entry.attempts > 1 ? undefined : now());
        if (update.basket !== undefined) await keepSentBasket(tx, entry, { basket: update.basket, at: now() });
        if (update.difference !== undefined) await addDifference(tx, entry.owner, update.difference);
        const { id, seq, owner, lane, name } = entry;
        // The shopper did not ask for the recording of a view.
        if (name !== 'record-view')
          await tx.addLog({ id, seq, owner, lane, name, input: finishedInput(entry), outcome: 'sent', at: now() });
        return true;
      });
      return isSettled ?? false;
    },
    postpone: async (entry, { until, isServerError, failure }) => {
      const serverErrors = isServerError ? entry.serverErrors + 1 : 0;
      const next: StoredEntry = { ...entry, state: 'waiting', notBefore: until, serverErrors, failure };
      return (await ofEntry(entry, (tx) => put(tx, next))) !== null;
    },
    escalate: (entry, state, failure) => ofEntry(entry, (tx) => escalateEntry(tx, entry, state, failure)),
    park: async (entry, by, { isUndone, isByClock = false }) => {
      const parked = await ofEntry(entry, async (tx) => {
        await moveLane(tx, entry.owner, entry.lane, { blockedBy: by, isByClock });
        return put(tx, { ...entry, ...(isUndone ? { ...unsentFields(), attempts: 0 } : {}), state: 'waiting' });
      });
      return parked !== null;
    },
    unpark: (owner, lane) => change(owner, (tx) => moveLane(tx, owner, lane, { blockedBy: null })),
    record: (owner, update) =>
      store.write(async (tx) => {
        if ((await tx.entries(owner)).length > 0) await keep(tx, owner, update, now());
      }),
    forgetBasket: (owner) => store.write((tx) => knownState(tx).forgetBasket(owner)),
  };
};

/** The fields of an entry whose attempts had no effect. */
export const unsentFields = (): Pick<StoredEntry, 'key' | 'call' | 'observed' | 'firstSentAt'> => ({
  key: crypto.randomUUID(),
  call: null,
  observed: null,
  firstSentAt: null,
});

const escalateEntry = async (
  tx: JournalTransaction,
  entry: StoredEntry,
  state: 'refused' | 'unsure',
  failure: EntryFailure,
): Promise<readonly string[]> => {
  // The shopper did not ask for it, so don't ask them.
  if (entry.name === 'record-view') {
    await tx.remove(entry.seq);
    return [entry.id];
  }
  await tx.put({ ...entry, state, failure });
  if (state !== 'refused' || entry.name !== 'create-list') return [entry.id];
  const needing = (await tx.entries(entry.owner)).filter(
    (other) => other.needs !== null && entry.subjects.includes(listSubject(other.needs)),
  );
  const parent: EntryFailure = { status: 0, code: parentRefused, message: failure.message, at: failure.at };
  for (const other of needing) await tx.put({ ...other, state: 'refused', failure: parent });
  return [entry.id, ...needing.map(({ id }) => id)];
};

const keep = async (
  tx: JournalTransaction,
  owner: Owner,
  { basket, list, listId }: ServerUpdate,
  readAt?: number,
): Promise<void> => {
  const known = knownState(tx);
  if (basket !== undefined) await known.recordBasket(owner, basket, readAt);
  if (list !== undefined) await known.recordList(owner, list, readAt);
  if (listId !== undefined) await known.saveListId(owner, listId.localId, listId.id);
};

const isAsItWas = (there: StoredEntry, entry: StoredEntry): boolean =>
  there.owner === entry.owner &&
  there.key === entry.key &&
  there.attempts === entry.attempts &&
  there.name === entry.name &&
  JSON.stringify(there.input) === JSON.stringify(entry.input);
