import type { Change } from '#offline/commands/commands.ts';
import { isSameLine } from '#offline/commands/line-key.ts';
import type { Observed, StoredEntry } from '#offline/journal/entry.ts';
import { type LookupContext, openIdLookup } from './id-lookup.ts';
import { knownState } from './known-state.ts';

/** What is known of the server just before a repeat; `version` is of the basket, null where it was not looked at. */
interface Seen {
  readonly observed: Observed | null;
  readonly version: number | null;
}

/**
 * Looks again before a repeat of a change: what was there at its first attempt may be old, and a number that
 * another device has set since is seen before it is replaced.
 */
export const lookAgain = async (
  context: LookupContext,
  { observed }: Pick<StoredEntry, 'observed'>,
  change: Change,
): Promise<Seen> => {
  const before: Seen = { observed, version: null };
  if (change.name !== 'set-quantity' || change.input.from === undefined) return before;
  const { line } = change.input;
  try {
    const lookup = await openIdLookup(context, []);
    const there = (await lookup.lines(true)).find((one) => isSameLine(one, line));
    const version = await context.store.read((tx) => knownState(tx).version(context.owner));
    return { observed: there === undefined ? observed : { quantity: there.quantity }, version };
  } catch {
    // The request itself will say why.
    return before;
  }
};
