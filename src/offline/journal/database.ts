import { journalDatabase } from '#offline/storage-names.ts';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, unwrap } from 'idb';
import * as z from 'zod/mini';
import { wasLetGo, whenBack } from '#offline/let-go.ts';
import { entryVersion, LogEntry, StoredEntry } from './entry.ts';
import { type FactKey, type JournalStore, type JournalTransaction, maxLogged } from './store.ts';

const databaseVersion = 1;

interface Tables extends DBSchema {
  entries: { key: number; value: StoredEntry; indexes: { owner: string } };
  facts: { key: FactKey; value: unknown };
  log: { key: number; value: LogEntry; indexes: { owner: string } };
}

const tables = ['entries', 'facts', 'log'] as const;
type Tx = IDBPTransaction<Tables, typeof tables, 'readwrite'>;

/**
 * Opens the journal of this device; rejects if the browser refuses its database. Calls `onOutdated` when a newer version wants to upgrade
 * the tables.
 */
export const openJournalDatabase = (onOutdated: () => void = () => undefined): JournalStore => {
  let opened: Promise<IDBPDatabase<Tables>> | null = null;
  const open = (): Promise<IDBPDatabase<Tables>> => {
    const forget = () => {
      opened = null;
    };
    opened ??= openDB<Tables>(journalDatabase, databaseVersion, {
      upgrade: (database, from) => {
        if (from < 1) {
          const entries = database.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true });
          entries.createIndex('owner', 'owner');
          database.createObjectStore('facts');
          database.createObjectStore('log', { autoIncrement: true }).createIndex('owner', 'owner');
        }
      },
      blocking: (_current, _blocked, event) => {
        // A newer version waits for this connection to close; what was recorded is safe.
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
        onOutdated();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };

  /** Reopens a connection that the browser dropped, once; a full device is a different error. */
  const begin = async (mode: 'readonly' | 'readwrite'): Promise<Tx> => {
    const start = async (): Promise<Tx> =>
      // Read-only transactions are only ever passed to `read`, whose work never writes.
      (await open()).transaction(tables, mode, { durability: 'strict' }) as Tx;
    try {
      return await start();
    } catch {
      opened = null;
      return start();
    }
  };

  const run = async <T>(mode: 'readonly' | 'readwrite', work: (tx: JournalTransaction) => Promise<T>): Promise<T> => {
    const tx = await begin(mode);
    try {
      const result = await work(transactionOf(tx));
      await tx.done;
      return result;
    } catch (error) {
      tx.done.catch(() => undefined);
      try {
        tx.abort();
      } catch {
        // It had already ended by itself, and its writes were rolled back.
      }
      if (!wasLetGo(unwrap(tx))) throw error;
    }
    await whenBack();
    return run(mode, work);
  };

  return { isDurable: true, read: (work) => run('readonly', work), write: (work) => run('readwrite', work) };
};

const transactionOf = (tx: Tx): JournalTransaction => ({
  entries: async (owner) => {
    const store = tx.objectStore('entries');
    const rows: unknown[] = owner === undefined ? await store.getAll() : await store.index('owner').getAll(owner);
    return rows.flatMap(readEntry).toSorted((a, b) => a.seq - b.seq);
  },
  entry: async (seq) => {
    const row: unknown = await tx.objectStore('entries').get(seq);
    return readEntry(row)[0] ?? null;
  },
  add: async (entry) => {
    // The database assigns the sequence number.
    const seq = await tx.objectStore('entries').add(entry as StoredEntry);
    return { ...entry, seq };
  },
  put: async (entry) => void (await tx.objectStore('entries').put(entry)),
  remove: (seq) => tx.objectStore('entries').delete(seq),
  removeAll: async (owner) => {
    const store = tx.objectStore('entries');
    for (const seq of await store.index('owner').getAllKeys(owner)) await store.delete(seq);
  },
  fact: (key) => tx.objectStore('facts').get(key),
  setFact: async (key, value) => void (await tx.objectStore('facts').put(value, key)),
  removeFact: (key) => tx.objectStore('facts').delete(key),
  removeFacts: (owner) => tx.objectStore('facts').delete(IDBKeyRange.bound([owner], [owner, []])),
  log: async (owner) => {
    const rows: unknown[] = await tx.objectStore('log').index('owner').getAll(owner);
    return rows.flatMap((row) => {
      const parsed = z.safeParse(LogEntry, row);
      return parsed.success ? [parsed.data] : [];
    });
  },
  addLog: async (entry) => {
    const store = tx.objectStore('log');
    await store.add(entry);
    const keys = await store.index('owner').getAllKeys(entry.owner);
    for (const key of keys.slice(0, Math.max(0, keys.length - maxLogged))) await store.delete(key);
  },
  removeLog: async (owner, id) => {
    for await (const row of tx.objectStore('log').index('owner').iterate(owner)) {
      if (id === undefined || row.value.id === id) await row.delete();
    }
  },
});

/** Entries of a newer version are returned as they are, as far as they can be read, so that nothing overtakes them. */
const readEntry = (row: unknown): StoredEntry[] => {
  const parsed = z.safeParse(StoredEntry, row);
  if (parsed.success) return [parsed.data];
  const newer = z.safeParse(z.object({ seq: z.int(), v: z.int().check(z.gt(entryVersion)) }), row);
  // Only its sequence number and version are used.
  return newer.success ? [row as StoredEntry] : [];
};
