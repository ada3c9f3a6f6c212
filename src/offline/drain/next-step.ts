import { entryVersion, type LaneBlock, type StoredEntry } from '#offline/journal/entry.ts';
import { needsDecision } from '#offline/journal/waiting.ts';
import { maxBackoffMs } from './backoff.ts';
import { maxPauseMs } from './verdict.ts';
import { listSubject } from '#offline/commands/wishlist.ts';

/** The next step of a lane: an entry to send, a moment to wait for, or nothing to do. */
export type NextStep =
  | { readonly type: 'send'; readonly entry: StoredEntry }
  | { readonly type: 'wait'; readonly until: number }
  | { readonly type: 'blocked'; readonly by: LaneBlock }
  | { readonly type: 'nothing' };

/** What a lane is judged by. */
export interface StepFacts {
  readonly storeKey: string;
  readonly ignoresBackoff: boolean;
  readonly canRead: (version: number) => boolean;
  readonly blockedBy: LaneBlock | null;
  readonly now: number;
}

/** How long a change may wait; less than the store remembers the answers of its keys. */
export const maxWaitMs = 7 * 24 * 60 * 60 * 1000;

const waitsSince = ({ createdAt, firstSentAt, retriedAt }: StoredEntry): number =>
  Math.max(firstSentAt ?? createdAt, retriedAt ?? 0);

/** What waited too long, as it is from then on. */
export const overdue = (inLane: readonly StoredEntry[], now: number): readonly StoredEntry[] => {
  const held = listsInQuestion(inLane);
  return inLane
    .filter((entry) => now - waitsSince(entry) > maxWaitMs)
    .filter((entry) => entry.v <= entryVersion && !needsDecision(entry) && !isHeld(entry, held))
    .map((entry) => ({ ...entry, state: entry.call !== null && entry.attempts > 0 ? 'unsure' : 'expired' }));
};

/** The first that can be sent. What a shopper has to decide on is passed by, with what depends on it. */
export const stepOf = (inLane: readonly StoredEntry[], facts: StepFacts): NextStep => {
  const held = listsInQuestion(inLane);
  // What may have come through is found out first, though an earlier change was given back to the queue since.
  for (const entry of [...inLane.filter(isInDoubt), ...inLane.filter((one) => !isInDoubt(one))]) {
    // A newer program's change is its own to send, and nothing overtakes it.
    if (!facts.canRead(entry.v)) return { type: 'nothing' };
    if (needsDecision(entry) || isHeld(entry, held) || entry.storeKey !== facts.storeKey) continue;
    if (facts.blockedBy !== null) return { type: 'blocked', by: facts.blockedBy };
    const left = entry.notBefore - facts.now;
    const isOurs = entry.failure?.status === 0 && entry.failure.code === null;
    // A wait longer than any we set comes of a clock that was set.
    if (left > 0 && left <= maxPauseMs + maxBackoffMs && !(facts.ignoresBackoff && isOurs)) {
      return { type: 'wait', until: entry.notBefore };
    }
    return { type: 'send', entry };
  }
  return { type: 'nothing' };
};

const isInDoubt = ({ state, attempts, call }: StoredEntry): boolean =>
  state === 'sending' || (state === 'waiting' && attempts > 0 && call !== null);

/** Lists made on this device whose making waits for the shopper: what is done to them waits too. */
const listsInQuestion = (inLane: readonly StoredEntry[]): ReadonlySet<string> =>
  new Set(
    inLane.filter((entry) => entry.name === 'create-list' && needsDecision(entry)).flatMap(({ subjects }) => subjects),
  );

const isHeld = ({ needs }: StoredEntry, held: ReadonlySet<string>): boolean =>
  typeof needs === 'string' && held.has(listSubject(needs));
