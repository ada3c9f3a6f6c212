import type { PublicConfiguration } from '#contract/configuration.ts';
import { sendEndings } from '#offline/session/send-endings.ts';
import { readConnection, subscribeToConnection } from '#shopper/connection/store.ts';
import { registerSync } from '#app/journal/wake-worker.ts';

let isWaiting = false;

/** Ends at the store the sessions that were signed out here: now, or once this page, the worker or a later page has a connection. */
export const endAtStore = async (configuration: PublicConfiguration): Promise<void> => {
  try {
    if ((await sendEndings(configuration)) || isWaiting) return;
    isWaiting = true;
    const unsubscribe = subscribeToConnection(() => {
      if (readConnection().judged !== 'online') return;
      unsubscribe();
      isWaiting = false;
      void endAtStore(configuration);
    });
    await registerSync();
  } catch (error) {
    reportError(error);
  }
};
