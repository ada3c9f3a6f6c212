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
  readonly lines: (owner: Owner) => Promise<readonly KnownLine[] | null>;
  /** Version of the basket last seen. */
  readonly version: (owner: Owner) => Promise<number | null>;
  readonly items: (owner: Owner, listId: string) => Promise<readonly KnownItem[] | null>;
  /** When the last seen state of a list was modified (epoch ms), or null. */
  readonly listMoment: (owner: Owner, listId: string) => Promise<number | null>;
  /** The server's id of a list made on this device, or null. */
  readonly listId: (owner: Owner, localId: string) => Promise<string | null>;
  /** Stores what an answer shows, unless a later state is already known: answers may arrive out of order. */
  readonly recordBasket: (owner: Owner, basket: Basket) => Promise<void>;
  readonly recordList: (owner: Owner, list: Pick<Wishlist, 'id' | 'items' | 'updatedAt'>) => Promise<void>;
  readonly saveAnonymousId: (id: string) => Promise<void>;
  readonly forgetBasket: (owner: Owner) => Promise<void>;
  readonly saveListId: (owner: Owner, localId: string, id: string) => Promise<void>;
}

const guest: Owner = 'guest';
const SeenBasket = z.object({ id: Id, version: z.int(), lines: z.array(KnownLine) });
const SeenList = z.object({ updatedAt: Instant, items: z.array(KnownItem) });

const parsed = <S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> | null => {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : null;
};

/** The known state within one transaction. */
export const knownState = (tx: JournalTransaction): KnownState => ({
  anonymousId: async (owner) => (owner === guest ? parsed(Id, await tx.fact([guest, 'anonymous-id', ''])) : null),
  lines: async (owner) => parsed(SeenBasket, await tx.fact([owner, 'basket', '']))?.lines ?? null,
  version: async (owner) => parsed(SeenBasket, await tx.fact([owner, 'basket', '']))?.version ?? null,
  items: async (owner, listId) => parsed(SeenList, await tx.fact([owner, 'list', listId]))?.items ?? null,
  listMoment: async (owner, listId) => {
    const seen = parsed(SeenList, await tx.fact([owner, 'list', listId]));
    return seen === null ? null : Date.parse(seen.updatedAt);
  },
  listId: async (owner, localId) => parsed(Id, await tx.fact([owner, 'list-id', localId])),
  recordBasket: async (owner, basket) => {
    const { id, version } = basket;
    const before = parsed(SeenBasket, await tx.fact([owner, 'basket', '']));
    if (before !== null && before.id === id && before.version > version) return;
    const lines: KnownLine[] = basket.lineItems.map((line) => ({
      lineItemId: line.lineItemId,
      productVariantId: line.variant.id,
      addonOptionIds: line.addOns.map((addOn) => addOn.addonOptionId),
      quantity: line.quantity,
    }));
    await tx.setFact([owner, 'basket', ''], { id, version, lines });
    if (owner === guest && basket.anonymousId !== null) {
      await tx.setFact([guest, 'anonymous-id', ''], basket.anonymousId);
    }
  },
  recordList: async (owner, { id, items, updatedAt }) => {
    const before = parsed(SeenList, await tx.fact([owner, 'list', id]));
    if (before !== null && Date.parse(before.updatedAt) > Date.parse(updatedAt)) return;
    const known: KnownItem[] = items.map((item) => ({
      itemId: item.id,
      productVariantId: item.productVariantId,
      quantity: item.quantity,
    }));
    await tx.setFact([owner, 'list', id], { updatedAt, items: known });
  },
  saveAnonymousId: (id) => tx.setFact([guest, 'anonymous-id', ''], id),
  forgetBasket: async (owner) => {
    await tx.removeFact([owner, 'basket', '']);
    await forgetSentBasket(tx, owner);
    if (owner === guest) await tx.removeFact([guest, 'anonymous-id', '']);
  },
  saveListId: (owner, localId, id) => tx.setFact([owner, 'list-id', localId], id),
});
