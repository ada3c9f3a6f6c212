import type { Api } from '#api/api.ts';
import { attempt, type Outcome } from './attempt.ts';
import { backoffMs } from './backoff.ts';
import { entryVersion, Lane, type Owner, type StoredEntry } from '#offline/journal/entry.ts';
import type { JournalStore } from '#offline/journal/store.ts';
import type { Lock } from './lock.ts';
import { createTransitions } from './transitions.ts';

/** Who sends: the current shopper, and the API to use for the currency and country of an entry. */
export interface DrainIdentity {
  readonly owner: Owner;
  /** Their token has expired: nothing is sent until they sign in again. */
  readonly isExpired: boolean;
  /** Identifies their token to pages that may have another by now; null for a guest. */
  readonly tokenMark: string | null;
  readonly api: (money: { readonly currencyCode: string; readonly countryCode: string }) => Api;
}

/** What a drain needs from its surroundings, in the page and in the worker alike. */
export interface DrainOptions {
  readonly store: JournalStore;
  readonly lock: Lock;
  /** Called before each entry; null if it is unknown who is shopping, and then nothing is sent. */
  readonly identity: () => Promise<DrainIdentity | null>;
  /** The store deduplicates by Idempotency-Key. */
  readonly isKeyed: boolean;
  readonly storeKey: string;
  readonly onChange: (owner: Owner) => void;
  readonly onOutcome: (entry: StoredEntry, outcome: Outcome) => void;
  readonly now?: () => number;
  readonly backoffMs?: (attempts: number) => number;
}

/** Sends waiting changes, lane by lane. Resolves to the time of the next retry, or null if there is nothing to retry. */
export type Drain = (how?: {
  /** A connection was just seen, so our own backoff is skipped. */
  readonly ignoresBackoff?: boolean;
  /** Stops after the entry in flight. */
  readonly signal?: AbortSignal;
}) => Promise<number | null>;

/** Creates the drain that page and worker share. */
export const createDrain = (options: DrainOptions): Drain => {
  const now = options.now ?? Date.now;
  const transitions = createTransitions(options.store, now, options.onChange);

  /** Handles one entry of a lane under its lock: returns whether to go on, and if not, until when. */
  const step = async (owner: Owner, lane: Lane, ignoresBackoff: boolean): Promise<'on' | number | null> => {
    const { storeKey } = options;
    const canRead = (version: number): boolean => version <= entryVersion;
    const next = await transitions.next(owner, lane, { storeKey, ignoresBackoff, canRead });
    if (next.type === 'wait') return next.until;
    if (next.type === 'nothing' || (next.type === 'blocked' && !next.isByClock)) return null;
    const identity = await options.identity();
    if (identity === null || identity.owner !== owner) return null;
    if (next.type === 'blocked') {
      if (identity.isExpired) return null;
      await transitions.unpark(owner, lane);
      return 'on';
    }
    const { entry } = next;
    const mark = identity.tokenMark === null ? {} : { tokenMark: identity.tokenMark };
    if (identity.isExpired) {
      // Nothing was sent now; an earlier attempt may have been applied.
      if (!(await transitions.park(entry, 'sign-in', { isUndone: false, isByClock: true }))) return 'on';
      options.onOutcome(entry, { type: 'parked', by: 'sign-in', ...mark });
      return null;
    }
    const outcome = await attempt(
      {
        store: options.store,
        transitions,
        api: identity.api(entry),
        owner,
        isKeyed: options.isKeyed,
        now,
        backoffMs: options.backoffMs ?? backoffMs,
      },
      entry,
    );
    options.onOutcome(entry, outcome.type === 'parked' ? { ...outcome, ...mark } : outcome);
    if (outcome.type === 'postponed') return outcome.until;
    return outcome.type === 'parked' ? null : 'on';
  };

  const drainLane = async (
    owner: Owner,
    lane: Lane,
    ignoresBackoff: boolean,
    signal?: AbortSignal,
  ): Promise<number | null> => {
    for (;;) {
      if (signal?.aborted === true) return null;
      const next = await options.lock(`${owner} ${lane}`, () => step(owner, lane, ignoresBackoff));
      if (next !== 'on') return next;
    }
  };

  return async ({ ignoresBackoff = false, signal } = {}) => {
    const identity = await options.identity();
    if (identity === null) return null;
    const ends = await Promise.allSettled(
      Lane.options.map((lane) => drainLane(identity.owner, lane, ignoresBackoff, signal)),
    );
    // A lane that failed does not stop the others.
    const broken = ends.find((end) => end.status === 'rejected');
    if (broken !== undefined) throw broken.reason;
    const moments = ends.flatMap((end) => (end.status === 'fulfilled' && end.value !== null ? [end.value] : []));
    return moments.length === 0 ? null : Math.min(...moments);
  };
};
