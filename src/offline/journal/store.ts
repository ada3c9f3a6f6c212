import type { LogEntry, Owner, StoredEntry } from './entry.ts';

/** An entry without a sequence number. */
export type NewEntry = Omit<StoredEntry, 'seq'>;

/** Key of a fact: its owner, its kind, and which one of that kind. */
export type FactKey = [owner: Owner, kind: string, of: string];

/** Everything that one transaction can do. Reads return parsed values; what can't be parsed stays in the store. */
export interface JournalTransaction {
  /** The entries of an owner, or of all owners, in order. */
  readonly entries: (owner?: Owner) => Promise<StoredEntry[]>;
  readonly entry: (seq: number) => Promise<StoredEntry | null>;
  readonly add: (entry: NewEntry) => Promise<StoredEntry>;
  readonly put: (entry: StoredEntry) => Promise<void>;
  readonly remove: (seq: number) => Promise<void>;
  /** Every entry of an owner, including those that can't be parsed. */
  readonly removeAll: (owner: Owner) => Promise<void>;
  readonly fact: (key: FactKey) => Promise<unknown>;
  readonly setFact: (key: FactKey, value: unknown) => Promise<void>;
  readonly removeFact: (key: FactKey) => Promise<void>;
  /** Every fact stored beside the entries of an owner. */
  readonly removeFacts: (owner: Owner) => Promise<void>;
  readonly log: (owner: Owner) => Promise<LogEntry[]>;
  /** Keeps only the owner's latest hundred. */
  readonly addLog: (entry: LogEntry) => Promise<void>;
  /** Removes one log entry, or all of an owner. */
  readonly removeLog: (owner: Owner, id?: string) => Promise<void>;
}

/** Where the journal is stored. A transaction is atomic, and writes are serialised. */
export interface JournalStore {
  /** False for one that lasts as long as the tab. */
  readonly isDurable: boolean;
  readonly read: <T>(work: (tx: JournalTransaction) => Promise<T>) => Promise<T>;
  readonly write: <T>(work: (tx: JournalTransaction) => Promise<T>) => Promise<T>;
}

/** How many finished changes of an owner are logged. */
export const maxLogged = 100;
