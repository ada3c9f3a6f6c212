import type { ApiOptions } from '#api/api.ts';
import { createStoreApi } from '#api/store-api.ts';
import type { PublicConfiguration } from '#contract/configuration.ts';
import { ownerOf } from '#offline/journal/entry.ts';
import { type JournalMessage, outcomeMessageOf } from '#offline/journal/messages.ts';
import type { JournalStore } from '#offline/journal/store.ts';
import { tokenMark } from '#offline/session/token-mark.ts';
import { createDrain, type Drain } from './drain.ts';
import type { Lock } from './lock.ts';

/** Who sends: the subject and token of a shopper, both null for a guest. */
export interface Sender {
  readonly subject: string | null;
  readonly token: string | null;
  /** Nothing is sent until they sign in again. */
  readonly isExpired: boolean;
}

/** What page and worker each bring to the drain. */
export interface JournalDrainOptions {
  readonly store: JournalStore;
  readonly lock: Lock;
  readonly configuration: PublicConfiguration;
  /** Called before each entry; null if it is unknown who is shopping, and then nothing is sent. */
  readonly sender: () => Promise<Sender | null>;
  readonly publish: (message: JournalMessage) => void;
  readonly api?: Pick<ApiOptions, 'fetch' | 'onOutcome'>;
  readonly now?: () => number;
}

/** The drain of the device's journal to the configured store. */
export const createJournalDrain = ({
  store,
  lock,
  configuration,
  sender,
  publish,
  api = {},
  now = Date.now,
}: JournalDrainOptions): Drain =>
  createDrain({
    store,
    lock,
    now,
    isKeyed: configuration.hasIdempotencyKeys,
    storeKey: configuration.storeKey,
    identity: async () => {
      const from = await sender();
      if (from === null) return null;
      const { subject, token, isExpired } = from;
      return {
        owner: ownerOf(subject),
        isExpired,
        tokenMark: token === null ? null : tokenMark(token),
        api: (money) => createStoreApi(configuration, { ...money, token }, api),
      };
    },
    onChange: (owner) => publish({ type: 'changed', owner }),
    onOutcome: (entry, outcome) => {
      const message = outcomeMessageOf(entry, outcome);
      if (message !== null) publish(message);
    },
  });
