import type { ReadLine } from '#features/quick-order/input/read-lines.ts';
import type { ChangedElsewhere } from '#shopper/drafts/merge-rows.ts';
import type { KnownPart, LookupOutcome, PadRow, SavedRow } from './pad-row.ts';

/** An event on a pad. */
export type PadEvent =
  | { readonly type: 'opened'; readonly rows: readonly SavedRow[] }
  /** Another tab saved the same pad. */
  | { readonly type: 'merged'; readonly from: ChangedElsewhere<SavedRow> }
  | { readonly type: 'code-typed'; readonly id: string; readonly code: string }
  | { readonly type: 'code-entered'; readonly id: string }
  | { readonly type: 'part-picked'; readonly id: string; readonly known: KnownPart }
  /** The quantity box received the focus; `quantity-entered` follows when it loses it. */
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
  /** A camera or scanner read a code: one more of it. */
  | { readonly type: 'scanned'; readonly code: string }
  | { readonly type: 'looked-up'; readonly outcomes: readonly LookupOutcome[] }
  /** The connection is back, or the device has other parts. */
  | { readonly type: 'rechecked' }
  /** Rows are being added to the cart, each under a receipt, by row id. */
  | { readonly type: 'adding-began'; readonly receipts: ReadonlyMap<string, string> }
  /** Of the receipts in `handed`, those in `taken` are now in the cart. */
  | {
      readonly type: 'adding-ended';
      readonly handed: ReadonlySet<string>;
      readonly taken: ReadonlySet<string>;
    }
  | { readonly type: 'removed'; readonly ids: ReadonlySet<string> }
  | { readonly type: 'restored'; readonly row: PadRow; readonly at: number };
