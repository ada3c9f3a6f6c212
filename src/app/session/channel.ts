import * as z from 'zod/mini';

/** What tabs tell each other of who is shopping. No news carries a token: whoever hears it reads the cookies. */
export const SessionMessage = z.object({
  type: z.enum(['signed-in', 'signed-out', 'policy-accepted', 'preferences-changed']),
});
export type SessionMessage = z.infer<typeof SessionMessage>;

const name = 'tradecounter-session';

/** Tells the other tabs. */
export const notifyTabs = (news: SessionMessage): void => {
  if (typeof BroadcastChannel === 'undefined') return;
  // Reading waits for what was written before, so that whoever is told finds it.
  void document.cookie;
  const channel = new BroadcastChannel(name);
  channel.postMessage(news);
  channel.close();
};

/** Hears the other tabs until it is closed; an open channel would keep a page out of the back-forward cache. */
export const subscribeToTabs = (hear: (news: SessionMessage) => void): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = z.safeParse(SessionMessage, data);
    if (news.success) hear(news.data);
  });
  return () => channel.close();
};
