import * as z from 'zod/mini';
import { journalChannel } from '#offline/storage-names.ts';
import { openChannel } from '#offline/channel.ts';
import { JournalMessage } from '#offline/journal/messages.ts';
import type { Standby } from './standby.ts';

/** Messages about the journal, from this page, another tab or the worker. */
export interface JournalBus {
  readonly publish: (message: JournalMessage) => void;
  /** Publishes to the other tabs alone. */
  readonly publishElsewhere: (message: JournalMessage) => void;
  readonly subscribe: (listener: (message: JournalMessage) => void) => () => void;
  /** Delivers messages received since the page began to listen. Until then, a page on standby delivers none from elsewhere. */
  readonly start: () => void;
}

/** Opens the bus of this page, on the channel of `standby` if it has been listening. */
export const openJournalBus = (standby: Standby | null): JournalBus => {
  const listeners = new Set<(message: JournalMessage) => void>();
  const deliver = (message: JournalMessage): void => {
    for (const listener of listeners) listener(message);
  };
  const channel = standby ?? openChannel(journalChannel, JournalMessage, deliver);
  return {
    publish: (message) => {
      channel.post(message);
      deliver(message);
    },
    publishElsewhere: (message) => channel.post(message),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      standby?.follow((data) => {
        const message = z.safeParse(JournalMessage, data);
        if (message.success) deliver(message.data);
      });
    },
  };
};
