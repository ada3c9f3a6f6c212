import type { ReactNode } from 'react';
import type { ProductSummary } from '#contract/product.ts';

/** A row that links to a product. */
export interface PressedRow {
  /** The product as the row shows it, possibly as one of its sizes. */
  readonly row: ProductSummary;
  /** The list's products as the store returned them. */
  readonly found?: readonly ProductSummary[];
  /** The age of the row's price, if the row shows it. */
  readonly date?: ReactNode;
  /** Whether the row's price is too old to show. */
  readonly isWithheld?: boolean;
}
