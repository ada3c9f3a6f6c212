import * as z from 'zod/mini';
import { journalChannel, JournalMessage, journalSyncTag } from '#offline/journal/messages.ts';

interface SyncManager {
  readonly register: (tag: string) => Promise<void>;
}

const syncOf = (registration: ServiceWorkerRegistration): SyncManager | null =>
  // Only Chromium has it, so it is in no library of types.
  'sync' in registration ? (registration.sync as SyncManager) : null;

/** Hears the other pages and the worker, and tells them. */
export const openJournalChannel = (hear: (news: JournalMessage) => void) => {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(journalChannel);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = z.safeParse(JournalMessage, data);
    if (news.success) hear(news.data);
  });
  return {
    tell: (news: JournalMessage): void => channel?.postMessage(news),
    /** Asks the browser to wake the worker once there is a network, and the worker to send when this page goes. */
    askForSync: async (): Promise<void> => {
      // Private windows of some browsers have no workers at all.
      if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return;
      try {
        await syncOf(await navigator.serviceWorker.ready)?.register(journalSyncTag);
      } catch {
        // Switched off in this browser: the pages send by themselves.
      }
    },
  };
};

/** Leaves the sending to the worker, as when the page goes. */
export const requestWorkerDrain = (): void => {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage({ type: 'DRAIN' });
};
