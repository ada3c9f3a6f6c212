import { journalDatabase } from '#offline/storage-names.ts';

const tables = ['entries', 'facts', 'log'];

/**
 * Whether this device has an empty journal or none at all; checked without loading the journal's code. False if that can't be determined.
 */
export const isJournalEmpty = (): Promise<boolean> =>
  new Promise<boolean>((resolve) => {
    const opening = indexedDB.open(journalDatabase);
    let isMissing = false;
    // There was none, and this check must not create one.
    opening.onupgradeneeded = () => {
      isMissing = true;
      opening.transaction?.abort();
    };
    opening.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(isMissing);
    });
    opening.onsuccess = () => {
      const database = opening.result;
      database.onversionchange = () => database.close();
      resolve(
        countRows(database)
          .then((rows) => rows === 0)
          .catch(() => false)
          .finally(() => database.close()),
      );
    };
    // Rejects if the browser refuses its databases.
  }).catch(() => false);

const countRows = async (database: IDBDatabase): Promise<number> => {
  const transaction = database.transaction(tables);
  const counts = await Promise.all(
    tables.map(
      (table) =>
        new Promise<number>((resolve, reject) => {
          const counting = transaction.objectStore(table).count();
          counting.onsuccess = () => resolve(counting.result);
          counting.addEventListener('error', () => reject(new Error(`${table} can't be counted.`)));
        }),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};
