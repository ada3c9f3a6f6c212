import * as z from 'zod/mini';
import { Id } from '#contract/primitives.ts';

/** A line of the basket by what it is: the server alone knows its id. */
export const LineKey = z.object({ productVariantId: Id, addonOptionIds: z.array(Id) });
export type LineKey = z.infer<typeof LineKey>;

/** The natural key of a line as text. */
export const lineSubject = ({ productVariantId, addonOptionIds }: LineKey): string =>
  `line ${productVariantId}|${[...addonOptionIds].sort().join(',')}`;

/** True when both are the same line. */
export const isSameLine = (a: LineKey, b: LineKey): boolean => lineSubject(a) === lineSubject(b);
