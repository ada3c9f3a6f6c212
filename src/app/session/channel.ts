import * as z from 'zod/mini';
import { openChannel } from '#offline/channel.ts';
import { sessionChannel } from '#offline/storage-names.ts';

/** What tabs tell each other about who is shopping. No message carries a token: its receiver reads the cookies. */
export const SessionMessage = z.object({
  type: z.enum(['signed-in', 'signed-out', 'policy-accepted', 'preferences-changed']),
});
export type SessionMessage = z.infer<typeof SessionMessage>;

/** Sends a message to the other tabs. */
export const notifyTabs = (message: SessionMessage): void => {
  // Reading the cookies waits for the last write, so that the receiver finds it.
  void document.cookie;
  const channel = openChannel(sessionChannel, SessionMessage);
  channel.post(message);
  channel.close();
};

/** Receives messages of the other tabs until it is called off; an open channel keeps a page out of the back-forward cache. */
export const subscribeToTabs = (onMessage: (message: SessionMessage) => void): (() => void) =>
  openChannel(sessionChannel, SessionMessage, onMessage).close;
