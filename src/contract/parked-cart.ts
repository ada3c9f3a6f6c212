import * as z from 'zod/mini';
import { OrderLine } from './order.ts';
import { Id, Instant } from './primitives.ts';
import { row } from './row.ts';

/**
 * A cart put aside under a name. Its lines have the prices that the shopper saw; their `currentPrice` is today's.
 * An addition to the specification: a store may lack these calls and answer 404.
 */
export const ParkedCart = z.object({ id: Id, name: z.string(), parkedAt: Instant, lines: z.array(OrderLine) });
export type ParkedCart = z.infer<typeof ParkedCart>;

export const getParkedCarts = row({
  method: 'GET',
  path: '/parked-carts',
  summary: "The shopper's parked carts, the latest first (an addition to the specification)",
  audience: 'shopper',
  data: z.array(ParkedCart),
});
