import type { Database } from '#server/db/connect.ts';
import { onPageChange } from '#server/db/shown-tables.ts';
import { statementsOf } from '#server/db/statements.ts';
import type { EncodedAnswer } from './encoded.ts';
import type { ToldStock } from './cached-rows.ts';

/** An answer and the stock that it tells. */
export interface CachedAnswer extends EncodedAnswer {
  readonly stock: ToldStock;
}

/** What had been written when somebody began to read: what was written later may be missing in what they read. */
export interface ReadAt {
  readonly changes: number;
  readonly stockWrites: number;
  readonly ms: number;
}

interface Entry {
  readonly answer: CachedAnswer;
  readonly bytes: number;
  readonly until: number;
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
  for (const [variantId, told] of stock ?? []) bytes += bytesEach + variantId.length + told.length;
  return bytes;
};

/**
 * Answers that many visitors get alike, held as they are sent. All of them are dropped when something was written that any of
 * them may show, here or in another process. Stock is the exception, since every order writes it: an answer from before
 * is looked at again by who asks for it. Those that were asked for longest ago make room.
 */
export const createAnswerCache = (db: Database, { maxBytes, maxAgeMs }: AnswerCacheLimits) => {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let changes = 0;
  let stockWrites = 0;

  onPageChange(db, () => {
    changes += 1;
    entries.clear();
    bytes = 0;
  });
  statementsOf(db).onWrite((table) => {
    if (table === 'stock') stockWrites += 1;
  });

  const drop = (key: string): void => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  return {
    /** To be called before anything is read that an answer is made of. */
    now: (): ReadAt => ({ changes, stockWrites, ms: performance.now() }),
    /** The answer that is cached, and whether stock was written since it was last compared. */
    find(key: string): { readonly answer: CachedAnswer; readonly isStockSure: boolean } | null {
      const entry = entries.get(key);
      if (entry === undefined) return null;
      if (performance.now() >= entry.until) {
        drop(key);
        return null;
      }
      entries.delete(key);
      entries.set(key, entry);
      return { answer: entry.answer, isStockSure: entry.stockWrites === stockWrites };
    },
    /** The stock that an answer tells was read again, and is the same. */
    confirm(key: string, answer: CachedAnswer, at: ReadAt): void {
      const entry = entries.get(key);
      if (entry?.answer === answer) entry.stockWrites = at.stockWrites;
    },
    set(key: string, answer: CachedAnswer, at: ReadAt): void {
      drop(key);
      const size = bytesOf(key, answer);
      if (at.changes !== changes || size > maxBytes) return;
      entries.set(key, { answer, bytes: size, until: at.ms + maxAgeMs, stockWrites: at.stockWrites });
      bytes += size;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    get bytes() {
      return bytes;
    },
  };
};
