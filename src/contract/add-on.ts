import * as z from 'zod/mini';
import { Money } from './money.ts';
import { Id } from './primitives.ts';

/** One choice of an add-on; requests send its id in `addonOptionIds`. Price is per unit, null where prices are hidden. */
export const AddOnOption = z.object({
  id: Id,
  name: z.string(),
  price: z.nullable(Money),
  isDefault: z.boolean(),
});
export type AddOnOption = z.infer<typeof AddOnOption>;

/** A group of options, of which the shopper may choose from minSelections to maxSelections. */
export const AddOnGroup = z.object({
  id: Id,
  name: z.string(),
  description: z.nullable(z.string()),
  isRequired: z.boolean(),
  minSelections: z.int(),
  maxSelections: z.int(),
  options: z.array(AddOnOption),
});
export type AddOnGroup = z.infer<typeof AddOnGroup>;
