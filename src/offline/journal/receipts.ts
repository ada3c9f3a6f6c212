import * as z from 'zod/mini';
import type { FactKey, JournalStore, JournalTransaction } from './store.ts';

const Receipts = z.array(z.object({ id: z.string(), at: z.number() }));

type Receipts = z.output<typeof Receipts>;

// Belongs to no owner: an id does not tell who made the change, and a guest's pad may be a shopper's by the time it is looked up.
const key: FactKey = ['receipts', 'recorded', ''];

/** A receipt not looked up by then belongs to a page that will not be opened again. */
const maxAgeMs = 90 * 24 * 60 * 60 * 1000;

const read = async (tx: JournalTransaction): Promise<Receipts> => {
  const parsed = z.safeParse(Receipts, await tx.fact(key));
  return parsed.success ? parsed.data : [];
};

const write = (tx: JournalTransaction, receipts: Receipts): Promise<void> =>
  receipts.length === 0 ? tx.removeFact(key) : tx.setFact(key, receipts);

/** Records in a change's own transaction that it was recorded, under an id that its maker had stored before. */
export const addReceipt = async (tx: JournalTransaction, id: string, at: number): Promise<void> => {
  const young = (await read(tx)).filter((one) => one.id !== id && at - one.at < maxAgeMs);
  await write(tx, [...young, { id, at }]);
};

/** Deletes receipts of changes that were discarded, or that will not be looked up again. */
export const removeReceipts = async (tx: JournalTransaction, ids: readonly string[]): Promise<void> => {
  const all = await read(tx);
  const left = all.filter(({ id }) => !ids.includes(id));
  if (left.length < all.length) await write(tx, left);
};

/** The ids under which a change was recorded. */
export const recordedOf = (store: JournalStore, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  store.read(async (tx) => {
    const all = new Set((await read(tx)).map(({ id }) => id));
    return new Set(ids.filter((id) => all.has(id)));
  });
