import * as z from 'zod/mini';
import { Done, Email, Id, Quantity } from './primitives.ts';
import { row } from './row.ts';

export const requestBackInStock = row({
  method: 'POST',
  path: '/notifications/back-in-stock',
  summary: 'Ask to be notified when a variant is back in stock, or in a given quantity; a guest gives an email address',
  audience: 'anyone',
  body: z.object({ productVariantId: Id, email: z.optional(Email), quantity: z.optional(Quantity) }),
  data: Done,
});
