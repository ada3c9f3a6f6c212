import * as z from 'zod/mini';
import { Id } from '#contract/primitives.ts';
import type { Schema } from '#contract/row.ts';
import type { FrozenCall, Lane, Observed } from '#offline/journal/entry.ts';
import { LineKey } from './line-key.ts';

/** How the shopper would call the thing: a name, and a part number where it has one. */
export const Called = z.object({ name: z.string(), sku: z.nullable(z.string()) });
export type Called = z.infer<typeof Called>;

/** A line as the server last had it. */
export const KnownLine = z.object({ ...LineKey.shape, lineItemId: Id, quantity: z.int() });
export type KnownLine = z.infer<typeof KnownLine>;

/** An item of a list as the server last had it. */
export const KnownItem = z.object({ itemId: Id, productVariantId: Id, quantity: z.int() });
export type KnownItem = z.infer<typeof KnownItem>;

/** What a command may ask while it turns into a call; every question is answered by the newest the server said. */
export interface IdLookup {
  /** The guest's id, or null for a shopper and for a guest who has none yet. */
  readonly anonymousId: string | null;
  /** The lines of the basket, fetched where nothing is known; `isFresh` fetches in any case. */
  readonly lines: (isFresh?: boolean) => Promise<readonly KnownLine[]>;
  /** The lines as they were last seen, without asking; null where they never were. */
  readonly seenLines: () => Promise<readonly KnownLine[] | null>;
  /** The server's id of a list: itself, unless it was made on this device. Null while that one is not made. */
  readonly listId: (id: string) => string | null;
  readonly items: (serverListId: string, isFresh?: boolean) => Promise<readonly KnownItem[]>;
  /** The items of a list as they were last seen, without asking; null where they never were. */
  readonly seenItems: (serverListId: string) => Promise<readonly KnownItem[] | null>;
  readonly lists: () => Promise<readonly { readonly id: string; readonly name: string }[]>;
}

/** What one attempt comes to: a call to make, nothing left to do, or a thing that is gone. */
export type Resolution =
  | { readonly type: 'call'; readonly call: FrozenCall; readonly observed?: Observed }
  | { readonly type: 'needless' }
  | { readonly type: 'gone' };

/** What the server shows after an attempt without an answer, for stores that keep no keys. */
export type Finding = 'applied' | 'not-applied' | 'unclear';

/** One kind of change that may wait. */
export interface Command<I extends Schema> {
  readonly lane: Lane;
  readonly input: I;
  /** Natural keys of what it is about, for ordering and for joining changes that were never attempted. */
  readonly subjects: (input: z.output<I>) => readonly string[];
  /** Id of the list it needs, where that may be one made on this device. */
  readonly needs: (input: z.output<I>) => string | null;
  /**
   * Turns it into a call with the ids of this moment. `isKeyed`: the store tells repeats by their key. `hasWaited`: what was
   * last seen of the store may be old.
   */
  readonly resolve: (
    input: z.output<I>,
    lookup: IdLookup,
    options: { readonly isKeyed: boolean; readonly hasWaited: boolean },
  ) => Promise<Resolution>;
  /** After an attempt without an answer at a store without keys: did it happen? Gives true ids of what it made. */
  readonly reconcile: (
    input: z.output<I>,
    observed: Observed,
    lookup: IdLookup,
  ) => Promise<{ readonly finding: Finding; readonly madeId?: string }>;
}

/** Declares a command without losing the type of its input. */
export const command = <const I extends Schema>(declaration: Command<I>): Command<I> => declaration;

/** More pieces than this are on no line and no item. */
export const maxPieces = 99_999;

/** Whether an add happened, by how many pieces there are and were; where they were not seen before, only their absence tells. */
export const findingOfAdd = (now: number, { quantity: before }: Observed, added: number): Finding => {
  if (typeof before !== 'number') return now === 0 ? 'not-applied' : 'unclear';
  if (now === Math.min(maxPieces, before + added)) return 'applied';
  return now === before ? 'not-applied' : 'unclear';
};
