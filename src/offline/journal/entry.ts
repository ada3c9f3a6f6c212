import * as z from 'zod/mini';
import { CountryCode, CurrencyCode, Id } from '#contract/primitives.ts';

/** Format of an entry; a drain that meets a higher one leaves it to the newer program that wrote it. */
export const entryVersion = 1;

/** What waits in one lane is sent one after the other, in the order it was recorded; lanes do not wait for each other. */
export const Lane = z.enum(['basket', 'wishlists', 'trail']);
export type Lane = z.infer<typeof Lane>;

/** Whose entry it is: `guest`, or `u-` and the subject of the shopper's token. */
export const Owner = z.string().check(z.regex(/^(?:guest|u-.+)$/));
export type Owner = z.infer<typeof Owner>;

/** The owner for a shopper's subject; null is the guest. */
export const ownerOf = (subject: string | null): Owner => (subject === null ? 'guest' : `u-${subject}`);

/** The call of an entry, stored once its ids are known, so that a repeat is the very same request. */
export const FrozenCall = z.object({
  row: z.string(),
  params: z.optional(z.record(z.string(), z.string())),
  query: z.optional(z.record(z.string(), z.string())),
  body: z.optional(z.unknown()),
});
export type FrozenCall = z.infer<typeof FrozenCall>;

/** Why the last attempt came to nothing: `status` 0 is no answer; `message` are the store's own words. */
export const EntryFailure = z.object({
  status: z.int(),
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
  /** Milliseconds of the epoch. */
  at: z.number(),
});
export type EntryFailure = z.infer<typeof EntryFailure>;

/** Code of a failure after which the store's state did not show whether it has the change. */
export const unclear = 'Unclear';

/** Code of a failure after which the request may still be on its way. */
export const onItsWay = 'OnItsWay';

/** Code of a failure of what belongs to a list that was refused. */
export const parentRefused = 'ParentRefused';

/** What was true on the server just before an attempt, for stores that keep no keys. */
export const Observed = z.object({
  quantity: z.optional(z.nullable(z.int())),
  ids: z.optional(z.array(Id)),
});
export type Observed = z.infer<typeof Observed>;

/**
 * `waiting` to be sent; `sending` since an attempt began; `unsure` whether the store has it; `refused` by the store;
 * `expired` when it waited too long. The last three need the shopper.
 */
export const EntryState = z.enum(['waiting', 'sending', 'unsure', 'refused', 'expired']);
export type EntryState = z.infer<typeof EntryState>;

/** One change that the shopper made and the store has not confirmed. Holds no header and no token. */
export const StoredEntry = z.object({
  seq: z.int(),
  /** Also the first Idempotency-Key. */
  id: z.uuid(),
  v: z.int(),
  /** The Idempotency-Key of its attempts; renewed only after an answer that says that nothing was done. */
  key: z.uuid(),
  owner: Owner,
  storeKey: z.string(),
  currencyCode: CurrencyCode,
  countryCode: CountryCode,
  lane: Lane,
  /** Name of the command; its input is parsed by the command itself. */
  name: z.string(),
  input: z.unknown(),
  /** What it is about: entries that share one of these are about the same thing. */
  subjects: z.array(z.string()),
  /** Local id of the list it needs, or null. */
  needs: z.nullable(z.string()),
  state: EntryState,
  attempts: z.int(),
  /** Server errors in a row. */
  serverErrors: z.int(),
  firstSentAt: z.nullable(z.number()),
  /** When the latest attempt began. */
  sentAt: z.optional(z.number()),
  /** Not before this moment, in milliseconds of the epoch. */
  notBefore: z.number(),
  call: z.nullable(FrozenCall),
  observed: z.nullable(Observed),
  failure: z.nullable(EntryFailure),
  createdAt: z.number(),
  /** When the shopper last asked for it again. */
  retriedAt: z.optional(z.number()),
  /** Path of the page where the shopper made it. */
  from: z.string(),
});
export type StoredEntry = z.infer<typeof StoredEntry>;

/** Why nothing of a lane is sent: its shopper has to sign in again, or to accept the policy. */
export const LaneBlock = z.enum(['sign-in', 'policy']);
export type LaneBlock = z.infer<typeof LaneBlock>;

/** What became of an entry that left the journal, for the page that shows what was done. */
export const LogEntry = z.object({
  id: z.uuid(),
  seq: z.int(),
  owner: Owner,
  lane: Lane,
  name: z.string(),
  /** As much of it as is remembered. */
  input: z.unknown(),
  outcome: z.enum(['sent', 'discarded']),
  at: z.number(),
});
export type LogEntry = z.infer<typeof LogEntry>;
