const letGo = new WeakSet<IDBTransaction>();
let isInBfcache = false;

/** Records whether this page is in the back/forward cache; called by abort-in-bfcache.ts, which only WebKit loads. */
export const setInBfcache = (isInBfcacheNow: boolean): void => {
  isInBfcache = isInBfcacheNow;
};

/** Aborts a transaction, whose work starts over once the page is back. */
export const abortForNow = (transaction: IDBTransaction): void => {
  letGo.add(transaction);
  try {
    transaction.abort();
  } catch {
    // It is committing already.
  }
};

/** Whether a transaction was aborted because its page is in the back/forward cache. */
export const wasLetGo = (transaction: IDBTransaction): boolean => letGo.has(transaction);

/** Resolves once the page is back; at once if it is not away. */
export const whenBack = (): Promise<void> =>
  isInBfcache
    ? new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
    : Promise.resolve();
