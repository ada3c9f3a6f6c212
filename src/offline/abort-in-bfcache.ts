import { abortForNow, setInBfcache } from './let-go.ts';

/**
 * WebKit keeps a page in the back/forward cache with its transactions open, and these block every other page's and the worker's meanwhile.
 * From now on they are aborted when the page enters that cache, as are those begun while it is in there. Other engines finish them, or drop
 * the page.
 */
export const abortInBfcache = (): void => {
  let isInBfcache = false;
  const unfinished = new Set<IDBTransaction>();
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function transaction(...how): IDBTransaction {
    const begun = begin.apply(this, how);
    const forget = (): void => void unfinished.delete(begun);
    unfinished.add(begun);
    begun.addEventListener('complete', forget);
    begun.addEventListener('abort', forget);
    if (isInBfcache) abortForNow(begun);
    return begun;
  };
  addEventListener('pagehide', (event) => {
    isInBfcache = 'persisted' in event && event.persisted === true;
    setInBfcache(isInBfcache);
    if (isInBfcache) for (const transaction of unfinished) abortForNow(transaction);
  });
  addEventListener('pageshow', () => {
    isInBfcache = false;
    setInBfcache(false);
  });
};
