import { LRUCache } from 'lru-cache';
import type { Database } from '#server/db/connect.ts';
import { onPageChange } from '#server/db/shown-tables.ts';
import { statementsOf } from '#server/db/statements.ts';
import { shareRuns } from '#server/share-runs.ts';
import type { EncodedAnswer } from './encoded.ts';
import type { StatedStock } from './cached-rows.ts';

/** An answer and the stock levels that it contains. */
export interface CachedAnswer extends EncodedAnswer {
  readonly stock: StatedStock;
}

/** The state of writes when somebody began to read: their result may lack anything written later. */
export interface ReadAt {
  readonly changes: number;
  readonly stockWrites: number;
  readonly ms: number;
}

interface Entry {
  readonly answer: CachedAnswer;
  /** The number of stock writes up to which the answer is known to be right about stock. */
  stockWrites: number;
}

export interface AnswerCacheLimits {
  readonly maxBytes: number;
  /** Maximum age of an answer, in case no change is reported. */
  readonly maxAgeMs: number;
}

/** Overhead of an entry, and of each variant's stock in it, besides their texts. */
const bytesEach = 200;

const bytesOf = (key: string, { body, stock }: CachedAnswer): number => {
  let bytes = bytesEach + 2 * key.length + body.length;
  for (const [variantId, text] of stock ?? []) bytes += bytesEach + variantId.length + text.length;
  return bytes;
};

/**
 * Caches encoded answers that many visitors share. All of them are dropped when anything that they may show is written, in
 * this process or another. Stock is the exception, since every order writes it: an answer from before such a write must be
 * checked by its reader. The least recently used answers are evicted first.
 */
export const createAnswerCache = (db: Database, { maxBytes, maxAgeMs }: AnswerCacheLimits) => {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, ttl: maxAgeMs, ttlResolution: 0 });
  const share = shareRuns<EncodedAnswer>();
  let changes = 0;
  let stockWrites = 0;

  onPageChange(db, () => {
    changes += 1;
    entries.clear();
  });
  statementsOf(db).onWrite((table) => {
    if (table === 'stock') stockWrites += 1;
  });

  return {
    /** Must be called before reading anything that goes into an answer. */
    now: (): ReadAt => ({ changes, stockWrites, ms: performance.now() }),
    /** The cached answer, and whether its stock needs no check because none was written since it was last compared. */
    find(key: string): { readonly answer: CachedAnswer; readonly isStockSure: boolean } | null {
      const entry = entries.get(key);
      return entry === undefined ? null : { answer: entry.answer, isStockSure: entry.stockWrites === stockWrites };
    },
    /** Callers who ask at the same time share one answer, unless something was written in between. */
    shared: (key: string, at: ReadAt, make: () => Promise<EncodedAnswer>): Promise<EncodedAnswer> =>
      share(`${at.changes} ${at.stockWrites} ${key}`, make),
    /** Records that the stock in an answer was read again and is unchanged. */
    confirm(key: string, answer: CachedAnswer, at: ReadAt): void {
      const entry = entries.peek(key);
      if (entry?.answer === answer) entry.stockWrites = at.stockWrites;
    },
    set(key: string, answer: CachedAnswer, at: ReadAt): void {
      if (at.changes !== changes) return;
      entries.set(key, { answer, stockWrites: at.stockWrites }, { size: bytesOf(key, answer), start: at.ms });
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };
};
