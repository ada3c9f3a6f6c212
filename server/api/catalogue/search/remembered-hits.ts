import type { Database } from '#server/db/database.ts';
import type { CodeMatch } from './codes.ts';

/** What was typed hits, the same for every visitor: products, best first, and how many there are. */
export interface Hits {
  readonly ids: readonly string[];
  readonly total: number;
  /** The variant whose part number or barcode it is. */
  readonly exact: CodeMatch | null;
  readonly corrections: readonly string[];
}

interface Remembered {
  readonly hits: Hits;
  readonly until: number;
}

const lifetimeMs = 30_000;
const mostRemembered = 1000;

const memories = new WeakMap<Database, Map<string, Remembered>>();

/**
 * The hits of what was typed, looked up anew once they are half a minute old. Many shoppers type the same beginnings, and
 * the shorter these are the more they hit.
 */
export const rememberHits = async (db: Database, typed: string, find: () => Promise<Hits>): Promise<Hits> => {
  const memory = memories.get(db) ?? new Map<string, Remembered>();
  memories.set(db, memory);
  const known = memory.get(typed);
  if (known !== undefined && performance.now() < known.until) return known.hits;
  const hits = await find();
  memory.delete(typed);
  memory.set(typed, { hits, until: performance.now() + lifetimeMs });
  const [oldest] = memory.keys();
  if (memory.size > mostRemembered && oldest !== undefined) memory.delete(oldest);
  return hits;
};
