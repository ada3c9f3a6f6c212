import type { Api } from '#api/api.ts';
import type { Resolution } from '#offline/commands/command.ts';
import { type Change, commandOf, parseChange } from '#offline/commands/commands.ts';
import {
  type EntryFailure,
  type LaneBlock,
  type Owner,
  onItsWay,
  type StoredEntry,
  unclear,
} from '#offline/journal/entry.ts';
import type { JournalStore } from '#offline/journal/store.ts';
import type { Difference } from '#offline/journal/difference.ts';
import { compare } from './compare.ts';
import { maxWaitMs } from './next-step.ts';
import { mayArriveUntil } from './late-arrival.ts';
import { lookAgain } from './look-again.ts';
import { openIdLookup } from './id-lookup.ts';
import { isForUnseenBasket } from './unseen-basket.ts';
import { sendableRows } from '#offline/commands/sendable-rows.ts';
import { updateOf } from './server-update.ts';
import type { EntryTransitions } from './transitions.ts';
import { type AttemptEnd, endOf, failureOf, verdictOn } from './verdict.ts';

/** How an attempt ended for an entry. `data` is the store's answer, or null if the result was found out otherwise. */
export type Outcome =
  | { readonly type: 'sent'; readonly data: unknown; readonly difference?: Difference }
  | { readonly type: 'refused'; readonly failure: EntryFailure; readonly ids: readonly string[] }
  | { readonly type: 'unsure'; readonly failure: EntryFailure; readonly ids: readonly string[] }
  | { readonly type: 'parked'; readonly by: LaneBlock; readonly tokenMark?: string }
  | { readonly type: 'postponed'; readonly until: number; readonly failure: EntryFailure }
  /** The entry was changed or removed meanwhile; look for the next one. */
  | { readonly type: 'superseded' };

/** What an attempt needs. */
export interface AttemptContext {
  readonly store: JournalStore;
  readonly transitions: EntryTransitions;
  readonly api: Api;
  readonly owner: Owner;
  readonly isKeyed: boolean;
  readonly now: () => number;
  readonly backoffMs: (attempts: number) => number;
}

const superseded: Outcome = { type: 'superseded' };
const removals = new Set<string>(['remove-line', 'remove-item', 'delete-list', 'delete-parked-cart']);

/** Attempts one entry, under the lane's lock. Throws only if the device can't store the result. */
export const attempt = async (context: AttemptContext, entry: StoredEntry): Promise<Outcome> => {
  const change = parseChange(entry);
  if (change === null) {
    const failure = { status: 0, code: 'Unreadable', message: null, at: context.now() };
    return escalated(await context.transitions.escalate(entry, 'refused', failure), 'refused', failure);
  }
  if (!mayBeDone(entry)) return sendNew(context, entry, change);
  // The store keeps the answers to its keys only for a while.
  const isKeyKept = context.isKeyed && context.now() - (entry.firstSentAt ?? context.now()) < maxWaitMs;
  if (!isKeyKept || !Object.hasOwn(sendableRows, entry.call?.row ?? '')) return reconcile(context, entry, change);
  if (await isForUnseenBasket(context.store, entry)) {
    const renewed = await context.transitions.renew(entry);
    return renewed === null ? superseded : sendNew(context, renewed, change);
  }
  return sendAgain(context, entry, change);
};

/** An earlier attempt may have been applied. */
const mayBeDone = ({ call, attempts }: StoredEntry): boolean => call !== null && attempts > 0;

/** Resolves the change into a call with the current ids and sends it; `isLookedUp` refetches those ids first. */
const sendNew = async (
  context: AttemptContext,
  entry: StoredEntry,
  change: Change,
  isLookedUp = false,
): Promise<Outcome> => {
  let resolution: Resolution;
  try {
    if (isLookedUp) await refreshIds(context, change);
    const lookup = await openIdLookup(context, listIdsOf(change));
    resolution = await commandOf(change.name).resolve(change.input, lookup, {
      isKeyed: context.isKeyed,
    });
  } catch (error) {
    return conclude(context, entry, change, { end: endOf(error), isLookedUp: true, wasSent: false });
  }
  if (resolution.type !== 'call') {
    return conclude(context, entry, change, { end: resolution, isLookedUp, wasSent: false });
  }
  const begun = await context.transitions.begin(entry, {
    call: resolution.call,
    observed: resolution.observed ?? null,
  });
  return begun === null ? superseded : send(context, begun, change, { isLookedUp, seenVersion: null });
};

/** Repeats the same request under the same key. */
const sendAgain = async (context: AttemptContext, entry: StoredEntry, change: Change): Promise<Outcome> => {
  if (entry.call === null) return sendNew(context, entry, change);
  const seen = await lookAgain(context, entry, change);
  const begun = await context.transitions.begin(entry, { call: entry.call, observed: seen.observed });
  return begun === null ? superseded : send(context, begun, change, { isLookedUp: false, seenVersion: seen.version });
};

