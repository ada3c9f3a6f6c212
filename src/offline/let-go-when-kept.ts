import { abortForNow, setKept } from './let-go.ts';

/**
 * WebKit keeps a page for the way back with its transactions as they are, and for as long they hold up every other page's
 * and the worker's. From now on they are aborted when the page is left, and so are those that it still begins then.
 * The other engines finish them, or give the page up.
 */
export const letGoWhenKept = (): void => {
  let isKept = false;
  const unfinished = new Set<IDBTransaction>();
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function transaction(...how): IDBTransaction {
    const begun = begin.apply(this, how);
    const forget = (): void => void unfinished.delete(begun);
    unfinished.add(begun);
    begun.addEventListener('complete', forget);
    begun.addEventListener('abort', forget);
    if (isKept) abortForNow(begun);
    return begun;
  };
  addEventListener('pagehide', (event) => {
    isKept = 'persisted' in event && event.persisted === true;
    setKept(isKept);
    if (isKept) for (const transaction of unfinished) abortForNow(transaction);
  });
  addEventListener('pageshow', () => {
    isKept = false;
    setKept(false);
  });
};
