import type { ReadLine } from '#features/quick-order/input/read-lines.ts';
import type { ChangedElsewhere } from '#shopper/drafts/merge-rows.ts';
import type { KnownPart, LookupOutcome, PadRow, SavedRow } from './pad-row.ts';

/** What happens to a pad. */
export type PadEvent =
  | { readonly type: 'opened'; readonly rows: readonly SavedRow[] }
  /** Another tab wrote the same pad. */
  | { readonly type: 'merged'; readonly from: ChangedElsewhere<SavedRow> }
  | { readonly type: 'code-typed'; readonly id: string; readonly code: string }
  | { readonly type: 'code-entered'; readonly id: string }
  | { readonly type: 'part-picked'; readonly id: string; readonly known: KnownPart }
  /** Somebody has come to the box of the quantity; `quantity-entered` when they leave it. */
  | { readonly type: 'quantity-begun'; readonly id: string }
  | { readonly type: 'quantity-typed'; readonly id: string; readonly quantity: string }
  | { readonly type: 'quantity-entered'; readonly id: string }
  | { readonly type: 'adjustment-undone'; readonly id: string }
  | {
      readonly type: 'lines-read';
      readonly lines: readonly ReadLine[];
      readonly at: string | null;
      readonly shared?: string;
    }
  /** A camera or a scanner has read a code: one more of it. */
  | { readonly type: 'scanned'; readonly code: string }
  | { readonly type: 'looked-up'; readonly outcomes: readonly LookupOutcome[] }
  /** There is a connection again, or other parts on the device. */
  | { readonly type: 'rechecked' }
  /** Rows are put in the cart, each under a receipt by its row's id. */
  | { readonly type: 'handed-over'; readonly receipts: ReadonlyMap<string, string> }
  /** Of the receipts that were `handed`, those that were `taken` are in the cart. */
  | {
      readonly type: 'hand-over-ended';
      readonly handed: ReadonlySet<string>;
      readonly taken: ReadonlySet<string>;
    }
  | { readonly type: 'removed'; readonly ids: ReadonlySet<string> }
  | { readonly type: 'restored'; readonly row: PadRow; readonly at: number };
