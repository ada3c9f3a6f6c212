import type { Api } from '#api/api.ts';
import { Basket } from '#contract/basket.ts';
import type { Row } from '#contract/row.ts';
import { Wishlist } from '#contract/wishlist.ts';
import type { Resolving } from './command.ts';
import { type Change, commandOf, parseChange } from './commands.ts';
import type { EntryFailure, LaneBlock, Owner, StoredEntry } from './entry.ts';
import type { JournalStore } from './journal-store.ts';
import { openResolving } from './resolving.ts';
import { sendableRows } from './sendable-rows.ts';
import type { Learned, Sending } from './sending.ts';
import { type AttemptEnd, endOf, failureOf, type Verdict, verdictOn } from './verdict.ts';

/** How an entry came out of an attempt. `data` is the store's answer, or null where it was found out otherwise. */
export type Outcome =
  | { readonly type: 'sent'; readonly data: unknown }
  | { readonly type: 'refused'; readonly failure: EntryFailure; readonly ids: readonly string[] }
  | { readonly type: 'unsure'; readonly failure: EntryFailure; readonly ids: readonly string[] }
  | { readonly type: 'parked'; readonly by: LaneBlock }
  | { readonly type: 'postponed'; readonly until: number; readonly failure: EntryFailure }
  /** The shopper changed it or took it out before it was sent; there is another one to look at. */
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

const removals = new Set<string>(['remove-line', 'remove-item', 'delete-list']);

/** Tries one entry, under the lane's lock. Never throws for what a store or a line can do. */
export const attempt = async (desk: AttemptDesk, entry: StoredEntry): Promise<Outcome> => {
  const change = parseChange(entry);
  if (change === null) {
    const failure = { status: 0, code: 'Unreadable', message: null, at: desk.now() };
    return { type: 'refused', failure, ids: await desk.sending.hand(entry, 'refused', failure) };
  }
  try {
    const isOpen = entry.state === 'sending' || (entry.call !== null && entry.attempts > 0);
    if (isOpen && entry.call !== null && desk.isKeyed) return await send(desk, entry, change, false);
    if (isOpen && !desk.isKeyed) return await lookWhetherApplied(desk, entry, change);
    return await resolveAndSend(desk, entry, change, false);
  } catch (error) {
    // A question that resolving asked was not answered; nothing was sent.
    return conclude(desk, entry, change, endOf(error), { wasResolvedAnew: true, wasSent: false });
  }
};

const resolveAndSend = async (
  desk: AttemptDesk,
  entry: StoredEntry,
  change: Change,
  wasResolvedAnew: boolean,
): Promise<Outcome> => {
  const resolving = await openResolving(desk, listIdsOf(change));
  const resolution = await commandOf(change.name).resolve(change.input, resolving, { isKeyed: desk.isKeyed });
  if (resolution.type !== 'call') return conclude(desk, entry, change, resolution, { wasResolvedAnew, wasSent: false });
  const key = wasResolvedAnew ? { key: crypto.randomUUID() } : {};
  const begun = await desk.sending.begin(entry, {
    call: resolution.call,
    observed: resolution.observed ?? null,
    ...key,
  });
  return begun === null ? { type: 'superseded' } : send(desk, begun, change, wasResolvedAnew, true);
};

const send = async (
  desk: AttemptDesk,
  entry: StoredEntry,
  change: Change,
  wasResolvedAnew: boolean,
  isBegun = false,
): Promise<Outcome> => {
  const row = entry.call === null ? undefined : sendableRows[entry.call.row];
  if (entry.call === null || row === undefined)
    return resolveAndSend(desk, { ...entry, call: null }, change, wasResolvedAnew);
  const begun = isBegun ? entry : await desk.sending.begin(entry, { call: entry.call, observed: entry.observed });
  if (begun === null) return { type: 'superseded' };
  const { params, query, body } = entry.call;
  const input = { ...(params && { params }), ...(query && { query }), ...(body === undefined ? {} : { body }) };
  try {
    const data: unknown = await desk.api.call(row, input, desk.isKeyed ? { idempotencyKey: begun.key } : {});
    await desk.sending.settle(begun, learnedOf(row, data, change));
    return { type: 'sent', data };
  } catch (error) {
    return conclude(desk, begun, change, endOf(error), { wasResolvedAnew, wasSent: true });
  }
};

