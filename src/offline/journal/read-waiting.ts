import { parseChange } from '#offline/commands/commands.ts';
import type { StoredEntry } from './entry.ts';
import type { WaitingChange } from './waiting.ts';

/** The entries that this version can parse, in order. */
export const waitingOf = (entries: readonly StoredEntry[]): readonly WaitingChange[] =>
  entries.flatMap((entry) => {
    const change = parseChange(entry);
    return change === null ? [] : [{ ...change, entry }];
  });
