import type { LaneBlock } from '#offline/journal/entry.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import type { JournalNotes } from '#shopper/shop-journal.ts';

/** What screens see of the journal. */
export interface JournalView {
  readonly waiting: readonly WaitingChange[];
  readonly blockedBy: LaneBlock | null;
  /** The server's ids of lists that were made on this device; the same map until one changes. */
  readonly listIds: ReadonlyMap<string, string>;
  readonly notes: JournalNotes | null;
}

/** Where a view is shown. */
export interface JournalScreen {
  readonly write: (view: JournalView) => void;
  /** Has every screen read the view again. */
  readonly notify: () => void;
  /** Whether the view shows something on its way. */
  readonly isSending: () => boolean;
}
