import type { Api } from '#api/api.ts';
import { Basket } from '#contract/basket.ts';
import type { Row } from '#contract/row.ts';
import { Wishlist } from '#contract/wishlist.ts';
import type { Resolution } from '#offline/commands/command.ts';
import { type Change, commandOf, parseChange } from '#offline/commands/commands.ts';
import { type EntryFailure, type LaneBlock, type Owner, type StoredEntry, unclear } from '#offline/journal/entry.ts';
import type { JournalStore } from '#offline/journal/store.ts';
import { longestWait } from './next-step.ts';
import { openResolving } from './resolving.ts';
import { sendableRows } from '#offline/commands/sendable-rows.ts';
import type { Learned, Sending } from './sending.ts';
import { type AttemptEnd, endOf, failureOf, verdictOn } from './verdict.ts';

/** How an entry came out of an attempt. `data` is the store's answer, or null where it was found out otherwise. */
export type Outcome =
  | { readonly type: 'sent'; readonly data: unknown }
  | { readonly type: 'refused'; readonly failure: EntryFailure; readonly ids: readonly string[] }
  | { readonly type: 'unsure'; readonly failure: EntryFailure; readonly ids: readonly string[] }
  | { readonly type: 'parked'; readonly by: LaneBlock }
  | { readonly type: 'postponed'; readonly until: number; readonly failure: EntryFailure }
  /** Somebody changed it or took it out meanwhile; there is another one to look at. */
  | { readonly type: 'superseded' };

/** What an attempt is made with. */
export interface AttemptDesk {
  readonly store: JournalStore;
  readonly sending: Sending;
  readonly api: Api;
  readonly owner: Owner;
  readonly isKeyed: boolean;
  readonly now: () => number;
  readonly backoffMs: (attempts: number) => number;
}

const superseded: Outcome = { type: 'superseded' };
const removals = new Set<string>(['remove-line', 'remove-item', 'delete-list']);

/** Tries one entry, under the lane's lock. Never throws for what a store or a line can do, but for a device that keeps nothing. */
export const attempt = async (desk: AttemptDesk, entry: StoredEntry): Promise<Outcome> => {
  const change = parseChange(entry);
  if (change === null) {
    const failure = { status: 0, code: 'Unreadable', message: null, at: desk.now() };
    return handed(await desk.sending.hand(entry, 'refused', failure), 'refused', failure);
  }
  if (!mayBeDone(entry)) return sendAnew(desk, entry, change);
  // The store keeps the answers of its keys for a while only.
  const isKeyKept = desk.isKeyed && desk.now() - (entry.firstSentAt ?? desk.now()) < longestWait;
  return isKeyKept && isKnownCall(entry) ? sendAgain(desk, entry, change) : lookWhetherDone(desk, entry, change);
};

/** An earlier attempt may have come through. */
const mayBeDone = ({ call, attempts }: StoredEntry): boolean => call !== null && attempts > 0;

const isKnownCall = ({ call }: StoredEntry): boolean => call !== null && Object.hasOwn(sendableRows, call.row);

/** Turns the change into a call with the ids of this moment and makes it; `isLookedUp` asks the store for them in any case. */
const sendAnew = async (
  desk: AttemptDesk,
  entry: StoredEntry,
  change: Change,
  isLookedUp = false,
): Promise<Outcome> => {
  let resolution: Resolution;
  try {
    if (isLookedUp) await lookUp(desk, change);
    const resolving = await openResolving(desk, listIdsOf(change));
    resolution = await commandOf(change.name).resolve(change.input, resolving, { isKeyed: desk.isKeyed });
  } catch (error) {
    return conclude(desk, entry, change, { end: endOf(error), isLookedUp: true, wasSent: false });
  }
  if (resolution.type !== 'call') {
    return conclude(desk, entry, change, { end: resolution, isLookedUp, wasSent: false });
  }
  const begun = await desk.sending.begin(entry, { call: resolution.call, observed: resolution.observed ?? null });
  return begun === null ? superseded : send(desk, begun, change, isLookedUp);
};

/** The very same request under the very same key. */
const sendAgain = async (desk: AttemptDesk, entry: StoredEntry, change: Change): Promise<Outcome> => {
  if (entry.call === null) return sendAnew(desk, entry, change);
  const begun = await desk.sending.begin(entry, { call: entry.call, observed: entry.observed });
  return begun === null ? superseded : send(desk, begun, change, false);
};

