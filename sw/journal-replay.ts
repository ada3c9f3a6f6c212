import type { PublicConfiguration } from '#contract/configuration.ts';
import { createJournalDrain, type Sender } from '#offline/drain/journal-drain.ts';
import { needsDecision } from '#offline/journal/waiting.ts';
import type { JournalStore } from '#offline/journal/store.ts';
import type { JournalMessage } from '#offline/journal/messages.ts';
import type { Lock } from '#offline/drain/lock.ts';
import { backoffMs } from '#offline/drain/backoff.ts';
import { decodeToken } from '#api/token.ts';
import { sleep } from '#offline/sleep.ts';

/** What a replay needs from the worker. */
export interface ReplayContext {
  readonly store: JournalStore;
  readonly lock: Lock;
  /** The current token, or null for a guest. */
  readonly token: () => Promise<string | null>;
  /** Null while it can't be fetched. */
  readonly configuration: () => Promise<PublicConfiguration | null>;
  readonly publish: (message: JournalMessage) => void;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => number;
}

/**
 * Sends the waiting changes as the shopper that the token names. Returns when to retry, or null if nothing is left that only needs time or
 * a network. Throws if the browser refuses access to its database.
 */
export const replayJournal = async (
  { store, lock, token, configuration, publish, fetch, now = Date.now }: ReplayContext,
  how: { readonly ignoresBackoff: boolean; readonly signal: AbortSignal },
): Promise<number | null> => {
  if ((await store.read((tx) => tx.entries())).every(needsDecision)) return null;
  const configured = await configuration();
  if (configured === null) return now();
  const sender = async (): Promise<Sender | null> => {
    const found = await token();
    if (found === null) return { subject: null, token: null, isExpired: false };
    const claims = decodeToken(found);
    // A page has to find out whether an expired or broken token means a guest; until then nothing is sent or held back.
    if (claims === null || claims.expiresAt <= now()) return null;
    return { subject: claims.subject, token: found, isExpired: false };
  };
  const drain = createJournalDrain({
    store,
    lock,
    configuration: configured,
    sender,
    publish,
    now,
    ...(fetch === undefined ? {} : { api: { fetch } }),
  });
  const until = await drain(how);
  return until ?? (how.signal.aborted ? now() : null);
};

/**
 * Replays repeatedly, for when nothing else would start another replay: never before the time that the last one returned, with the
 * journal's backoff in between, and not after `endsAt`.
 */
export const replayWhileDue = async (
  replay: () => Promise<number | null>,
  endsAt: number,
  { now = Date.now, pause = sleep } = {},
): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    const until = await replay();
    if (until === null) return;
    const waitMs = Math.max(until - now(), backoffMs(tries));
    if (now() + waitMs >= endsAt) return;
    await pause(waitMs);
  }
};
