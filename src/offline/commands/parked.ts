import * as z from 'zod/mini';
import { LineItem } from '#contract/basket.ts';
import { linePriceAt } from '#contract/line-price.ts';
import { type BringBack, ParkedName } from '#contract/parked-cart-rows.ts';
import { Id, Instant, Quantity } from '#contract/primitives.ts';
import { command } from './command.ts';
import { LineKey, lineSubject } from './line-key.ts';
import type { SendableCall } from './sendable-rows.ts';

/** A line that moves into or out of a parked cart. `shows` is the line as it is drawn meanwhile. */
const MovedLine = z.object({
  line: LineKey,
  quantity: Quantity,
  shows: LineItem,
  /** Its quantity in the cart when the parked cart was brought back. */
  had: z.optional(z.int()),
});
type MovedLine = z.infer<typeof MovedLine>;

const parkedSubject = (id: string): string => `parked ${id}`;

const subjectsOf = ({
  id,
  lines,
}: {
  readonly id: string;
  readonly lines: readonly MovedLine[];
}): readonly string[] => [parkedSubject(id), ...lines.map(({ line }) => lineSubject(line))];

const sentLines = (lines: readonly MovedLine[]): BringBack['lines'] =>
  lines.map(({ line: { productVariantId, addonOptionIds }, quantity, shows }) => ({
    productVariantId,
    quantity,
    seenPriceMinor: linePriceAt(shows, quantity).amountMinor,
    ...(addonOptionIds.length === 0 ? {} : { addonOptionIds }),
  }));

// The store never forgets the id of a parked cart and moves each of its lines only once, so a repeat is harmless.
const repeated = () => Promise.resolve({ finding: 'not-applied' } as const);

/** Moves lines from the cart to a named parked cart in one call, under an id created here. */
const parkCart = command({
  lane: 'basket',
  input: z.object({
    id: Id,
    name: ParkedName,
    parkedAt: Instant,
    /** The cart that the shopper saw; null if the store has not made it yet. */
    basketId: z.nullable(Id),
    lines: z.array(MovedLine),
  }),
  subjects: subjectsOf,
  needs: () => null,
  resolve: ({ id, name, basketId, lines }) => {
    const body = { name, ...(basketId === null ? {} : { basketId }), lines: sentLines(lines) };
    return Promise.resolve({ type: 'call', call: { row: 'parkCart', params: { id }, body } });
  },
  reconcile: repeated,
});

/** Moves lines of a parked cart into the cart; the others stay parked. */
const bringBackCart = command({
  lane: 'basket',
  input: z.object({ id: Id, name: z.string(), lines: z.array(MovedLine) }),
  subjects: subjectsOf,
  needs: () => null,
  resolve: ({ id, lines }) => {
    const call: SendableCall = { row: 'bringBackCart', params: { id }, body: { lines: sentLines(lines) } };
    return Promise.resolve({ type: 'call', call });
  },
  reconcile: repeated,
});

const deleteParkedCart = command({
  lane: 'basket',
  input: z.object({ id: Id, name: z.string() }),
  subjects: ({ id }) => [parkedSubject(id)],
  needs: () => null,
  resolve: ({ id }) => Promise.resolve({ type: 'call', call: { row: 'deleteParkedCart', params: { id } } }),
  reconcile: repeated,
});

/** Parking and bringing back carts; in the cart's lane, so that all of it is sent in order. */
export const parkedCommands = {
  'park-cart': parkCart,
  'bring-back-cart': bringBackCart,
  'delete-parked-cart': deleteParkedCart,
} as const;

/** True for the name of a command that changes parked carts. */
export const isParkedCommand = (name: string): boolean => Object.hasOwn(parkedCommands, name);
