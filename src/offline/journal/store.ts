import type { LogEntry, Owner, StoredEntry } from './entry.ts';

/** An entry that has no place in the order yet. */
export type NewEntry = Omit<StoredEntry, 'seq'>;

/** Name of a fact: whose, about what, of which one. */
export type FactKey = [owner: Owner, kind: string, of: string];

/** All that one transaction can do. Whatever is read here was parsed; what can't be read is left where it is. */
export interface JournalTransaction {
  /** The entries of an owner, or of all, in their order. */
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
  /** Everything stored beside the entries of an owner. */
  readonly removeFacts: (owner: Owner) => Promise<void>;
  readonly log: (owner: Owner) => Promise<LogEntry[]>;
  /** Drops all but the latest hundred of an owner. */
  readonly addLog: (entry: LogEntry) => Promise<void>;
  /** What is remembered of one entry, or of all of an owner. */
  readonly removeLog: (owner: Owner, id?: string) => Promise<void>;
}

/** Where the journal is stored. A transaction is applied whole or not at all, and writes wait for each other. */
export interface JournalStore {
  /** False for one that lives as long as the tab. */
  readonly isDurable: boolean;
  readonly read: <T>(work: (tx: JournalTransaction) => Promise<T>) => Promise<T>;
  readonly write: <T>(work: (tx: JournalTransaction) => Promise<T>) => Promise<T>;
}

/** How many finished changes of an owner are logged. */
export const maxLogged = 100;
