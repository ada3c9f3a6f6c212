let isAsked = false;

/**
 * Asks the browser, once per page, not to evict this device's storage when space runs short: called when there is first something
 * that the shopper could lose. The browser's answer makes no difference here.
 */
export const askToPersist = async (): Promise<void> => {
  if (isAsked || navigator.storage?.persist === undefined) return;
  isAsked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // If storage is blocked, there is nothing to persist.
  }
};
