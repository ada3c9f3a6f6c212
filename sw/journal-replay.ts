import { createApi } from '#api/api.ts';
import type { PublicConfiguration } from '#contract/configuration.ts';
import { createDrain, type DrainIdentity } from '#offline/drain/drain.ts';
import { ownerOf } from '#offline/journal/entry.ts';
import { needsDecision } from '#offline/journal/waiting.ts';
import type { JournalStore } from '#offline/journal/store.ts';
import { type JournalMessage, outcomeMessageOf } from '#offline/journal/messages.ts';
import type { Lock } from '#offline/drain/lock.ts';
import { decodeToken } from '#api/token.ts';

/** What the worker sends the journal with. */
export interface ReplayContext {
  readonly store: JournalStore;
  readonly lock: Lock;
  /** The token of this moment, or null for a guest. */
  readonly token: () => Promise<string | null>;
  /** Null while it can't be had. */
  readonly configuration: () => Promise<PublicConfiguration | null>;
  readonly tell: (news: JournalMessage) => void;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => number;
}

/** `later`: something is left that only needs time or a network. */
export type Replayed = 'done' | 'later';

/** Sends what waits on the device, as whoever the token says. Throws where the device keeps nothing. */
export const replayJournal = async (
  { store, lock, token, configuration, tell, fetch, now = Date.now }: ReplayContext,
  how: { readonly ignoresBackoff: boolean; readonly signal: AbortSignal },
): Promise<Replayed> => {
  if ((await store.read((tx) => tx.entries())).every(needsDecision)) return 'done';
  const configured = await configuration();
  if (configured === null) return 'later';
  const { apiBase: base, apiKey, storeKey } = configured;

  const identity = async (): Promise<DrainIdentity | null> => {
    const found = await token();
    const claims = found === null ? null : decodeToken(found);
    // Whether a token that is over or broken means a guest, a page finds out; nothing is sent or held up meanwhile.
    if (found !== null && (claims === null || claims.expiresAt <= now())) return null;
    const asking = { apiKey, storeKey, token: found };
    return {
      owner: ownerOf(claims?.subject ?? null),
      isExpired: false,
      api: (money) => createApi({ base, identity: () => ({ ...asking, ...money }), ...(fetch && { fetch }) }),
    };
  };
  const drain = createDrain({
    store,
    lock,
    identity,
    isKeyed: configured.hasIdempotencyKeys,
    storeKey,
    onChange: (owner) => tell({ type: 'changed', owner }),
    onOutcome: (entry, outcome) => {
      const news = outcomeMessageOf(entry, outcome);
      if (news !== null) tell(news);
    },
    now,
  });
  const until = await drain(how);
  return until !== null || how.signal.aborted ? 'later' : 'done';
};
