import { type Change, parseChange } from '#offline/commands/commands.ts';
import type { LogEntry, StoredEntry } from './entry.ts';

/** A change that the store has: `createdAt` is when it answered (milliseconds of the epoch). */
export type SentChange = Change & { readonly entry: Pick<StoredEntry, 'createdAt' | 'attempts' | 'observed'> };

/** What was sent of a log, first to last. */
export const sentChanges = (log: readonly LogEntry[]): readonly SentChange[] =>
  log
    .filter(({ outcome }) => outcome === 'sent')
    .toSorted((a, b) => a.at - b.at || a.seq - b.seq)
    .flatMap((entry) => {
      const change = parseChange(entry);
      return change === null ? [] : [{ ...change, entry: { createdAt: entry.at, attempts: 0, observed: null } }];
    });
