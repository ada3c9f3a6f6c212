import { maxRepeatMs } from '#contract/idempotency.ts';
import { entryVersion, foreignAnswer, type LaneBlock, type StoredEntry } from '#offline/journal/entry.ts';
import { needsDecision } from '#offline/journal/waiting.ts';
import { maxBackoffMs } from './backoff.ts';
import { maxPauseMs } from './verdict.ts';
import { listSubject } from '#offline/commands/wishlist.ts';

/** The next step of a lane: an entry to send, a moment to wait for, or nothing to do. */
export type NextStep =
  | { readonly type: 'send'; readonly entry: StoredEntry }
  | { readonly type: 'wait'; readonly until: number }
  | { readonly type: 'blocked'; readonly by: LaneBlock; readonly isByClock: boolean }
  | { readonly type: 'nothing' };

/** What the next step depends on. */
export interface StepFacts {
  readonly storeKey: string;
  readonly ignoresBackoff: boolean;
  readonly canRead: (version: number) => boolean;
  readonly blockedBy: LaneBlock | null;
  readonly isByClock: boolean;
  readonly now: number;
}

/** How long a change may wait: as long as it may be repeated under its key. */
export const maxWaitMs = maxRepeatMs;

const waitsSince = ({ createdAt, firstSentAt, retriedAt }: StoredEntry): number =>
  Math.max(firstSentAt ?? createdAt, retriedAt ?? 0);

/** The entries that waited too long, in their new state. */
export const overdue = (inLane: readonly StoredEntry[], now: number): readonly StoredEntry[] => {
  const held = listsInQuestion(inLane);
  return inLane
    .filter((entry) => now - waitsSince(entry) > maxWaitMs)
    .filter((entry) => entry.v <= entryVersion && !needsDecision(entry) && !isHeld(entry, held))
    .map((entry) => ({ ...entry, state: entry.call !== null && entry.attempts > 0 ? 'unsure' : 'expired' }));
};

/** The first entry that can be sent. Those that need the shopper's decision are skipped, with everything that depends on them. */
export const stepOf = (inLane: readonly StoredEntry[], facts: StepFacts): NextStep => {
  const held = listsInQuestion(inLane);
  // First find out whether attempted changes were applied, even if an earlier change was put back in the queue since.
  for (const entry of [...inLane.filter(isInDoubt), ...inLane.filter((one) => !isInDoubt(one))]) {
    // Only a newer version can send its own entry, and nothing may overtake that.
    if (!facts.canRead(entry.v)) return { type: 'nothing' };
    if (needsDecision(entry) || isHeld(entry, held) || entry.storeKey !== facts.storeKey) continue;
    if (facts.blockedBy !== null) return { type: 'blocked', by: facts.blockedBy, isByClock: facts.isByClock };
    const left = entry.notBefore - facts.now;
    const { status, code } = entry.failure ?? {};
    const isOurs = status === 0 && (code === null || code === foreignAnswer);
    // A wait longer than any we set means that the clock was changed.
    if (left > 0 && left <= maxPauseMs + maxBackoffMs && !(facts.ignoresBackoff && isOurs)) {
      return { type: 'wait', until: entry.notBefore };
    }
    return { type: 'send', entry };
  }
  return { type: 'nothing' };
};

const isInDoubt = ({ state, attempts, call }: StoredEntry): boolean =>
  state === 'sending' || (state === 'waiting' && attempts > 0 && call !== null);

/** Lists made on this device whose creation awaits the shopper's decision: changes to them wait too. */
const listsInQuestion = (inLane: readonly StoredEntry[]): ReadonlySet<string> =>
  new Set(
    inLane.filter((entry) => entry.name === 'create-list' && needsDecision(entry)).flatMap(({ subjects }) => subjects),
  );

const isHeld = ({ needs }: StoredEntry, held: ReadonlySet<string>): boolean =>
  typeof needs === 'string' && held.has(listSubject(needs));
