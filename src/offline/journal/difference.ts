import * as z from 'zod/mini';
import { Id } from '#contract/primitives.ts';
import { isSameLine, LineKey } from '#offline/commands/line-key.ts';
import type { FactKey, JournalTransaction } from './store.ts';
import type { Owner } from './entry.ts';

/**
 * What the store did with a change, if not what was asked: `added` and `set` with another quantity than `asked`, and `put-back` if a
 * quantity was set on something already removed, which was therefore added again. `got` is the quantity in the cart or list since.
 * `elsewhere`: `asked` replaced `got`, which another device had set meanwhile. `twice`: at a store without keys, `asked` may have been
 * added twice.
 */
export const Difference = z.object({
  /** Id of the entry. */
  id: z.uuid(),
  place: z.enum(['cart', 'list']),
  type: z.enum(['added', 'set', 'put-back', 'elsewhere', 'twice']),
  /** The line of the cart; null for an item of a list. */
  line: z.nullable(LineKey),
  /** The item of a list. */
  item: z.optional(z.object({ listId: Id, productVariantId: Id })),
  productName: z.string(),
  variantName: z.nullable(z.string()),
  asked: z.int(),
  got: z.int(),
});
export type Difference = z.infer<typeof Difference>;

/** No more than these are kept; the oldest are dropped. */
const maxDifferences = 100;

const keyOf = (owner: Owner): FactKey => [owner, 'differences', ''];

/** The differences that an owner has not seen yet, oldest first. */
export const differencesOf = async (tx: JournalTransaction, owner: Owner): Promise<readonly Difference[]> => {
  const parsed = z.safeParse(z.array(Difference), await tx.fact(keyOf(owner)));
  return parsed.success ? parsed.data : [];
};

const write = (tx: JournalTransaction, owner: Owner, differences: readonly Difference[]): Promise<void> =>
  differences.length === 0 ? tx.removeFact(keyOf(owner)) : tx.setFact(keyOf(owner), differences.slice(-maxDifferences));

const isSameThing = (one: Difference, { line, item }: Difference): boolean =>
  one.line === null || line === null
    ? one.item !== undefined && one.item.listId === item?.listId && one.item.productVariantId === item.productVariantId
    : isSameLine(one.line, line);

const isSameNumber = (one: Difference, other: Difference): boolean =>
  one.got === other.got && one.type !== 'elsewhere' && isSameThing(one, other);

/** Stores a difference until its owner has seen it. */
export const addDifference = async (tx: JournalTransaction, owner: Owner, difference: Difference): Promise<void> => {
  const others = (await differencesOf(tx, owner)).filter(({ id }) => id !== difference.id);
  // The store had granted an earlier change of this very line only that quantity: no other device was involved.
  if (difference.type === 'elsewhere' && others.some((one) => isSameNumber(one, difference))) return;
  await write(tx, owner, [...others, difference]);
};

/** Removes differences once seen. */
export const removeDifferences = async (
  tx: JournalTransaction,
  owner: Owner,
  isSeen: (difference: Difference) => boolean = () => true,
): Promise<void> => {
  await write(
    tx,
    owner,
    (await differencesOf(tx, owner)).filter((one) => !isSeen(one)),
  );
};
