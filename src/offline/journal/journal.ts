import type { Change } from '#offline/commands/commands.ts';
import { finishedInput } from '#offline/commands/finished.ts';
import { entryVersion, Lane, type LogEntry, type Owner, type StoredEntry } from './entry.ts';
import type { JournalStore, JournalTransaction } from './store.ts';
import { type LaneState, laneState, moveLane } from './lane-state.ts';
import { addDifference, differencesOf, removeDifferences } from './difference.ts';
import { append, type ChangeOrigin, edit, retry } from './append.ts';
import { forgetSentBasket } from '#offline/drain/sent-basket.ts';
import { addReceipt, removeReceipts } from './receipts.ts';
import { unsentFields } from '#offline/drain/transitions.ts';

/** The result of recording a change: `entry` is null if it and an earlier one cancelled each other out. */
export interface Appended {
  readonly entry: StoredEntry | null;
  readonly isDurable: boolean;
}

/** The changes that the shopper made and the store has not confirmed. */
export interface Journal {
  readonly isDurable: boolean;
  /**
   * Records a change, merged into an earlier one that was never attempted if the two can be one. Throws `JournalFull`, or the browser's
   * error if it can't be stored. A `receipt` is recorded atomically with it.
   */
  readonly append: (origin: ChangeOrigin, change: Change, receipt?: string) => Promise<Appended>;
  readonly entries: (owner?: Owner) => Promise<readonly StoredEntry[]>;
  readonly finished: (owner: Owner) => Promise<readonly LogEntry[]>;
  readonly lane: (owner: Owner, lane: Lane) => Promise<LaneState>;
  /**
   * Retries an entry that needed a decision, and those refused only because it was: anew under another key, unless the store may have it.
   */
  readonly retry: (id: string) => Promise<void>;
  /** Replaces the input of an entry that was never attempted or was refused; it keeps its place. False if it is too late. */
  readonly edit: (id: string, made: Change) => Promise<boolean>;
  /**
   * Removes an entry and returns it, so that the shopper can undo this. Null while it is being sent. A caller who still has the source of
   * the change also withdraws its `receipt`.
   */
  readonly discard: (id: string, receipt?: string) => Promise<StoredEntry | null>;
  /** Puts a discarded entry back in its old place. */
  readonly restore: (entry: StoredEntry) => Promise<void>;
  /** The owner has seen the differences of these changes. */
  readonly acknowledge: (owner: Owner, ids: readonly string[]) => Promise<void>;
  /** Unblocks the lanes, after a sign-in or once the policy was accepted. */
  readonly unpark: (owner: Owner) => Promise<void>;
  /**
   * Moves changes from one owner to another, such as a guest's to the shopper who signed in: those that the store can't have, and
   * those that do no harm if it has them twice.
   */
  readonly reassign: (from: Owner, to: Owner) => Promise<void>;
  /** Deletes everything of an owner. `keepsEntries` leaves the waiting changes for when they come back. */
  readonly forget: (owner: Owner, options: { readonly keepsEntries: boolean }) => Promise<void>;
}

/** What a journal needs from its surroundings. */
export interface JournalOptions {
  readonly store: JournalStore;
  readonly now?: () => number;
  /** Called after each change of an owner's entries or state. */
  readonly onChange?: (owner: Owner) => void;
}

export const createJournal = ({ store, now = Date.now, onChange = () => undefined }: JournalOptions): Journal => {
  const change = async <T>(owner: Owner, work: (tx: JournalTransaction) => Promise<T>): Promise<T> => {
    const result = await store.write(work);
    onChange(owner);
    return result;
  };
  const changeEntry = async <T>(
    id: string,
    work: (tx: JournalTransaction, entry: StoredEntry) => Promise<T>,
  ): Promise<T | null> => {
    const found = (await store.read((tx) => tx.entries())).find((entry) => entry.id === id);
    if (found === undefined) return null;
    return change(found.owner, async (tx) => {
      const entry = (await tx.entries(found.owner)).find((one) => one.id === id);
      // Entries of a newer version are not understood well enough to be changed.
      return entry === undefined || entry.v > entryVersion ? null : work(tx, entry);
    });
  };
  return {
    isDurable: store.isDurable,
    append: async (origin, made, receipt) => ({
      entry: await change(origin.owner, async (tx) => {
        if (receipt !== undefined) await addReceipt(tx, receipt, now());
        return append(tx, origin, made, now());
      }),
      isDurable: store.isDurable,
    }),
    entries: (owner) => store.read((tx) => tx.entries(owner)),
    finished: (owner) => store.read((tx) => tx.log(owner)),
    lane: (owner, lane) => store.read((tx) => laneState(tx, owner, lane)),
    retry: async (id) => {
      await changeEntry(id, (tx, entry) => retry(tx, entry, now()));
    },
    edit: async (id, made) => (await changeEntry(id, (tx, entry) => edit(tx, entry, made))) ?? false,
    discard: (id, receipt) =>
      changeEntry(id, async (tx, entry) => {
        if (entry.state === 'sending') return null;
        if (receipt !== undefined) await removeReceipts(tx, [receipt]);
        await tx.remove(entry.seq);
        const { seq, owner, lane, name } = entry;
        await tx.addLog({ id, seq, owner, lane, name, input: finishedInput(entry), outcome: 'discarded', at: now() });
        await moveLane(tx, owner, lane);
        return entry;
      }),
    restore: (entry) =>
      change(entry.owner, async (tx) => {
        await tx.put(entry);
        await tx.removeLog(entry.owner, entry.id);
      }),
    acknowledge: (owner, ids) => change(owner, (tx) => removeDifferences(tx, owner, ({ id }) => ids.includes(id))),
    unpark: (owner) =>
      change(owner, async (tx) => {
        for (const lane of Lane.options) {
          if ((await laneState(tx, owner, lane)).blockedBy !== null)
            await moveLane(tx, owner, lane, { blockedBy: null });
        }
      }),
    reassign: async (from, to) => {
      await change(to, async (tx) => {
        for (const entry of await tx.entries(from)) {
          if (!(isFree(entry) || isForAnyone(entry)) || entry.v > entryVersion) continue;
          await tx.remove(entry.seq);
          const { seq: _place, ...rest } = entry;
          await tx.add({ ...rest, ...(isFree(entry) ? {} : { ...unsentFields(), attempts: 0 }), owner: to });
        }
        for (const one of await differencesOf(tx, from)) await addDifference(tx, to, one);
        await removeDifferences(tx, from);
      });
      onChange(from);
    },
    forget: (owner, { keepsEntries }) =>
      change(owner, async (tx) => {
        const entries = await tx.entries(owner);
        if (!keepsEntries) await tx.removeAll(owner);
        await tx.removeLog(owner);
        // A message has just reported them.
        await removeDifferences(tx, owner);
        await forgetSentBasket(tx, owner);
        // Waiting changes need the ids of lists made here.
        if (!keepsEntries || entries.length === 0) await tx.removeFacts(owner);
      }),
  };
};

/** The store can't have it: it was never attempted, was refused, or has expired. */
const isFree = ({ state, attempts }: StoredEntry): boolean =>
  state === 'waiting' ? attempts === 0 : state === 'refused' || state === 'expired';

/** Not being sent, and the same whoever sends it: a second message or request is better than one that waits for a guest forever. */
const isForAnyone = ({ state, lane }: StoredEntry): boolean => lane === 'trail' && state !== 'sending';