const conclude = async (
  desk: AttemptDesk,
  entry: StoredEntry,
  change: Change,
  end: AttemptEnd,
  { wasResolvedAnew, wasSent }: { readonly wasResolvedAnew: boolean; readonly wasSent: boolean },
): Promise<Outcome> => {
  const verdict = verdictOn(end, {
    // What was not sent can't have happened: asking again is all there is to it.
    isKeyed: desk.isKeyed || !wasSent,
    serverErrors: entry.serverErrors,
    isRemoval: removals.has(change.name),
    wasResolvedAnew,
  });
  const failure = failureOf(end, desk.now());
  switch (verdict.do) {
    case 'settle':
      await desk.sending.settle(entry, {});
      return { type: 'sent', data: null };
    case 'retry':
      return postpone(desk, entry, verdict, failure);
    case 'reconcile':
      return postpone(desk, entry, { afterMs: null, isServerError: failure.status >= 500 }, failure);
    case 'resolve-again': {
      const resolving = await openResolving(desk, listIdsOf(change));
      await lookAgain(resolving, change);
      return resolveAndSend(desk, entry, change, true);
    }
    case 'park':
      await desk.sending.park(entry, verdict.until);
      return { type: 'parked', by: verdict.until };
    case 'refuse':
      return { type: 'refused', failure, ids: await desk.sending.hand(entry, 'refused', failure) };
    case 'ask':
      return { type: 'unsure', failure, ids: await desk.sending.hand(entry, 'unsure', failure) };
  }
};

const postpone = async (
  desk: AttemptDesk,
  entry: StoredEntry,
  { afterMs, isServerError }: Pick<Extract<Verdict, { do: 'retry' }>, 'afterMs' | 'isServerError'>,
  failure: EntryFailure,
): Promise<Outcome> => {
  const until = desk.now() + (afterMs ?? desk.backoffMs(Math.max(1, entry.attempts)));
  await desk.sending.postpone(entry, { until, isServerError, failure });
  return { type: 'postponed', until, failure };
};

/** A store without keys can't be asked for its answer again, so its state is looked at instead. */
const lookWhetherApplied = async (desk: AttemptDesk, entry: StoredEntry, change: Change): Promise<Outcome> => {
  const resolving = await openResolving(desk, listIdsOf(change));
  const { finding, madeId } = await commandOf(change.name).reconcile(change.input, entry.observed ?? {}, resolving);
  if (finding === 'not-applied') return resolveAndSend(desk, { ...entry, call: null }, change, false);
  if (finding === 'applied') {
    const made = madeId !== undefined && change.name === 'create-list';
    await desk.sending.settle(entry, made ? { listId: { localId: change.input.listId, id: madeId } } : {});
    return { type: 'sent', data: null };
  }
  const failure = entry.failure ?? { status: 0, code: null, message: null, at: desk.now() };
  return { type: 'unsure', failure, ids: await desk.sending.hand(entry, 'unsure', failure) };
};

const listIdsOf = ({ input }: Change): readonly string[] => ('listId' in input ? [input.listId] : []);

const lookAgain = async (resolving: Resolving, { input }: Change): Promise<void> => {
  if ('line' in input) await resolving.lines(true);
  const listId = 'listId' in input ? resolving.listId(input.listId) : null;
  if (listId !== null) await resolving.items(listId, true);
};

const learnedOf = (row: Row, data: unknown, change: Change): Learned => {
  // The row's own schema was satisfied by this very answer.
  if (row.data === Basket) return { basket: data as Basket };
  if (row.data !== Wishlist) return {};
  const list = data as Wishlist;
  return change.name === 'create-list' ? { list, listId: { localId: change.input.listId, id: list.id } } : { list };
};
