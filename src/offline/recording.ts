import { isSameLine } from './line-key.ts';
import { type Change, type CommandName, commandOf, parseChange } from './commands.ts';
import { entryVersion, type Owner, type StoredEntry } from './entry.ts';
import type { JournalTransaction } from './journal-store.ts';
import { type Joinable, join } from './join.ts';
import { knownState } from './known-state.ts';

/** Whose change it is, of which store, in what money, made on which page. */
export interface ChangeOrigin {
  readonly owner: Owner;
  readonly storeKey: string;
  readonly currencyCode: string;
  readonly countryCode: string;
  readonly from: string;
}

/** More of an owner's changes than this can't wait at once. */
export const mostWaiting = 1000;

/** The journal has no room for another change of this owner. */
export class JournalFull extends Error {
  override readonly name = 'JournalFull';
}

/** Records a change, joined into an earlier one that was never attempted where both are one; null where they undo each other. */
export const append = async (
  tx: JournalTransaction,
  origin: ChangeOrigin,
  made: Change,
  at: number,
): Promise<StoredEntry | null> => {
  const command = commandOf(made.name);
  const subjects = new Set(command.subjects(made.input));
  const entries = await tx.entries(origin.owner);
  const inLane = entries.filter((entry) => entry.lane === command.lane);
  const same = inLane.findLast((entry) => entry.subjects.some((subject) => subjects.has(subject)));
  if (same !== undefined && isUntried(same) && isSameMoney(same, origin)) {
    const untried = inLane.filter(isUntried).flatMap(joinableOf);
    const [earlier] = joinableOf(same);
    const isOnServer = await isKnownOnServer(tx, origin.owner, made);
    const joined = earlier === undefined ? null : join(earlier, made, { isOnServer, untried });
    if (joined?.type === 'none') {
      for (const seq of joined.seqs) await tx.remove(seq);
      return null;
    }
    if (joined?.type === 'one') {
      const entry: StoredEntry = { ...same, ...fieldsOf(joined.change), notBefore: 0 };
      await tx.put(entry);
      return entry;
    }
  }
  if (entries.length >= mostWaiting) throw new JournalFull(`More than ${mostWaiting} changes wait already.`);
  const id = crypto.randomUUID();
  return tx.add({
    ...fieldsOf(made),
    ...origin,
    id,
    key: id,
    v: entryVersion,
    lane: command.lane,
    state: 'waiting',
    attempts: 0,
    serverErrors: 0,
    firstSentAt: null,
    notBefore: 0,
    call: null,
    observed: null,
    failure: null,
    createdAt: at,
  });
};

/**
 * Gives an entry another input in its place: one that was never attempted, or one that the store refused, which goes out
 * anew. False where the store may have it already, and for another kind of change.
 */
export const edit = async (tx: JournalTransaction, entry: StoredEntry, made: Change): Promise<boolean> => {
  if (entry.name !== made.name || !(isUntried(entry) || entry.state === 'refused')) return false;
  const fresh = { key: crypto.randomUUID(), call: null, observed: null, failure: null, serverErrors: 0, attempts: 0 };
  const again = entry.state === 'refused' ? { ...fresh, state: 'waiting' as const, firstSentAt: null } : {};
  await tx.put({ ...entry, ...again, ...fieldsOf(made), notBefore: 0 });
  return true;
};

const fieldsOf = ({ name, input }: { readonly name: CommandName; readonly input: unknown }) => {
  const command = commandOf(name);
  return { name, input, subjects: [...command.subjects(input)], needs: command.needs(input) };
};

const isUntried = (entry: StoredEntry): boolean => entry.state === 'waiting' && entry.attempts === 0;

const isSameMoney = (entry: StoredEntry, origin: ChangeOrigin): boolean =>
  entry.currencyCode === origin.currencyCode && entry.countryCode === origin.countryCode;

const joinableOf = ({ seq, subjects, ...entry }: StoredEntry): Joinable[] => {
  const change = parseChange(entry);
  return change === null ? [] : [{ seq, subjects, change }];
};

const isKnownOnServer = async (tx: JournalTransaction, owner: Owner, { input }: Change): Promise<boolean> => {
  const known = knownState(tx);
  if ('line' in input) {
    const lines = await known.lines(owner);
    // Nothing seen of a guest without an id: there is nothing on the server.
    if (lines === null) return owner !== 'guest' || (await known.anonymousId(owner)) !== null;
    return lines.some((line) => isSameLine(line, input.line));
  }
  if ('listId' in input && 'productVariantId' in input) {
    const items = await known.items(owner, (await known.listId(owner, input.listId)) ?? input.listId);
    return items === null || items.some((item) => item.productVariantId === input.productVariantId);
  }
  return true;
};
