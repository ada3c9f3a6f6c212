import { inNaturalOrder } from '#contract/natural-order.ts';
import type { IndexedPart } from './messages.ts';

/** Sizes as they are read: M6 before M10. The export has them in no order. */
export const inOrder = (parts: readonly IndexedPart[]): readonly IndexedPart[] =>
  parts.toSorted(({ part: a }, { part: b }) => inNaturalOrder(a.variantName ?? a.sku, b.variantName ?? b.sku));
