const letGo = new WeakSet<IDBTransaction>();
let isKept = false;

/** Whether a transaction was aborted because its page is kept for the way back. */
export const wasLetGo = (transaction: IDBTransaction): boolean => letGo.has(transaction);

/** Resolves once the page is back; at once where it is there. */
export const whenBack = (): Promise<void> =>
  isKept ? new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true })) : Promise.resolve();

/**
 * WebKit keeps a page for the way back with its transactions as they are, and for as long they hold up every other page's
 * and the worker's. From now on they are aborted when the page is left, and so are those that it still begins then.
 * The other engines finish them, or give the page up.
 */
export const letGoWhenKept = (): void => {
  const unfinished = new Set<IDBTransaction>();
  const abort = (transaction: IDBTransaction): void => {
    letGo.add(transaction);
    try {
      transaction.abort();
    } catch {
      // It is being written down already.
    }
  };
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function transaction(...how): IDBTransaction {
    const begun = begin.apply(this, how);
    const forget = (): void => void unfinished.delete(begun);
    unfinished.add(begun);
    begun.addEventListener('complete', forget);
    begun.addEventListener('abort', forget);
    if (isKept) abort(begun);
    return begun;
  };
  addEventListener('pagehide', (event) => {
    isKept = 'persisted' in event && event.persisted === true;
    if (isKept) for (const transaction of unfinished) abort(transaction);
  });
  addEventListener('pageshow', () => {
    isKept = false;
  });
};
