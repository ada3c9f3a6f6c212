import { journalChannel } from '#offline/storage-names.ts';
import { openChannel } from '#offline/channel.ts';
import { JournalMessage } from '#offline/journal/messages.ts';

/** What happens to the journal, on this page, in another tab or in the worker. */
export interface JournalBus {
  readonly publish: (message: JournalMessage) => void;
  readonly subscribe: (listener: (message: JournalMessage) => void) => () => void;
}

/** Opens the bus of this page. */
export const openJournalBus = (): JournalBus => {
  const listeners = new Set<(message: JournalMessage) => void>();
  const deliver = (message: JournalMessage): void => {
    for (const listener of listeners) listener(message);
  };
  const channel = openChannel(journalChannel, JournalMessage, deliver);
  return {
    publish: (message) => {
      channel.post(message);
      deliver(message);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
