import type { LaneBlock } from '#offline/journal/entry.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import type { SentBasket } from '#offline/drain/sent-basket.ts';
import type { JournalNotes } from '#shopper/shop-journal.ts';

/** The screens' view of the journal. */
export interface JournalView {
  readonly waiting: readonly WaitingChange[];
  readonly blockedBy: LaneBlock | null;
  /** The server's ids of lists that were made on this device; the same map until one changes. */
  readonly listIds: ReadonlyMap<string, string>;
  readonly notes: JournalNotes | null;
  /** The basket returned for the last change, in case this page was not open to receive it; the same object until it changes. */
  readonly sentBasket: SentBasket | null;
}

/** Where a view is shown. */
export interface JournalScreen {
  readonly write: (view: JournalView) => void;
  /** Makes every screen read the view again. */
  readonly notify: () => void;
  /** Whether the view shows a change being sent. */
  readonly isSending: () => boolean;
}
