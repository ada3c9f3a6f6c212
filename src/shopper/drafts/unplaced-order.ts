import * as z from 'zod/mini';
import { draftOwnerOf, readDraft } from './store.ts';
import type { Shop } from '#shopper/shop.tsx';

/** The name of an order's draft. */
export const orderDraftName = 'order';

/** The parts that show whether it is finished: prepared by the shopper, or sent without a known answer. */
const Unplaced = z.object({ ready: z.nullable(z.unknown()), attempt: z.nullable(z.unknown()) });

/** Whether this device has a prepared order that isn't known to be placed. */
export const hasUnplacedOrder = async (shop: Pick<Shop, 'configuration' | 'audience'>): Promise<boolean> => {
  const parsed = z.safeParse(Unplaced, await readDraft(draftOwnerOf(shop), orderDraftName));
  return parsed.success && (parsed.data.ready !== null || parsed.data.attempt !== null);
};
