import * as z from 'zod/mini';
import { Id } from '#contract/primitives.ts';
import type { Schema } from '#contract/row.ts';
import { maxQuantity } from '#contract/quantity-rule.ts';
import type { Lane, Observed } from '#offline/journal/entry.ts';
import { LineKey } from './line-key.ts';
import type { SendableCall } from './sendable-rows.ts';

/** What the shopper would call it: a name, and a part number if it has one. */
export const Called = z.object({ name: z.string(), sku: z.nullable(z.string()) });
export type Called = z.infer<typeof Called>;

/** A line as the server last reported it. */
export const KnownLine = z.object({ ...LineKey.shape, lineItemId: Id, quantity: z.int() });
export type KnownLine = z.infer<typeof KnownLine>;

/** An item of a list as the server last reported it. */
export const KnownItem = z.object({ itemId: Id, productVariantId: Id, quantity: z.int() });
export type KnownItem = z.infer<typeof KnownItem>;

const freshMs = 10_000;

/**
 * How old (ms) what is known of the store may be for a quantity to be set, if the shopper saw the quantity `from`: when it is older, another
 * device may have set one since. Undefined if any age will do, since there is nothing to compare.
 */
export const maxAgeMsToSet = (from: number | undefined): number | undefined =>
  from === undefined ? undefined : freshMs;

/** What a command can look up while it is resolved into a call; each answer is the newest state known of the server. */
export interface IdLookup {
  /** The guest's id; null for a signed-in shopper and for a guest who has none yet. */
  readonly anonymousId: string | null;
  /** The lines of the basket, fetched if they are unknown, or were read longer than `maxAgeMs` ago and others may have changed them since; 0 reads the store. */
  readonly lines: (maxAgeMs?: number) => Promise<readonly KnownLine[]>;
  /** The lines as last seen, without a fetch; null if never seen. */
  readonly seenLines: () => Promise<readonly KnownLine[] | null>;
  /** The server's id of a list: `id` itself, unless the list was made on this device. Null until the server has made that one. */
  readonly listId: (id: string) => string | null;
  readonly items: (serverListId: string, maxAgeMs?: number) => Promise<readonly KnownItem[]>;
  /** The items of a list as last seen, without a fetch; null if never seen. */
  readonly seenItems: (serverListId: string) => Promise<readonly KnownItem[] | null>;
  readonly lists: () => Promise<readonly { readonly id: string; readonly name: string }[]>;
}

/** The result of resolving a command: a call to make, nothing left to do, or a target that is gone. */
export type Resolution =
  | { readonly type: 'call'; readonly call: SendableCall; readonly observed?: Observed }
  | { readonly type: 'needless' }
  | { readonly type: 'gone' };

/** What the server's state shows after an attempt without an answer, for stores without idempotency keys. */
export type Finding = 'applied' | 'not-applied' | 'unclear';

/** One kind of change that may wait. */
export interface Command<I extends Schema> {
  readonly lane: Lane;
  readonly input: I;
  /** Natural keys of the things it changes, for ordering and for merging changes that were never attempted. */
  readonly subjects: (input: z.output<I>) => readonly string[];
  /** Id of the list it depends on, if that may be one made on this device. */
  readonly needs: (input: z.output<I>) => string | null;
  /** Resolves it into a call with the current ids. `isKeyed`: the store deduplicates by idempotency key. */
  readonly resolve: (
    input: z.output<I>,
    lookup: IdLookup,
    options: { readonly isKeyed: boolean },
  ) => Promise<Resolution>;
  /** Whether it was applied, after an attempt without an answer at a store without keys. `madeId` is the server's id of what it made. */
  readonly reconcile: (
    input: z.output<I>,
    observed: Observed,
    lookup: IdLookup,
  ) => Promise<{ readonly finding: Finding; readonly madeId?: string }>;
}

/** Declares a command without losing the type of its input. */
export const command = <const I extends Schema>(declaration: Command<I>): Command<I> => declaration;

/** Whether an add was applied, from the quantity now and before; if that was never seen, only a quantity of 0 is conclusive. */
export const findingOfAdd = (now: number, { quantity: before }: Observed, added: number): Finding => {
  if (typeof before !== 'number') return now === 0 ? 'not-applied' : 'unclear';
  if (now === Math.min(maxQuantity, before + added)) return 'applied';
  return now === before ? 'not-applied' : 'unclear';
};
