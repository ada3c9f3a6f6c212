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
  /** For each second: how often shoppers were refused, and how long the pages that arrived in it took. */
  readonly bySecond: readonly { readonly refused: number; readonly p50Ms: number }[];
}

const agent = new Agent({ keepAlive: true });
const random = randomOf('load');
const thinkMs = (): number => 1000 + random() * 4000;
const visitorOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

let address = '';
let pages: ReturnType<typeof pagesOf> | null = null;
/** How many shoppers there should be, and how many there are. */
const crowd = { wanted: 0, there: 0 };
let born = 0;

interface Tally {
  calls: number;
  refused: number;
  soldOut: number;
  failures: string[];
  times: number[];
  bySecond: { refused: number; times: number[] }[];
  begun: number;
}
const emptyTally = (): Tally => ({
  calls: 0,
  refused: 0,
  soldOut: 0,
  failures: [],
  times: [],
  bySecond: [],
  begun: performance.now(),
});
let tally = emptyTally();

const second = (): { refused: number; times: number[] } => {
  const at = Math.floor((performance.now() - tally.begun) / 1000);
  return (tally.bySecond[at] ??= { refused: 0, times: [] });
};
const heard = {
  refused: () => {
    tally.refused += 1;
    second().refused += 1;
  },
  soldOut: () => void (tally.soldOut += 1),
  failed: (what: string) => void tally.failures.push(what),
};

const newShopper = (): Shopper & { readonly number: number } => {
  const number = (born += 1);
  const ask = politeClient(address, agent, visitorOf(number), heard, () => crowd.there > crowd.wanted);
  return {
    number,
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
  const ms = performance.now() - begun;
  tally.times.push(ms);
  second().times.push(ms);
};

const shop = async (): Promise<void> => {
  const shopper = newShopper();
  // Spreads their arrival.
  await wait(random() * 5000);
  while (crowd.there <= crowd.wanted) {
    await open(shopper, nextPage(random));
    await wait(thinkMs());
  }
  crowd.there -= 1;
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
  bySecond: Array.from(tally.bySecond, (one) => ({
    refused: one?.refused ?? 0,
    p50Ms: quantile(one?.times ?? [], 0.5),
  })),
});

const obey = async (order: Order): Promise<Seen | null> => {
  if (order.kind === 'begin') {
    ({ address } = order);
    pages = pagesOf(await lookAround(newShopper().ask), random);
    return null;
  }
  tally = emptyTally();
  if (order.kind === 'each') {
    const page = pageNames.find((name) => name === order.page) ?? 'browse';
    crowd.wanted = 1;
    const shopper = newShopper();
    for (let n = 0; n < order.times; n += 1) await open(shopper, page);
    crowd.wanted = 0;
    return seen();
  }
  crowd.wanted = order.shoppers;
  for (; crowd.there < crowd.wanted; crowd.there += 1) void shop();
  await wait(order.seconds * 1000);
  return seen();
};

process.on('message', (message) => {
  void obey(z.parse(Order, message)).then((answer) => process.send?.(answer));
});
process.once('disconnect', () => process.exit());
