import * as z from 'zod/mini';
import type { LineItem } from '#contract/basket.ts';
import type { OrderLine } from '#contract/order.ts';
import { Id } from '#contract/primitives.ts';

/** Identifies a line of the basket by content: only the server knows its id. */
export const LineKey = z.object({ productVariantId: Id, addonOptionIds: z.array(Id) });
export type LineKey = z.infer<typeof LineKey>;

/** Identifies a line of a basket by content, independent of its id. */
export const keyOfLine = ({
  variant,
  addOns,
}: Pick<LineItem, 'addOns'> & { readonly variant: { readonly id: string } }): LineKey => ({
  productVariantId: variant.id,
  addonOptionIds: addOns.map(({ addonOptionId }) => addonOptionId),
});

/** The basket line that an order line becomes when it is bought again. */
export const keyOfOrderLine = ({ productVariantId, addOns }: OrderLine): LineKey =>
  keyOfLine({ variant: { id: productVariantId }, addOns });

/** The natural key of a line as text. */
export const lineSubject = ({ productVariantId, addonOptionIds }: LineKey): string =>
  `line ${productVariantId}|${[...addonOptionIds].sort().join(',')}`;

/** True if both identify the same line. */
export const isSameLine = (a: LineKey, b: LineKey): boolean =>
  a.productVariantId === b.productVariantId && lineSubject(a) === lineSubject(b);
