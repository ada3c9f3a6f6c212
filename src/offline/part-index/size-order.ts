import { inNaturalOrder } from '#contract/natural-order.ts';
import type { IndexedPart } from './messages.ts';

/** Orders sizes naturally: M6 before M10. The export does not order them. */
export const inOrder = (parts: readonly IndexedPart[]): readonly IndexedPart[] =>
  parts.toSorted(({ part: a }, { part: b }) => inNaturalOrder(a.variantName ?? a.sku, b.variantName ?? b.sku));
