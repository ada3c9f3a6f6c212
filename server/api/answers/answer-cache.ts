import { LRUCache } from 'lru-cache';
import type { Database } from '#server/db/connect.ts';
import { onPageChange } from '#server/db/shown-tables.ts';
import { statementsOf } from '#server/db/statements.ts';
import { shareRuns } from '#server/share-runs.ts';
import type { EncodedAnswer } from './encoded.ts';
import type { StatedStock } from './cached-rows.ts';

/** An answer and the stock that it states. */
export interface CachedAnswer extends EncodedAnswer {
  readonly stock: StatedStock;
}

/** What had been written when somebody began to read: what was written later may be missing in what they read. */
export interface ReadAt {
  readonly changes: number;
  readonly stockWrites: number;
  readonly ms: number;
}

interface Entry {
  readonly answer: CachedAnswer;
  /** The writes of stock that it is known to have, or to be untouched by. */
  stockWrites: number;
}

export interface AnswerCacheLimits {
  readonly maxBytes: number;
  /** How old one may become where nobody tells of changes. */
  readonly maxAgeMs: number;
}

/** What a variant's stock and an entry take besides their texts. */
const bytesEach = 200;

const bytesOf = (key: string, { body, stock }: CachedAnswer): number => {
  let bytes = bytesEach + 2 * key.length + body.length;
  for (const [variantId, text] of stock ?? []) bytes += bytesEach + variantId.length + text.length;
  return bytes;
};

/**
 * Answers that many visitors get alike, held as they are sent. All of them are dropped when something was written that any of
 * them may show, here or in another process. Stock is the exception, since every order writes it: an answer from before
 * is looked at again by who asks for it. The least recently used make room.
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
    /** To be called before anything is read that an answer is made of. */
    now: (): ReadAt => ({ changes, stockWrites, ms: performance.now() }),
    /** The answer that is cached, and whether stock was written since it was last compared. */
    find(key: string): { readonly answer: CachedAnswer; readonly isStockSure: boolean } | null {
      const entry = entries.get(key);
      return entry === undefined ? null : { answer: entry.answer, isStockSure: entry.stockWrites === stockWrites };
    },
    /** Those who ask at the same time, with nothing written in between, get one answer. */
    shared: (key: string, at: ReadAt, make: () => Promise<EncodedAnswer>): Promise<EncodedAnswer> =>
      share(`${at.changes} ${at.stockWrites} ${key}`, make),
    /** The stock that an answer states was read again, and is the same. */
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
