const letGo = new WeakSet<IDBTransaction>();
let isKept = false;

/** Whether this page is kept for the way back; set by let-go-when-kept.ts, which only WebKit fetches. */
export const setKept = (isKeptNow: boolean): void => {
  isKept = isKeptNow;
};

/** Aborts a transaction, whose work begins anew once the page is back. */
export const abortForNow = (transaction: IDBTransaction): void => {
  letGo.add(transaction);
  try {
    transaction.abort();
  } catch {
    // It is being written down already.
  }
};

/** Whether a transaction was aborted because its page is kept for the way back. */
export const wasLetGo = (transaction: IDBTransaction): boolean => letGo.has(transaction);

/** Resolves once the page is back; at once where it is there. */
export const whenBack = (): Promise<void> =>
  isKept ? new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true })) : Promise.resolve();
