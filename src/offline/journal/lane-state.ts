import * as z from 'zod/mini';
import { type Lane, LaneBlock, type Owner } from './entry.ts';
import type { JournalTransaction } from './store.ts';

/** The progress of a lane of an owner. */
export const LaneState = z.object({
  /** Grows with each attempt and each end of one: an answer requested at another mark may predate what was sent. */
  mark: z.int(),
  blockedBy: z.nullable(LaneBlock),
  /** The store was not asked: the token had expired by this device's clock, which may be put right. */
  isByClock: z.optional(z.boolean()),
});
export type LaneState = z.infer<typeof LaneState>;

const unmoved: LaneState = { mark: 0, blockedBy: null };

/** The state of a lane. */
export const laneState = async (tx: JournalTransaction, owner: Owner, lane: Lane): Promise<LaneState> => {
  const parsed = z.safeParse(LaneState, await tx.fact([owner, 'lane', lane]));
  return parsed.success ? parsed.data : unmoved;
};

/** Changes the state of a lane and advances its mark. */
export const moveLane = async (
  tx: JournalTransaction,
  owner: Owner,
  lane: Lane,
  change: Partial<Pick<LaneState, 'blockedBy' | 'isByClock'>> = {},
): Promise<void> => {
  const state = await laneState(tx, owner, lane);
  await tx.setFact([owner, 'lane', lane], { ...state, ...change, mark: state.mark + 1 });
};
