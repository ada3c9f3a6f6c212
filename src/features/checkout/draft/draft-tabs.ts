import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Channel, openChannel, openWhileShown } from '#offline/channel.ts';
import { orderDraftChannel } from '#offline/storage-names.ts';

/** Part of the key of every draft that a page has read. */
export const draftKey = 'order-draft';

/** Tells the other tabs that a draft has changed. Never carries the draft: the receiver reads it from the device. */
const DraftMessage = z.object({ type: z.literal('draft-changed') });
type DraftMessage = z.infer<typeof DraftMessage>;

const message: DraftMessage = { type: 'draft-changed' };

/** The open channel of each page that follows the others. */
const channels = new WeakMap<QueryClient, Channel<DraftMessage>>();

/** Tells the other tabs that the draft on the device has changed. */
export const tellTabs = (queryClient: QueryClient): void => {
  const followed = channels.get(queryClient);
  // Posted on its own channel, a page does not hear its own message.
  if (followed) return followed.post(message);
  const channel = openChannel(orderDraftChannel, DraftMessage);
  channel.post(message);
  channel.close();
};

/** From now on, reads the draft again whenever another tab has changed it, and when the page returns from the back-forward cache. */
export const followTabs = (queryClient: QueryClient): void => {
  if (channels.has(queryClient)) return;
  const readAgain = () =>
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === draftKey, refetchType: 'all' });
  openWhileShown(() => {
    const channel = openChannel(orderDraftChannel, DraftMessage, readAgain);
    channels.set(queryClient, channel);
    return channel.close;
  }, readAgain);
};
