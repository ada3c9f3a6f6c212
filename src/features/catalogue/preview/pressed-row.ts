import type { ReactNode } from 'react';
import type { ProductSummary } from '#contract/product.ts';

/** A row that leads to a product. */
export interface PressedRow {
  /** The product as the row shows it: perhaps as one of its sizes. */
  readonly row: ProductSummary;
  /** The list's products as the store has them. */
  readonly found?: readonly ProductSummary[];
  /** The age of the row's price, where it says so. */
  readonly date?: ReactNode;
  /** Whether the row's price is too old to show. */
  readonly isWithheld?: boolean;
}
