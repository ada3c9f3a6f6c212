import type { Change, InputOf } from '#offline/commands/commands.ts';
import { isSameLine, type LineKey } from '#offline/commands/line-key.ts';
import type { Observed, StoredEntry } from '#offline/journal/entry.ts';
import { type LookupContext, openIdLookup } from './id-lookup.ts';
import { knownState } from './known-state.ts';

/** The server's state just before a repeat; `version` is that of the basket, or the time of the list; null if it was not re-read. */
interface Seen {
  readonly observed: Observed | null;
  readonly version: number | null;
}

/**
 * Re-reads the state before a repeat of a change: what the first attempt saw may be outdated, and a quantity that another device set since
 * is noticed before it is replaced.
 */
export const lookAgain = async (
  context: LookupContext,
  { observed }: Pick<StoredEntry, 'observed'>,
  change: Change,
): Promise<Seen> => {
  const before: Seen = { observed, version: null };
  try {
    if (change.name === 'set-quantity' && change.input.from !== undefined) {
      return await lookAtLine(context, before, change.input.line);
    }
    if (change.name === 'set-item' && change.input.from !== undefined) {
      return await lookAtItem(context, before, change.input);
    }
  } catch {
    // The request itself will report the error.
  }
  return before;
};

const lookAtLine = async (context: LookupContext, { observed }: Seen, line: LineKey): Promise<Seen> => {
  const lookup = await openIdLookup(context, []);
  const there = (await lookup.lines(0)).find((one) => isSameLine(one, line));
  const version = await context.store.read((tx) => knownState(tx).version(context.owner));
  return { observed: there === undefined ? observed : { quantity: there.quantity }, version };
};

const lookAtItem = async (
  context: LookupContext,
  before: Seen,
  { listId, productVariantId }: InputOf<'set-item'>,
): Promise<Seen> => {
  const lookup = await openIdLookup(context, [listId]);
  const id = lookup.listId(listId);
  if (id === null) return before;
  const there = (await lookup.items(id, 0)).find((one) => one.productVariantId === productVariantId);
  const version = await context.store.read((tx) => knownState(tx).listMoment(context.owner, id));
  return { observed: there === undefined ? before.observed : { quantity: there.quantity }, version };
};
