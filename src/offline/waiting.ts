import { type Change, parseChange } from './commands.ts';
import type { StoredEntry } from './entry.ts';

/** A change that waits, with its input read. */
export type WaitingChange = Change & { readonly entry: StoredEntry };

/** The entries that this program can read, in their order. */
export const waitingOf = (entries: readonly StoredEntry[]): readonly WaitingChange[] =>
  entries.flatMap((entry) => {
    const change = parseChange(entry);
    return change === null ? [] : [{ ...change, entry }];
  });

/** True while the shopper sees the change as done: what was refused is not. */
export const isShown = ({ entry }: { readonly entry: Pick<StoredEntry, 'state'> }): boolean =>
  entry.state === 'waiting' || entry.state === 'sending' || entry.state === 'unsure';
