let isAsked = false;

/**
 * Asks the browser, once a page, not to clear this device's copies when it runs short of room: at the first thing that is the
 * shopper's to lose. What it answers changes nothing here.
 */
export const askToPersist = async (): Promise<void> => {
  if (isAsked || navigator.storage?.persist === undefined) return;
  isAsked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Where storage is refused there is nothing to persist.
  }
};
