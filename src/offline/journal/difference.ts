import * as z from 'zod/mini';
import { Id } from '#contract/primitives.ts';
import { isSameLine, LineKey } from '#offline/commands/line-key.ts';
import type { FactKey, JournalTransaction } from './store.ts';
import type { Owner } from './entry.ts';

/**
 * Where the store made something else of a change than was asked: `added` and `set` with another number of pieces than
 * `asked`, and `put-back`, where a number was set on what was there no more, so that it was added anew. `got` is what the
 * cart or list holds since. `elsewhere`: `asked` has replaced `got`, which another device had set meanwhile.
 * `twice`: at a store without keys, `asked` may have been added twice.
 */
export const Difference = z.object({
  /** The entry's. */
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

/** More than these are not kept; the oldest go. */
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

/** Keeps a difference until its owner has seen it. */
export const addDifference = async (tx: JournalTransaction, owner: Owner, difference: Difference): Promise<void> => {
  const others = (await differencesOf(tx, owner)).filter(({ id }) => id !== difference.id);
  // The store gave fewer than an earlier change of this very line asked for: that was no other device.
  if (difference.type === 'elsewhere' && others.some((one) => isSameNumber(one, difference))) return;
  await write(tx, owner, [...others, difference]);
};

/** The owner has seen them. */
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
