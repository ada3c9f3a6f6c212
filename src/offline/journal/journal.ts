import type { Change } from '#offline/commands/commands.ts';
import { finishedInput } from '#offline/commands/finished.ts';
import { entryVersion, Lane, type LogEntry, type Owner, type StoredEntry } from './entry.ts';
import type { JournalStore, JournalTransaction } from './store.ts';
import { type LaneState, laneState, moveLane } from './lane-state.ts';
import { addDifference, differencesOf, removeDifferences } from './difference.ts';
import { append, type ChangeOrigin, edit, retry } from './append.ts';
import { forgetSentBasket } from '#offline/drain/sent-basket.ts';
import { addReceipt, removeReceipts } from './receipts.ts';

/** What became of recording a change: `entry` is null when it and an earlier one undid each other. */
export interface Appended {
  readonly entry: StoredEntry | null;
  readonly isDurable: boolean;
}

/** The changes that the shopper made and the store has not confirmed. */
export interface Journal {
  readonly isDurable: boolean;
  /** Records a change, joined into an earlier one that was never attempted where both are one. Throws `JournalFull`, or the browser's error when it can't store it. A `receipt` is recorded with it, both or neither. */
  readonly append: (origin: ChangeOrigin, change: Change, receipt?: string) => Promise<Appended>;
  readonly entries: (owner?: Owner) => Promise<readonly StoredEntry[]>;
  readonly finished: (owner: Owner) => Promise<readonly LogEntry[]>;
  readonly lane: (owner: Owner, lane: Lane) => Promise<LaneState>;
  /** Sends an entry that needed a decision again, and what was refused only because it was: anew under another key, unless the store may have it. */
  readonly retry: (id: string) => Promise<void>;
  /** Gives an entry another input, in its place: one that was never attempted or was refused. False where it is too late. */
  readonly edit: (id: string, made: Change) => Promise<boolean>;
  /**
   * Takes an entry out; gives it back so that the shopper may change their mind. Null while it is being sent. Whoever still has
   * what the change was made of takes its `receipt` back, too.
   */
  readonly discard: (id: string, receipt?: string) => Promise<StoredEntry | null>;
  /** Puts a discarded entry back in its place. */
  readonly restore: (entry: StoredEntry) => Promise<void>;
  /** The owner has seen what the store made of these changes. */
  readonly acknowledge: (owner: Owner, ids: readonly string[]) => Promise<void>;
  /** Lets a lane go on, after a sign-in or once the policy was accepted. */
  readonly unpark: (owner: Owner) => Promise<void>;
  /** Hands changes that the store can't have from one owner to another, as a guest's to the shopper they turned out to be. */
  readonly rehome: (from: Owner, to: Owner) => Promise<void>;
  /** Takes away everything of an owner. `keepsEntries` leaves what waits, for when they come back. */
  readonly forget: (owner: Owner, options: { readonly keepsEntries: boolean }) => Promise<void>;
}

/** What a journal needs from its surroundings. */
export interface JournalOptions {
  readonly store: JournalStore;
  readonly now?: () => number;
  /** Called after each change of an owner's entries or state. */
  readonly onChange?: (owner: Owner) => void;
}

/** Opens a journal over a store. */
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
      // What a newer program wrote is not understood well enough to be changed.
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
    rehome: async (from, to) => {
      await change(to, async (tx) => {
        for (const entry of await tx.entries(from)) {
          if (!isFree(entry) || entry.v > entryVersion) continue;
          await tx.remove(entry.seq);
          const { seq: _place, ...rest } = entry;
          await tx.add({ ...rest, owner: to });
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
        // Whoever signs out was just told.
        await removeDifferences(tx, owner);
        await forgetSentBasket(tx, owner);
        // The ids of lists made here are needed by what waits.
        if (!keepsEntries || entries.length === 0) await tx.removeFacts(owner);
      }),
  };
};

/** The store can't have it: it was never attempted, or said no to. */
const isFree = ({ state, attempts }: StoredEntry): boolean =>
  state === 'waiting' ? attempts === 0 : state === 'refused' || state === 'expired';