const send = async (
  context: AttemptContext,
  begun: StoredEntry,
  change: Change,
  { isLookedUp, seenVersion }: { readonly isLookedUp: boolean; readonly seenVersion: number | null },
): Promise<Outcome> => {
  const { params, query, body, row: name } = begun.call ?? { row: '' };
  const row = sendableRows[name];
  if (row === undefined) throw new Error(`No call is named "${name}".`);
  const input = { ...(params && { params }), ...(query && { query }), ...(body === undefined ? {} : { body }) };
  let data: unknown;
  try {
    data = await context.api.call(row, input, context.isKeyed ? { idempotencyKey: begun.key } : {});
  } catch (error) {
    return conclude(context, begun, change, { end: endOf(error), isLookedUp, wasSent: true });
  }
  const isRepeat = !context.isKeyed && begun.attempts > 1;
  const found = compare({ change, call: { row: name }, observed: begun.observed, seenVersion, isRepeat, row, data });
  const difference = found === null ? {} : { difference: { ...found, id: begun.id } };
  // If storing fails here, the request was not wasted: the entry stays, and its repeat is the same request.
  const isSettled = await context.transitions.settle(begun, { ...updateOf(row, data, change), ...difference });
  return isSettled ? { type: 'sent', data, ...difference } : superseded;
};

const conclude = async (
  context: AttemptContext,
  entry: StoredEntry,
  change: Change,
  { end, isLookedUp, wasSent }: { readonly end: AttemptEnd; readonly isLookedUp: boolean; readonly wasSent: boolean },
): Promise<Outcome> => {
  const { transitions } = context;
  const verdict = verdictOn(end, {
    // What was not sent can't have been applied, so a plain retry is enough.
    isKeyed: context.isKeyed || !wasSent,
    serverErrors: entry.serverErrors,
    isRemoval: removals.has(change.name),
    isLookedUp,
    isForAnyone: entry.lane === 'trail',
  });
  const failure = failureOf(end, context.now());
  switch (verdict.do) {
    case 'settle':
      return (await transitions.settle(entry, {})) ? { type: 'sent', data: null } : superseded;
    case 'retry':
    case 'reconcile': {
      // Never before the store asks for, and with jitter: clients it turned away together must not return all at once.
      const until = context.now() + (verdict.afterMs ?? 0) + context.backoffMs(Math.max(1, entry.attempts));
      const isApplied = await transitions.postpone(entry, { until, isServerError: verdict.isServerError, failure });
      return isApplied ? { type: 'postponed', until, failure } : superseded;
    }
    case 'look-up': {
      const renewed = await transitions.renew(entry);
      return renewed === null ? superseded : sendNew(context, renewed, change, true);
    }
    case 'park': {
      // Rejected before anything was applied, so the next attempt is a new one, unless an earlier one may have been applied.
      const isApplied = await transitions.park(entry, verdict.until, { isUndone: wasSent && entry.attempts === 1 });
      return isApplied ? { type: 'parked', by: verdict.until } : superseded;
    }
    case 'refuse':
      return escalated(await transitions.escalate(entry, 'refused', failure), 'refused', failure);
    case 'ask': {
      const state = mayBeDone(entry) ? 'unsure' : 'refused';
      return escalated(await transitions.escalate(entry, state, failure), state, failure);
    }
  }
};

/** A store without keys, or one that forgot them, can't repeat its answer; its state is compared instead. */
const reconcile = async (context: AttemptContext, entry: StoredEntry, change: Change): Promise<Outcome> => {
  const { transitions } = context;
  let found: Awaited<ReturnType<ReturnType<typeof commandOf>['reconcile']>>;
  let isUnnamed = false;
  try {
    const lookup = await openIdLookup(context, listIdsOf(change));
    isUnnamed = context.owner === 'guest' && lookup.anonymousId === null;
    found = await commandOf(change.name).reconcile(change.input, entry.observed ?? {}, lookup);
  } catch (error) {
    return conclude(context, entry, change, { end: endOf(error), isLookedUp: true, wasSent: false });
  }
  if (found.finding === 'not-applied') {
    // A late request of a guest without a cart creates a cart of its own, which nobody sees.
    const until = isUnnamed ? null : mayArriveUntil(entry, context.now());
    if (until !== null) {
      const failure = { status: 0, code: onItsWay, message: null, at: context.now() };
      const isApplied = await transitions.postpone(entry, { until, isServerError: false, failure });
      return isApplied ? { type: 'postponed', until, failure } : superseded;
    }
    const renewed = await transitions.renew(entry);
    return renewed === null ? superseded : sendNew(context, renewed, change);
  }
  if (found.finding === 'applied') {
    const { madeId } = found;
    const isMade = madeId !== undefined && change.name === 'create-list';
    const update = isMade ? { listId: { localId: change.input.listId, id: madeId } } : {};
    return (await transitions.settle(entry, update)) ? { type: 'sent', data: null } : superseded;
  }
  const failure = { ...(entry.failure ?? { status: 0, message: null, at: context.now() }), code: unclear };
  return escalated(await transitions.escalate(entry, 'unsure', failure), 'unsure', failure);
};

const escalated = (ids: readonly string[] | null, type: 'refused' | 'unsure', failure: EntryFailure): Outcome =>
  ids === null ? superseded : { type, failure, ids };

const listIdsOf = ({ input }: Change): readonly string[] => ('listId' in input ? [input.listId] : []);

const refreshIds = async (context: AttemptContext, change: Change): Promise<void> => {
  const lookup = await openIdLookup(context, listIdsOf(change));
  if ('line' in change.input) await lookup.lines(0);
  const listId = 'listId' in change.input ? lookup.listId(change.input.listId) : null;
  if (listId !== null) await lookup.items(listId, 0);
};
