declare const self: ServiceWorkerGlobalScope;

/**
 * Claims every page of the shop that has no worker yet; false if this worker is not the active one. Only an active worker may claim, so
 * this reveals its state in every browser: Firefox has no `self.serviceWorker` to ask.
 */
export const claimPages = (): Promise<boolean> =>
  self.clients.claim().then(
    () => true,
    () => false,
  );
