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

/**
 * The steps of sending, each one transaction. They are for whoever holds the lane's lock; the shopper needs no lock, so a
 * step about an entry that they changed since it was read leaves it as it is now.
 */
export interface Sending {
  /** `isHopeful`: a connection was just seen, so waits that were ours and not the store's are cut short. */
  readonly next: (
    owner: Owner,
    lane: Lane,
    options: { isHopeful: boolean; canRead: (version: number) => boolean },
  ) => Promise<NextStep>;
  /** Marks an attempt as begun, with the very call it makes; null where the shopper changed or took back the entry since it was read. */
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
      change(entry.owner, async (tx) => {
        if (!(await isAsRead(tx, entry))) return null;
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
        await moveLane(tx, entry.owner, entry.lane);
        return begun;
      }),
    settle: (entry, learned) =>
      change(entry.owner, async (tx) => {
        if (!(await isAsRead(tx, entry))) return;
        await tx.remove(entry.seq);
        await keep(tx, entry.owner, learned);
        const { id, seq, owner, lane, name, input } = entry;
        if (lane !== 'trail') await tx.addLog({ id, seq, owner, lane, name, input, outcome: 'sent', at: now() });
        await moveLane(tx, owner, lane);
      }),
    postpone: (entry, { until, isServerError, failure }) =>
      change(entry.owner, async (tx) => {
        if (!(await isAsRead(tx, entry))) return;
        const serverErrors = isServerError ? entry.serverErrors + 1 : entry.serverErrors;
        await tx.put({ ...entry, state: 'waiting', notBefore: until, serverErrors, failure });
        await moveLane(tx, entry.owner, entry.lane);
      }),
    hand: (entry, state, failure) =>
      change(entry.owner, async (tx) => {
        if (!(await isAsRead(tx, entry))) return [];
        await moveLane(tx, entry.owner, entry.lane);
        if (entry.lane === 'trail') {
          await tx.remove(entry.seq);
          return [entry.id];
        }
        await tx.put({ ...entry, state, failure });
        if (state !== 'refused' || entry.name !== 'create-list') return [entry.id];
        const listId = entry.subjects[0]?.slice('list '.length);
        const needing = (await tx.entries(entry.owner)).filter(
          (other) => other.seq !== entry.seq && other.needs !== null && other.needs === listId,
        );
        const parent: EntryFailure = { status: 0, code: 'ParentRefused', message: failure.message, at: failure.at };
        for (const other of needing) await tx.put({ ...other, state: 'refused', failure: parent });
        return [entry.id, ...needing.map(({ id }) => id)];
      }),
    park: (entry, by) =>
      change(entry.owner, async (tx) => {
        if (!(await isAsRead(tx, entry))) return;
        // It was turned away before anything was done, so the next attempt is a new one.
        await tx.put({ ...entry, state: 'waiting', key: crypto.randomUUID(), call: null, observed: null });
        await moveLane(tx, entry.owner, entry.lane, { blockedBy: by });
      }),
    learn: (owner, learned) => store.write((tx) => keep(tx, owner, learned)),
    forgetBasket: (owner) => store.write((tx) => knownState(tx).forgetBasket(owner)),
  };
};

const keep = async (tx: JournalTransaction, owner: Owner, { basket, list, listId }: Learned): Promise<void> => {
  const known = knownState(tx);
  if (basket !== undefined) await known.seeBasket(owner, basket);
  if (list !== undefined) await known.seeList(owner, list);
  if (listId !== undefined) await known.keepListId(owner, listId.localId, listId.id);
};

const isAsRead = async (tx: JournalTransaction, entry: StoredEntry): Promise<boolean> => {
  const now = (await tx.entries(entry.owner)).find(({ seq }) => seq === entry.seq);
  return (
    now !== undefined &&
    now.state === entry.state &&
    now.attempts === entry.attempts &&
    JSON.stringify(now.input) === JSON.stringify(entry.input)
  );
};
