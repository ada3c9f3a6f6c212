import * as z from 'zod/mini';
import { draftOwnerOf, readDraft } from './store.ts';
import type { Shop } from '#shopper/shop.tsx';

/** The name of the draft of an order. */
export const orderDraftName = 'order';

/** What it says of its end: the shopper finished it, or it was sent and the answer is not known. */
const Unplaced = z.object({ ready: z.nullable(z.unknown()), attempt: z.nullable(z.unknown()) });

/** Whether an order that the shopper finished on this device is not known to be placed. */
export const hasUnplacedOrder = async (shop: Pick<Shop, 'configuration' | 'audience'>): Promise<boolean> => {
  const parsed = z.safeParse(Unplaced, await readDraft(draftOwnerOf(shop), orderDraftName));
  return parsed.success && (parsed.data.ready !== null || parsed.data.attempt !== null);
};
