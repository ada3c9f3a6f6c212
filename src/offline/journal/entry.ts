import * as z from 'zod/mini';
import { CountryCode, CurrencyCode, Id } from '#contract/primitives.ts';

/** Format of an entry; a drain that meets a higher one leaves it to the newer version that wrote it. */
export const entryVersion = 1;

/** Entries of one lane are sent one after the other, in the order they were recorded; lanes do not wait for each other. */
export const Lane = z.enum(['basket', 'wishlists', 'trail']);
export type Lane = z.infer<typeof Lane>;

/** Whose entry it is: `guest`, or `u-` and the subject of the shopper's token. */
export const Owner = z.string().check(z.regex(/^(?:guest|u-.+)$/));
export type Owner = z.infer<typeof Owner>;

/** The owner for a shopper's subject; null means the guest. */
export const ownerOf = (subject: string | null): Owner => (subject === null ? 'guest' : `u-${subject}`);

/** The call of an entry, stored once its ids are known, so that a repeat is the identical request. */
export const FrozenCall = z.object({
  row: z.string(),
  params: z.optional(z.record(z.string(), z.string())),
  query: z.optional(z.record(z.string(), z.string())),
  body: z.optional(z.unknown()),
});
export type FrozenCall = z.infer<typeof FrozenCall>;

/** Why the last attempt failed: `status` 0 means no answer; `message` is the store's own wording. */
export const EntryFailure = z.object({
  status: z.int(),
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
  /** Epoch ms. */
  at: z.number(),
});
export type EntryFailure = z.infer<typeof EntryFailure>;

/** Failure code: the store's state did not show whether it has the change. */
export const unclear = 'Unclear';

/** Failure code: the request may still be in flight. */
export const onItsWay = 'OnItsWay';

/** Failure code: something other than the store answered, such as a proxy in front of it. */
export const foreignAnswer = 'ForeignAnswer';

/** Failure code: the change depends on a list that was refused. */
export const parentRefused = 'ParentRefused';

/** The server's state just before an attempt, for stores without idempotency keys. */
export const Observed = z.object({
  quantity: z.optional(z.nullable(z.int())),
  ids: z.optional(z.array(Id)),
});
export type Observed = z.infer<typeof Observed>;

/**
 * `waiting` to be sent; `sending` since an attempt began; `unsure` whether the store has it; `refused` by the store; `expired` if it waited
 * too long. The last three need the shopper's decision.
 */
export const EntryState = z.enum(['waiting', 'sending', 'unsure', 'refused', 'expired']);
export type EntryState = z.infer<typeof EntryState>;

/** One change that the shopper made and the store has not confirmed. Holds neither headers nor a token. */
export const StoredEntry = z.object({
  seq: z.int(),
  /** Also the first Idempotency-Key. */
  id: z.uuid(),
  v: z.int(),
  /** The Idempotency-Key of its attempts; renewed only after an answer which says that nothing was applied. */
  key: z.uuid(),
  owner: Owner,
  storeKey: z.string(),
  currencyCode: CurrencyCode,
  countryCode: CountryCode,
  lane: Lane,
  /** Name of the command; its input is parsed by the command itself. */
  name: z.string(),
  input: z.unknown(),
  /** The things it changes: entries that share one of these change the same thing. */
  subjects: z.array(z.string()),
  /** Local id of the list it depends on, or null. */
  needs: z.nullable(z.string()),
  state: EntryState,
  attempts: z.int(),
  /** Consecutive server errors. */
  serverErrors: z.int(),
  firstSentAt: z.nullable(z.number()),
  /** When the latest attempt began. */
  sentAt: z.optional(z.number()),
  /** Not sent before this time (epoch ms). */
  notBefore: z.number(),
  call: z.nullable(FrozenCall),
  observed: z.nullable(Observed),
  failure: z.nullable(EntryFailure),
  createdAt: z.number(),
  /** When the shopper last asked to retry it. */
  retriedAt: z.optional(z.number()),
  /** Path of the page where the shopper made it. */
  from: z.string(),
});
export type StoredEntry = z.infer<typeof StoredEntry>;

/** Why a lane is blocked: its shopper has to sign in again, or to accept the policy. */
export const LaneBlock = z.enum(['sign-in', 'policy']);
export type LaneBlock = z.infer<typeof LaneBlock>;

/** The outcome of an entry that left the journal, for the page that lists finished changes. */
export const LogEntry = z.object({
  id: z.uuid(),
  seq: z.int(),
  owner: Owner,
  lane: Lane,
  name: z.string(),
  /** The part of it that is remembered. */
  input: z.unknown(),
  outcome: z.enum(['sent', 'discarded']),
  at: z.number(),
});
export type LogEntry = z.infer<typeof LogEntry>;
