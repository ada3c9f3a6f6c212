import { type Change, parseChange } from '#offline/commands/commands.ts';
import type { LogEntry, StoredEntry } from './entry.ts';

/** A change that the store has; `createdAt` is when it answered (epoch ms). */
export type SentChange = Change & { readonly entry: Pick<StoredEntry, 'createdAt' | 'attempts' | 'observed'> };

/** The sent changes of a log, oldest first. */
export const sentChanges = (log: readonly LogEntry[]): readonly SentChange[] =>
  log
    .filter(({ outcome }) => outcome === 'sent')
    .toSorted((a, b) => a.at - b.at || a.seq - b.seq)
    .flatMap((entry) => {
      const change = parseChange(entry);
      return change === null ? [] : [{ ...change, entry: { createdAt: entry.at, attempts: 0, observed: null } }];
    });
