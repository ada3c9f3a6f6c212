import { isSameLine } from '#offline/commands/line-key.ts';
import { type Change, type CommandName, commandOf, parseChange } from '#offline/commands/commands.ts';
import { entryVersion, type Owner, parentRefused, type StoredEntry, unclear } from './entry.ts';
import { isUntried, needsDecision } from './waiting.ts';
import type { JournalTransaction } from './store.ts';
import { merge, type Mergeable } from './merge.ts';
import { knownState } from '#offline/drain/known-state.ts';
import { unsentFields } from '#offline/drain/transitions.ts';
import { listSubject } from '#offline/commands/wishlist.ts';

/** Whose change it is, for which store, in what currency and country, and from which page. */
export interface ChangeOrigin {
  readonly owner: Owner;
  readonly storeKey: string;
  readonly currencyCode: string;
  readonly countryCode: string;
  readonly from: string;
}

/** The maximum number of waiting changes in a lane of an owner. */
export const maxWaiting = 1000;

/** A lane has no room for another change of this owner. */
export class JournalFull extends Error {
  override readonly name = 'JournalFull';
}

/** Records a change, merged into an earlier one that was never attempted if the two can be one; null if they cancel each other out. */
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
    // An earlier change that can no longer be merged may put it there.
    const isOnServer = related.length > 1 || (await isKnownOnServer(tx, origin.owner, made));
    const joined = earlier === undefined ? null : merge(earlier, made, { isOnServer, untried });
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
 * Replaces the input of an entry: one that was never attempted, or one that the store refused, which is sent anew. False if the store may
 * have it already, or for another kind of change.
 */
export const edit = async (tx: JournalTransaction, entry: StoredEntry, made: Change): Promise<boolean> => {
  if (entry.name !== made.name || !(isUntried(entry) || entry.state === 'refused')) return false;
  const again = entry.state === 'refused' ? fresh() : {};
  await tx.put({ ...entry, ...again, ...fieldsOf(made), notBefore: 0 });
  return true;
};

/** Lets an entry that needed a decision be sent again; for a list, also the entries refused only because of it. */
export const retry = async (tx: JournalTransaction, entry: StoredEntry, at: number): Promise<void> => {
  if (!needsDecision(entry)) return tx.put({ ...entry, notBefore: 0 });
  // A change that may have been applied keeps its key and call, so that it can't be applied twice; if a check was inconclusive, the shopper
  // has just decided.
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

/** The fields of an entry that starts anew. */
const fresh = () => ({ ...unsentFields(), state: 'waiting' as const, attempts: 0, serverErrors: 0, failure: null });

const fieldsOf = ({ name, input }: { readonly name: CommandName; readonly input: unknown }) => {
  const command = commandOf(name);
  return { name, input, subjects: [...command.subjects(input)], needs: command.needs(input) };
};

/** Never attempted, for the same store, currency and country, and not written by a newer version. */
const canJoin = (entry: StoredEntry, origin: ChangeOrigin): boolean =>
  isUntried(entry) &&
  entry.v <= entryVersion &&
  entry.storeKey === origin.storeKey &&
  entry.currencyCode === origin.currencyCode &&
  entry.countryCode === origin.countryCode;

const joinableOf = ({ seq, subjects, ...entry }: StoredEntry): Mergeable[] => {
  const change = parseChange(entry);
  return change === null ? [] : [{ seq, subjects, change }];
};

const isKnownOnServer = async (tx: JournalTransaction, owner: Owner, { input }: Change): Promise<boolean> => {
  const known = knownState(tx);
  if ('line' in input) {
    const lines = await known.lines(owner);
    // Nothing seen of a guest without an id means that nothing is on the server.
    if (lines === null) return owner !== 'guest' || (await known.anonymousId(owner)) !== null;
    return lines.some((line) => isSameLine(line, input.line));
  }
  if ('listId' in input && 'productVariantId' in input) {
    const items = await known.items(owner, (await known.listId(owner, input.listId)) ?? input.listId);
    return items === null || items.some((item) => item.productVariantId === input.productVariantId);
  }
  return true;
};
