import type { Order, OrderLine } from '#contract/order.ts';
import { keyOfOrderLine, lineSubject } from '#offline/commands/line-key.ts';

/** A purchased variant: its latest order line, when, and how often it was ordered. */
export interface Bought {
  readonly line: OrderLine;
  readonly lastAt: string;
  readonly times: number;
}

/** Sort orders for purchases. */
export type BoughtSort = 'last' | 'often' | 'name';

/** The statuses of orders that bought nothing in the end. */
const fruitless = new Set<Order['status']>(['Cancelled', 'Expired']);

/** Two lines with the same key are the same article. */
export const articleKey = (line: OrderLine): string => lineSubject(keyOfOrderLine(line));

/** Every article in these orders once; with different add-ons it counts as another article. */
export const boughtIn = (orders: readonly Order[]): readonly Bought[] => {
  const found = new Map<string, Bought>();
  const latestFirst = orders
    .filter(({ status }) => !fruitless.has(status))
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  for (const { items, createdAt } of latestFirst) {
    for (const line of items) {
      const key = articleKey(line);
      const before = found.get(key);
      found.set(
        key,
        before === undefined ? { line, lastAt: createdAt, times: 1 } : { ...before, times: before.times + 1 },
      );
    }
  }
  return [...found.values()];
};

const orders: Readonly<Record<BoughtSort, (a: Bought, b: Bought) => number>> = {
  last: (a, b) => (a.lastAt < b.lastAt ? 1 : a.lastAt > b.lastAt ? -1 : 0),
  often: (a, b) => b.times - a.times || orders.last(a, b),
  name: (a, b) => a.line.productName.localeCompare(b.line.productName, 'en-GB'),
};

/** The purchases whose name or SKU contains every typed word, sorted. */
export const sortedBought = (bought: readonly Bought[], sort: BoughtSort, typed: string): readonly Bought[] => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return bought
    .filter(({ line }) => {
      const text = `${line.productName} ${line.variantName ?? ''} ${line.sku}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted(orders[sort]);
};
