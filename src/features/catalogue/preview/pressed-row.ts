import type { ReactNode } from 'react';
import type { ProductSummary } from '#contract/product.ts';

/** A row that leads to a product. */
export interface PressedRow {
  readonly product: ProductSummary;
  /** The product as the row shows it, where that is one of its sizes. */
  readonly row?: ProductSummary;
  /** The age of the row's price, where it says so. */
  readonly date?: ReactNode;
}
