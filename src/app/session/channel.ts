import * as z from 'zod/mini';
import { openChannel } from '#offline/channel.ts';
import { sessionChannel } from '#offline/storage-names.ts';

/** Messages between tabs about who is shopping. They never carry a token: the receiver reads the cookies. */
export const SessionMessage = z.object({
  type: z.enum(['signed-in', 'signed-out', 'policy-accepted', 'preferences-changed']),
});
export type SessionMessage = z.infer<typeof SessionMessage>;

/** Sends a message to the other tabs. */
export const notifyTabs = (message: SessionMessage): void => {
  // Reading the cookies flushes the last write, so that the receiver sees it.
  void document.cookie;
  const channel = openChannel(sessionChannel, SessionMessage);
  channel.post(message);
  channel.close();
};

/** Receives messages from other tabs until unsubscribed; an open channel keeps a page out of the back-forward cache. */
export const subscribeToTabs = (onMessage: (message: SessionMessage) => void): (() => void) =>
  openChannel(sessionChannel, SessionMessage, onMessage).close;
