import * as z from 'zod/mini';
import type { Basket } from '#contract/basket.ts';
import { Id, Instant } from '#contract/primitives.ts';
import type { Wishlist } from '#contract/wishlist.ts';
import { KnownItem, KnownLine } from '#offline/commands/command.ts';
import type { Owner } from '#offline/journal/entry.ts';
import type { JournalTransaction } from '#offline/journal/store.ts';
import { forgetSentBasket } from './sent-basket.ts';

/**
 * What the server last said, as far as sending needs it: ids and quantities, no prices or names. It is written in the transaction that
 * removes an entry, so that the two never diverge.
 */
export interface KnownState {
  readonly anonymousId: (owner: Owner) => Promise<string | null>;
  /** The lines of the basket; null if they are unknown, or were not read `within` this time. */
  readonly lines: (owner: Owner, within?: ReadWithin) => Promise<readonly KnownLine[] | null>;
  /** Version of the basket last seen. */
  readonly version: (owner: Owner) => Promise<number | null>;
  /** The items of a list; null if they are unknown, or were not read `within` this time. */
  readonly items: (owner: Owner, listId: string, within?: ReadWithin) => Promise<readonly KnownItem[] | null>;
  /** When the last seen state of a list was modified (epoch ms), or null. */
  readonly listMoment: (owner: Owner, listId: string) => Promise<number | null>;
  /** The server's id of a list made on this device, or null. */
  readonly listId: (owner: Owner, localId: string) => Promise<string | null>;
  /**
   * Stores what an answer shows, unless a later state is already known: answers may arrive out of order. `readAt` (epoch ms) is when the
   * store gave it; leave it out for an answer that may be older than it seems.
   */
  readonly recordBasket: (owner: Owner, basket: Basket, readAt?: number) => Promise<void>;
  readonly recordList: (
    owner: Owner,
    list: Pick<Wishlist, 'id' | 'items' | 'updatedAt'>,
    readAt?: number,
  ) => Promise<void>;
  readonly saveAnonymousId: (id: string) => Promise<void>;
  readonly forgetBasket: (owner: Owner) => Promise<void>;
  readonly saveListId: (owner: Owner, localId: string, id: string) => Promise<void>;
}

/** A span of time (epoch ms): later than `after`, at most `until`. */
export interface ReadWithin {
  readonly after: number;
  readonly until: number;
}

const guest: Owner = 'guest';
/** When the store was last read (epoch ms); none in what an earlier build stored. */
const ReadAt = z.optional(z.number());
const SeenBasket = z.object({ id: Id, version: z.int(), lines: z.array(KnownLine), readAt: ReadAt });
const SeenList = z.object({ updatedAt: Instant, items: z.array(KnownItem), readAt: ReadAt });

const parsed = <S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> | null => {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : null;
};

/** What was seen, unless it was read outside this time. */
const readIn = <T extends { readonly readAt?: number | undefined }>(seen: T | null, within?: ReadWithin): T | null => {
  if (seen === null || within === undefined) return seen;
  const { readAt = 0 } = seen;
  return readAt > within.after && readAt <= within.until ? seen : null;
};

/** The known state within one transaction. */
export const knownState = (tx: JournalTransaction): KnownState => ({
  anonymousId: async (owner) => (owner === guest ? parsed(Id, await tx.fact([guest, 'anonymous-id', ''])) : null),
  lines: async (owner, within) =>
    readIn(parsed(SeenBasket, await tx.fact([owner, 'basket', ''])), within)?.lines ?? null,
  version: async (owner) => parsed(SeenBasket, await tx.fact([owner, 'basket', '']))?.version ?? null,
  items: async (owner, listId, within) =>
    readIn(parsed(SeenList, await tx.fact([owner, 'list', listId])), within)?.items ?? null,
  listMoment: async (owner, listId) => {
    const seen = parsed(SeenList, await tx.fact([owner, 'list', listId]));
    return seen === null ? null : Date.parse(seen.updatedAt);
  },
  listId: async (owner, localId) => parsed(Id, await tx.fact([owner, 'list-id', localId])),
  recordBasket: async (owner, basket, readAt = 0) => {
    const { id, version } = basket;
    const before = parsed(SeenBasket, await tx.fact([owner, 'basket', '']));
    if (before !== null && before.id === id && before.version > version) return;
    const lines: KnownLine[] = basket.lineItems.map((line) => ({
      lineItemId: line.lineItemId,
      productVariantId: line.variant.id,
      addonOptionIds: line.addOns.map((addOn) => addOn.addonOptionId),
      quantity: line.quantity,
    }));
    const readBefore = before?.id === id ? before.readAt : undefined;
    await tx.setFact([owner, 'basket', ''], { id, version, lines, readAt: Math.max(readAt, readBefore ?? 0) });
    if (owner === guest && basket.anonymousId !== null) {
      await tx.setFact([guest, 'anonymous-id', ''], basket.anonymousId);
    }
  },
  recordList: async (owner, { id, items, updatedAt }, readAt = 0) => {
    const before = parsed(SeenList, await tx.fact([owner, 'list', id]));
    if (before !== null && Date.parse(before.updatedAt) > Date.parse(updatedAt)) return;
    const known: KnownItem[] = items.map((item) => ({
      itemId: item.id,
      productVariantId: item.productVariantId,
      quantity: item.quantity,
    }));
    await tx.setFact([owner, 'list', id], { updatedAt, items: known, readAt: Math.max(readAt, before?.readAt ?? 0) });
  },
  saveAnonymousId: (id) => tx.setFact([guest, 'anonymous-id', ''], id),
  forgetBasket: async (owner) => {
    await tx.removeFact([owner, 'basket', '']);
    await forgetSentBasket(tx, owner);
    if (owner === guest) await tx.removeFact([guest, 'anonymous-id', '']);
  },
  saveListId: (owner, localId, id) => tx.setFact([owner, 'list-id', localId], id),
});
