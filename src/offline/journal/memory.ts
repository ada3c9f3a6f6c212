import type { LogEntry, StoredEntry } from './entry.ts';
import { type JournalStore, type JournalTransaction, maxLogged } from './store.ts';

interface Contents {
  entries: Map<number, StoredEntry>;
  facts: Map<string, unknown>;
  log: LogEntry[];
  lastSeq: number;
}

/** A journal for browsers that refuse a database: it lasts as long as the tab, and reports itself as not durable. */
export const createMemoryJournal = (): JournalStore => {
  let contents: Contents = { entries: new Map(), facts: new Map(), log: [], lastSeq: 0 };
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    isDurable: false,
    read: (work) => inTurn(() => work(transactionOf(structuredClone(contents)))),
    write: (work) =>
      inTurn(async () => {
        const draft = structuredClone(contents);
        const result = await work(transactionOf(draft));
        contents = draft;
        return result;
      }),
  };
};

const transactionOf = (contents: Contents): JournalTransaction => ({
  entries: (owner) =>
    Promise.resolve(
      [...contents.entries.values()]
        .filter((entry) => owner === undefined || entry.owner === owner)
        .toSorted((a, b) => a.seq - b.seq),
    ),
  entry: (seq) => Promise.resolve(contents.entries.get(seq) ?? null),
  add: (entry) => {
    contents.lastSeq += 1;
    const added = { ...entry, seq: contents.lastSeq };
    contents.entries.set(added.seq, added);
    return Promise.resolve(added);
  },
  put: (entry) => Promise.resolve(void contents.entries.set(entry.seq, entry)),
  remove: (seq) => Promise.resolve(void contents.entries.delete(seq)),
  removeAll: (owner) => {
    for (const entry of contents.entries.values()) if (entry.owner === owner) contents.entries.delete(entry.seq);
    return Promise.resolve();
  },
  fact: (key) => Promise.resolve(contents.facts.get(JSON.stringify(key))),
  setFact: (key, value) => Promise.resolve(void contents.facts.set(JSON.stringify(key), value)),
  removeFact: (key) => Promise.resolve(void contents.facts.delete(JSON.stringify(key))),
  removeFacts: (owner) => {
    const start = `[${JSON.stringify(owner)},`;
    for (const key of contents.facts.keys()) if (key.startsWith(start)) contents.facts.delete(key);
    return Promise.resolve();
  },
  log: (owner) => Promise.resolve(contents.log.filter((entry) => entry.owner === owner)),
  addLog: (entry) => {
    const own = [...contents.log.filter(({ owner }) => owner === entry.owner), entry].slice(-maxLogged);
    contents.log = [...contents.log.filter(({ owner }) => owner !== entry.owner), ...own];
    return Promise.resolve();
  },
  removeLog: (owner, id) => {
    contents.log = contents.log.filter((entry) => entry.owner !== owner || (id !== undefined && entry.id !== id));
    return Promise.resolve();
  },
});
