import * as z from 'zod/mini';
import { CountryCode } from '#contract/primitives.ts';
import type { Outcome } from '#offline/drain/attempt.ts';
import { Difference } from './difference.ts';
import { EntryFailure, Lane, LaneBlock, Owner, type StoredEntry } from './entry.ts';

/**
 * Something of an owner changed, or an attempt at an entry ended. `data` is the store's answer, to be parsed by its user.
 * `cart-changed`: a tab's checkout changed the cart at the store by a call of its own, which is no entry of the journal.
 */
export const JournalMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('changed'), owner: Owner }),
  z.object({ type: z.literal('cart-changed'), owner: Owner }),
  z.object({
    type: z.literal('outcome'),
    owner: Owner,
    lane: Lane,
    id: z.uuid(),
    name: z.string(),
    /** The country whose prices the store answered with; absent from a worker of an earlier build. */
    countryCode: z.optional(CountryCode),
    outcome: z.discriminatedUnion('type', [
      z.object({ type: z.literal('sent'), data: z.unknown(), difference: z.optional(Difference) }),
      z.object({ type: z.literal('refused'), failure: EntryFailure, ids: z.readonly(z.array(z.string())) }),
      z.object({ type: z.literal('unsure'), failure: EntryFailure, ids: z.readonly(z.array(z.string())) }),
      z.object({
        type: z.literal('parked'),
        by: LaneBlock,
        /** Of the token that was refused or had expired; never the token. Absent from a worker of an earlier build. */
        tokenMark: z.optional(z.string()),
      }),
      z.object({ type: z.literal('postponed'), until: z.number(), failure: EntryFailure }),
    ]),
  }),
]);
export type JournalMessage = z.infer<typeof JournalMessage>;
export type OutcomeMessage = Extract<JournalMessage, { type: 'outcome' }>;

/** The message for an outcome; null for one that changes nothing. */
export const outcomeMessageOf = (
  { owner, lane, id, name, countryCode }: StoredEntry,
  outcome: Outcome,
): OutcomeMessage | null =>
  outcome.type === 'superseded' ? null : { type: 'outcome', owner, lane, id, name, countryCode, outcome };