const send = async (desk: AttemptDesk, begun: StoredEntry, change: Change, isLookedUp: boolean): Promise<Outcome> => {
  const { params, query, body, row: name } = begun.call ?? { row: '' };
  const row = sendableRows[name];
  if (row === undefined) throw new Error(`No call is named "${name}".`);
  const input = { ...(params && { params }), ...(query && { query }), ...(body === undefined ? {} : { body }) };
  let data: unknown;
  try {
    data = await desk.api.call(row, input, desk.isKeyed ? { idempotencyKey: begun.key } : {});
  } catch (error) {
    return conclude(desk, begun, change, { end: endOf(error), isLookedUp, wasSent: true });
  }
  // A device that fails here has not sent it for nothing: the entry stays, and its repeat is the same request.
  return (await desk.sending.settle(begun, learnedOf(row, data, change))) ? { type: 'sent', data } : superseded;
};

const conclude = async (
  desk: AttemptDesk,
  entry: StoredEntry,
  change: Change,
  { end, isLookedUp, wasSent }: { readonly end: AttemptEnd; readonly isLookedUp: boolean; readonly wasSent: boolean },
): Promise<Outcome> => {
  const { sending } = desk;
  const verdict = verdictOn(end, {
    // What was not sent can't have happened: asking again is all there is to it.
    isKeyed: desk.isKeyed || !wasSent,
    serverErrors: entry.serverErrors,
    isRemoval: removals.has(change.name),
    isLookedUp,
  });
  const failure = failureOf(end, desk.now());
  switch (verdict.do) {
    case 'settle':
      return (await sending.settle(entry, {})) ? { type: 'sent', data: null } : superseded;
    case 'retry':
    case 'reconcile': {
      const until = desk.now() + (verdict.afterMs ?? desk.backoffMs(Math.max(1, entry.attempts)));
      const isKept = await sending.postpone(entry, { until, isServerError: verdict.isServerError, failure });
      return isKept ? { type: 'postponed', until, failure } : superseded;
    }
    case 'look-up': {
      const renewed = await sending.renew(entry);
      return renewed === null ? superseded : sendAnew(desk, renewed, change, true);
    }
    case 'park': {
      // Turned away before anything was done, so the next attempt is a new one, unless an earlier one came through.
      const isKept = await sending.park(entry, verdict.until, { isUndone: wasSent && entry.attempts === 1 });
      return isKept ? { type: 'parked', by: verdict.until } : superseded;
    }
    case 'refuse':
      return handed(await sending.hand(entry, 'refused', failure), 'refused', failure);
    case 'ask': {
      const state = mayBeDone(entry) ? 'unsure' : 'refused';
      return handed(await sending.hand(entry, state, failure), state, failure);
    }
  }
};

/** A store without keys, or one that forgot them, can't be asked for its answer again; its state is looked at instead. */
const lookWhetherDone = async (desk: AttemptDesk, entry: StoredEntry, change: Change): Promise<Outcome> => {
  const { sending } = desk;
  let found: Awaited<ReturnType<ReturnType<typeof commandOf>['reconcile']>>;
  try {
    const resolving = await openResolving(desk, listIdsOf(change));
    found = await commandOf(change.name).reconcile(change.input, entry.observed ?? {}, resolving);
  } catch (error) {
    return conclude(desk, entry, change, { end: endOf(error), isLookedUp: true, wasSent: false });
  }
  if (found.finding === 'not-applied') {
    const renewed = await sending.renew(entry);
    return renewed === null ? superseded : sendAnew(desk, renewed, change);
  }
  if (found.finding === 'applied') {
    const { madeId } = found;
    const isMade = madeId !== undefined && change.name === 'create-list';
    const learned = isMade ? { listId: { localId: change.input.listId, id: madeId } } : {};
    return (await sending.settle(entry, learned)) ? { type: 'sent', data: null } : superseded;
  }
  const failure = { ...(entry.failure ?? { status: 0, message: null, at: desk.now() }), code: unclear };
  return handed(await sending.hand(entry, 'unsure', failure), 'unsure', failure);
};

const handed = (ids: readonly string[] | null, type: 'refused' | 'unsure', failure: EntryFailure): Outcome =>
  ids === null ? superseded : { type, failure, ids };

const listIdsOf = ({ input }: Change): readonly string[] => ('listId' in input ? [input.listId] : []);

const lookUp = async (desk: AttemptDesk, change: Change): Promise<void> => {
  const resolving = await openResolving(desk, listIdsOf(change));
  if ('line' in change.input) await resolving.lines(true);
  const listId = 'listId' in change.input ? resolving.listId(change.input.listId) : null;
  if (listId !== null) await resolving.items(listId, true);
};

const learnedOf = (row: Row, data: unknown, change: Change): Learned => {
  // The row's own schema was satisfied by this very answer.
  if (row.data === Basket) return { basket: data as Basket };
  if (row.data !== Wishlist) return {};
  const list = data as Wishlist;
  return change.name === 'create-list' ? { list, listId: { localId: change.input.listId, id: list.id } } : { list };
};
