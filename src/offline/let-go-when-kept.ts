import { abortForNow, setKept } from './let-go.ts';

/**
 * WebKit keeps a page in the back/forward cache with its transactions open, and these block every other page's and the worker's meanwhile.
 * From now on they are aborted when the page enters that cache, as are those begun while it is in there. Other engines finish them, or drop
 * the page.
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
