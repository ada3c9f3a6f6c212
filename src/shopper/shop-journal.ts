import type { Basket } from '#contract/basket.ts';
import type { Wishlist } from '#contract/wishlist.ts';
import type { Change } from '#offline/commands/commands.ts';
import type { SentBasket } from '#offline/drain/sent-basket.ts';
import type { Difference } from '#offline/journal/difference.ts';
import type { Lane, LaneBlock, LogEntry, StoredEntry } from '#offline/journal/entry.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';

/** What became of a change that was just made. */
export type ChangeResult =
  /** The store has it. `data` is its answer, or null when it was found out otherwise or undone on the device. */
  | { readonly type: 'sent'; readonly data: unknown }
  /**
   * It waits on this device. `isDurable` is false where it lives as long as the tab; `isUnderWay` is true where it was being
   * sent when nobody waited any longer for the answer of a slow store. `id` is the change's own in the journal.
   */
  | { readonly type: 'queued'; readonly id: string; readonly isDurable: boolean; readonly isUnderWay: boolean };

/** What the store showed, as far as sending needs it. */
export interface ServerState {
  readonly basket?: Basket;
  readonly list?: Pick<Wishlist, 'id' | 'items' | 'updatedAt'>;
}

/** What the device has to tell beside what waits. */
export interface JournalNotes {
  /** Where the store made something else of a change than was asked, until it is acknowledged. */
  readonly differences: readonly Difference[];
  /** For a guest: changes wait on this device for a sign-in of whoever made them. Whose and which is not said. */
  readonly hasOthers: boolean;
  /** The shopper has seen these differences, by their ids. */
  readonly acknowledge: (ids: readonly string[]) => Promise<void>;
}

/** What the shopper changed and the store has not confirmed, as the page sees it. */
export interface ShopJournal {
  /** True once the device was asked what waits, or can't be asked. */
  readonly isRead: () => boolean;
  /** The changes of the current shopper that wait, in order; the same array until one changes. Empty until the device was asked. */
  readonly waiting: () => readonly WaitingChange[];
  /** Why nothing is sent: the shopper must sign in again, or accept the policy. */
  readonly blockedBy: () => LaneBlock | null;
  readonly isSending: () => boolean;
  /** What the shopper is to be told beside what waits; the same object until it changes, null where there is nothing. */
  readonly notes: () => JournalNotes | null;
  /** The basket that answered the last change, where that may be news to the page: sent by the worker, or by a page that died. */
  readonly sentBasket: () => SentBasket | null;
  /** False where what waits lives as long as the tab; true until the device was asked. */
  readonly isDurable: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Records a change and sends it. Throws `Refused` when the store says no while the shopper looks on; then nothing is
   * left to wait. Throws where the device can't store it and the store did not answer either. A `receipt` is an id that whoever
   * makes the change has written down: the journal notes it with the change, so that a page that dies finds out afterwards.
   */
  readonly make: (change: Change, receipt?: string) => Promise<ChangeResult>;
  /** Sends what waits now; resolves once this page shows what became of it. */
  readonly sendNow: () => Promise<void>;
  readonly retry: (id: string) => Promise<void>;
  /** Gives a change that was never attempted, or that was refused, another input in its place, and sends it. False where it is too late. */
  readonly edit: (id: string, made: Change) => Promise<boolean>;
  /** Takes a change out and gives it back for an undo; null while it is being sent. */
  readonly discard: (id: string) => Promise<StoredEntry | null>;
  readonly restore: (entry: StoredEntry) => Promise<void>;
  /** What was sent or discarded lately, latest first. */
  readonly finished: () => Promise<readonly LogEntry[]>;
  /**
   * Asks the store for something that a lane changes, and again if the lane moved meanwhile, so that an answer is never
   * older than what was sent.
   */
  readonly read: <T>(lane: Lane, ask: () => Promise<T>) => Promise<T>;
  /** Remembers the ids and quantities that the store showed. */
  readonly observe: (seen: ServerState) => void;
  /** The server's ids of lists that were made on this device and that this page saw something wait for, by the ids that they have here; the same map until one changes. */
  readonly listIds: () => ReadonlyMap<string, string>;
  /** The server's id of a list that was made on this device, or null. */
  readonly listIdOf: (localId: string) => Promise<string | null>;
}

const none: readonly WaitingChange[] = [];
const noIds: ReadonlyMap<string, string> = new Map();

/** The journal of a page that is being rendered on the host: nothing waits there. */
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
