import type { LineItem } from '#contract/basket.ts';
import type { LineKey } from '#offline/commands/line-key.ts';

/** Identifies a basket line by content, independent of its id. */
export const keyOfLine = (line: Pick<LineItem, 'variant' | 'addOns'>): LineKey => ({
  productVariantId: line.variant.id,
  addonOptionIds: line.addOns.map((addOn) => addOn.addonOptionId),
});
