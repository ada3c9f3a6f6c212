import type { Basket } from '#contract/basket.ts';
import type { Wishlist } from '#contract/wishlist.ts';
import type { Change } from '#offline/commands/commands.ts';
import type { SentBasket } from '#offline/drain/sent-basket.ts';
import type { Difference } from '#offline/journal/difference.ts';
import type { Lane, LaneBlock, LogEntry, StoredEntry } from '#offline/journal/entry.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';

/** The result of making a change. */
export type ChangeResult =
  /** The store has it. `data` is its answer; null if that was lost but the change is known to be sent, or if it was undone here. */
  | { readonly type: 'sent'; readonly data: unknown }
  /**
   * It waits on this device. `isDurable` is false if it is lost with the tab; `isUnderWay` is true if the store is there but
   * hasn't confirmed it: it is slow, has put off this change or one before it, or its answer found no room here. `id` identifies
   * the change in the journal.
   */
  | { readonly type: 'queued'; readonly id: string; readonly isDurable: boolean; readonly isUnderWay: boolean };

/** The store's state, as far as sending needs it. */
export interface ServerState {
  readonly basket?: Basket;
  readonly list?: Pick<Wishlist, 'id' | 'items' | 'updatedAt'>;
  /** The checkout changed the cart, or its own choices, by a call: the other tabs read both again. */
  readonly isCheckoutChanged?: boolean;
}

/** The device's notices besides the waiting changes. */
export interface JournalNotes {
  /** Where the store made something else of a change than was asked for, until acknowledged. */
  readonly differences: readonly Difference[];
  /** For a guest: changes on this device wait until whoever made them signs in. Doesn't reveal whose or which. */
  readonly hasOthers: boolean;
  /** Marks differences as seen by the shopper, by id. */
  readonly acknowledge: (ids: readonly string[]) => Promise<void>;
}

/** The shopper's changes that the store has not confirmed, as the page sees them. */
export interface ShopJournal {
  /** True once the waiting changes have been read from the device, or can't be read. */
  readonly isRead: () => boolean;
  /** The current shopper's waiting changes, in order; the same array until one changes. Empty until they have been read. */
  readonly waiting: () => readonly WaitingChange[];
  /** Why nothing is sent: the shopper must sign in again, or accept the policy. */
  readonly blockedBy: () => LaneBlock | null;
  readonly isSending: () => boolean;
  /** Notices for the shopper besides the waiting changes; the same object until they change, null if there are none. */
  readonly notes: () => JournalNotes | null;
  /** The basket that answered the last change, if it may be news to the page: sent by the worker, or by a page that died. */
  readonly sentBasket: () => SentBasket | null;
  /** False if waiting changes are lost with the tab; true until the device's storage has been tried. */
  readonly isDurable: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Records a change and sends it. Throws `Refused` if the store refuses it while the shopper waits; then nothing stays queued.
   * Throws if the device can't store it and the store doesn't answer either. A `receipt` is an id that the caller has stored
   * beforehand: the journal records it with the change, so that a page that dies can find out later whether the change was made.
   */
  readonly make: (change: Change, receipt?: string) => Promise<ChangeResult>;
  /** Sends the waiting changes now; resolves once this page shows the result. */
  readonly sendNow: () => Promise<void>;
  readonly retry: (id: string) => Promise<void>;
  /** Replaces the input of a change that was never attempted, or was refused, and sends it. False if it is too late. */
  readonly edit: (id: string, made: Change) => Promise<boolean>;
  /** Removes a change and returns it for an undo; null while it is being sent. */
  readonly discard: (id: string) => Promise<StoredEntry | null>;
  readonly restore: (entry: StoredEntry) => Promise<void>;
  /** Recently sent or discarded changes, latest first. */
  readonly finished: () => Promise<readonly LogEntry[]>;
  /**
   * Makes a call for data that a lane changes, and repeats it if the lane moved meanwhile, so that an answer is never
   * older than what was sent.
   */
  readonly read: <T>(lane: Lane, ask: () => Promise<T>) => Promise<T>;
  /** Records the ids and quantities that the store returned, and tells the other tabs what the journal doesn't. */
  readonly observe: (seen: ServerState) => void;
  /** The server's ids, by local id, of lists made here for which this page saw waiting changes; the same map until one changes. */
  readonly listIds: () => ReadonlyMap<string, string>;
  /** The server's id of a list made on this device, or null. */
  readonly listIdOf: (localId: string) => Promise<string | null>;
}

const none: readonly WaitingChange[] = [];
const noIds: ReadonlyMap<string, string> = new Map();

/** The journal of a page that the host renders: nothing waits there. */
export const inertJournal: ShopJournal = {
  isRead: () => false,
  waiting: () => none,
  blockedBy: () => null,
  isSending: () => false,
  notes: () => null,
  sentBasket: () => null,
  isDurable: () => true,
  subscribe: () => () => undefined,
  make: () => Promise.reject(new Error('Nothing is changed while a page is rendered.')),
  sendNow: () => Promise.resolve(),
  retry: () => Promise.resolve(),
  edit: () => Promise.resolve(false),
  discard: () => Promise.resolve(null),
  restore: () => Promise.resolve(),
  finished: () => Promise.resolve([]),
  read: (_lane, ask) => ask(),
  observe: () => undefined,
  listIds: () => noIds,
  listIdOf: () => Promise.resolve(null),
};
