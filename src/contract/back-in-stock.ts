import * as z from 'zod/mini';
import { Done, Email, Id, Quantity } from './primitives.ts';
import { row } from './row.ts';

export const requestBackInStock = row({
  method: 'POST',
  path: '/notifications/back-in-stock',
  summary: 'Be told when a variant is back, or so many more of it; a guest gives an address to write to',
  audience: 'anyone',
  body: z.object({ productVariantId: Id, email: z.optional(Email), quantity: z.optional(Quantity) }),
  data: Done,
});
