import { isSameLine } from '#offline/commands/line-key.ts';
import { type Change, type CommandName, commandOf, parseChange } from '#offline/commands/commands.ts';
import { entryVersion, type Owner, parentRefused, type StoredEntry, unclear } from './entry.ts';
import { isUntried, needsDecision } from './waiting.ts';
import type { JournalTransaction } from './store.ts';
import { type Joinable, join } from './join.ts';
import { knownState } from '#offline/drain/known-state.ts';
import { unsentFields } from '#offline/drain/transitions.ts';
import { listSubject } from '#offline/commands/wishlist.ts';

/** Whose change it is, of which store, in what money, made on which page. */
export interface ChangeOrigin {
  readonly owner: Owner;
  readonly storeKey: string;
  readonly currencyCode: string;
  readonly countryCode: string;
  readonly from: string;
}

/** More of an owner's changes than this can't wait at once. */
export const maxWaiting = 1000;

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
  const related = inLane.filter((entry) => entry.v > entryVersion || entry.subjects.some((one) => subjects.has(one)));
  const same = related.at(-1);
  if (same !== undefined && canJoin(same, origin)) {
    const untried = inLane.filter((entry) => canJoin(entry, origin)).flatMap(joinableOf);
    const [earlier] = joinableOf(same);
    // An earlier change that is no longer ours to join may put it there.
    const isOnServer = related.length > 1 || (await isKnownOnServer(tx, origin.owner, made));
    const joined = earlier === undefined ? null : join(earlier, made, { isOnServer, untried });
    for (const seq of joined !== null && 'seqs' in joined ? joined.seqs : []) await tx.remove(seq);
    if (joined?.type === 'none') return null;
    if (joined?.type === 'one') {
      const entry: StoredEntry = { ...same, ...fieldsOf(joined.change), notBefore: 0 };
      await tx.put(entry);
      return entry;
    }
  }
  if (inLane.length >= maxWaiting) throw new JournalFull(`More than ${maxWaiting} changes wait already.`);
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
  const again = entry.state === 'refused' ? fresh() : {};
  await tx.put({ ...entry, ...again, ...fieldsOf(made), notBefore: 0 });
  return true;
};

/** Lets an entry that needed a decision be sent again, and with a list what was refused only for its sake. */
export const retry = async (tx: JournalTransaction, entry: StoredEntry, at: number): Promise<void> => {
  if (!needsDecision(entry)) return tx.put({ ...entry, notBefore: 0 });
  // What may have come through keeps its key and its call, so that it can't happen twice; where a look did not tell, the
  // shopper just did.
  const isOpen = entry.state === 'unsure' && entry.failure?.code !== unclear;
  const kept: Partial<StoredEntry> = { state: 'waiting', serverErrors: 0, failure: null };
  await tx.put({ ...entry, ...(isOpen ? kept : fresh()), notBefore: 0, retriedAt: at });
  if (entry.name !== 'create-list') return;
  for (const other of await tx.entries(entry.owner)) {
    const isOfList = typeof other.needs === 'string' && entry.subjects.includes(listSubject(other.needs));
    if (isOfList && other.state === 'refused' && other.failure?.code === parentRefused) {
      await tx.put({ ...other, ...fresh(), notBefore: 0, retriedAt: at });
    }
  }
};

/** What an entry has that begins anew. */
const fresh = () => ({ ...unsentFields(), state: 'waiting' as const, attempts: 0, serverErrors: 0, failure: null });

const fieldsOf = ({ name, input }: { readonly name: CommandName; readonly input: unknown }) => {
  const command = commandOf(name);
  return { name, input, subjects: [...command.subjects(input)], needs: command.needs(input) };
};

/** Never attempted, for the same store in the same money, and of a program that is not newer. */
const canJoin = (entry: StoredEntry, origin: ChangeOrigin): boolean =>
  isUntried(entry) &&
  entry.v <= entryVersion &&
  entry.storeKey === origin.storeKey &&
  entry.currencyCode === origin.currencyCode &&
  entry.countryCode === origin.countryCode;

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
