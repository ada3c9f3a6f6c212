/**
 * The shoppers of a load test, in a process of their own, which is cheap: it receives their number and the duration, and reports what they saw.
 */
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { randomOf } from '#server/db/seed/random.ts';
import { lookAround, nextPage, pageNames, pagesOf, type Shopper } from './day.ts';
import { NoAnswer, politeClient } from './polite-client.ts';

/** What the process is asked to do. */
const Order = z.union([
  z.object({ kind: z.literal('begin'), address: z.string() }),
  z.object({ kind: z.literal('load'), shoppers: z.number(), seconds: z.number() }),
  z.object({ kind: z.literal('each'), page: z.string(), times: z.number() }),
]);
export type Order = z.infer<typeof Order>;

/** What the shoppers saw in a stretch of time. */
export interface Seen {
  readonly pages: number;
  readonly calls: number;
  readonly refused: number;
  readonly soldOut: number;
  readonly failures: readonly string[];
  /** The time until a page was there, including waits after refusals. */
  readonly p50Ms: number;
  readonly p95Ms: number;
}

const agent = new Agent({ keepAlive: true });
const random = randomOf('load');
const thinkMs = (): number => 1000 + random() * 4000;
const visitorOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

let address = '';
let pages: ReturnType<typeof pagesOf> | null = null;
/** How many shoppers there should be, and the numbers of those who are there. Whoever's number is not below the first one leaves. */
const crowd = { wanted: 0, there: new Set<number>() };
let born = 0;

interface Tally {
  calls: number;
  refused: number;
  soldOut: number;
  failures: string[];
  times: number[];
  begun: number;
}
const emptyTally = (): Tally => ({
  calls: 0,
  refused: 0,
  soldOut: 0,
  failures: [],
  times: [],
  begun: performance.now(),
});
let tally = emptyTally();

const heard = {
  refused: () => void (tally.refused += 1),
  soldOut: () => void (tally.soldOut += 1),
  failed: (what: string) => void tally.failures.push(what),
};

const newShopper = (isOver: () => boolean): Shopper => {
  const ask = politeClient(address, agent, visitorOf((born += 1)), heard, isOver);
  return {
    anonymousId: null,
    ask: (call) => {
      tally.calls += 1;
      return ask(call);
    },
  };
};

const open = async (shopper: Shopper, page: ReturnType<typeof nextPage>): Promise<void> => {
  const begun = performance.now();
  try {
    await pages?.[page](shopper);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return;
  }
  // A page begun before the current stretch counts for neither: it spans both.
  if (begun < tally.begun) return;
  tally.times.push(performance.now() - begun);
};

const shop = async (number: number): Promise<void> => {
  const isOver = (): boolean => number >= crowd.wanted;
  const shopper = newShopper(isOver);
  // Spreads their arrival.
  await wait(random() * 5000);
  while (!isOver()) {
    await open(shopper, nextPage(random));
    await wait(thinkMs());
  }
  crowd.there.delete(number);
};

/** Changes how many shoppers there are: further ones arrive, or those with the highest numbers leave, whatever they are doing. */
const invite = (wanted: number): void => {
  crowd.wanted = wanted;
  for (let number = 0; number < wanted; number += 1) {
    if (crowd.there.has(number)) continue;
    crowd.there.add(number);
    void shop(number);
  }
};

const quantile = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

const seen = (): Seen => ({
  pages: tally.times.length,
  calls: tally.calls,
  refused: tally.refused,
  soldOut: tally.soldOut,
  failures: tally.failures,
  p50Ms: quantile(tally.times, 0.5),
  p95Ms: quantile(tally.times, 0.95),
});

const obey = async (order: Order): Promise<Seen | null> => {
  if (order.kind === 'begin') {
    ({ address } = order);
    pages = pagesOf(await lookAround(newShopper(() => false).ask), random);
    return null;
  }
  tally = emptyTally();
  if (order.kind === 'each') {
    const page = pageNames.find((name) => name === order.page) ?? 'browse';
    const shopper = newShopper(() => false);
    for (let n = 0; n < order.times; n += 1) await open(shopper, page);
    return seen();
  }
  invite(order.shoppers);
  await wait(order.seconds * 1000);
  return seen();
};

process.on('message', (message) => {
  void obey(z.parse(Order, message)).then((answer) => process.send?.(answer));
});
process.once('disconnect', () => process.exit());
