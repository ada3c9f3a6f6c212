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
  /** The token of this moment, or null for a guest. */
  readonly token: () => Promise<string | null>;
  /** Null while it can't be read. */
  readonly configuration: () => Promise<PublicConfiguration | null>;
  readonly publish: (message: JournalMessage) => void;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => number;
}

/**
 * Sends what waits on the device, as the shopper of the token. Gives the moment when there is something to try again,
 * or null when nothing is left that only needs time or a network. Throws where the browser refuses its database.
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
    // Whether a token that is over or broken means a guest is for a page to find out; until then nothing is sent or held up.
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
 * Replays again and again, for when nothing else would start another replay: never before the moment the last one named,
 * with the waits of the journal between, and no more after `endsAt`.
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
