import { setTimeout as wait } from 'node:timers/promises';
import type { ApiProcess } from '#tests/support/stores/api-process.ts';
import { about, type AnswerFigures, countAnswers, RefusedForGood } from './acknowledged.ts';
import { type PlacedOrders, startBuyers } from './buyers.ts';

/** What the shoppers did, and how the store answered. */
export interface WriterFigures extends AnswerFigures {
  /** Pieces that the store has acknowledged, by guest. */
  readonly acknowledged: ReadonlyMap<string, number>;
  readonly placed: PlacedOrders;
}

const thinkMs = 150;

/** One shopper in five buys. */
const shareOfBuyers = 0.2;

/**
 * Shoppers who add one piece after another to their carts, and others who place orders. Each write has an idempotency key of its own, under
 * which it is retried until it is acknowledged. `stop` waits until everything is.
 */
export const startWriters = async (store: ApiProcess, variantId: string, count: number) => {
  const acknowledged = new Map<string, number>();
  const client = store.client(null);
  const answers = countAnswers();
  const over = new AbortController();

  const add = async (anonymousId: string | null): Promise<string> => {
    const body = { productVariantId: variantId, quantity: 1, ...(anonymousId === null ? {} : { anonymousId }) };
    const basket = await answers.acknowledged((key) => client.addToBasket({ body }, key));
    return basket.anonymousId ?? '';
  };

  const write = async (guest: string): Promise<void> => {
    while (!over.signal.aborted) {
      try {
        await add(guest);
        acknowledged.set(guest, (acknowledged.get(guest) ?? 0) + 1);
      } catch (error) {
        if (!(error instanceof RefusedForGood)) throw error;
      }
      await wait(about(thinkMs));
    }
  };

  const buyers = Math.ceil(count * shareOfBuyers);
  for (let guest = buyers; guest < count; guest += 1) acknowledged.set(await add(null), 1);
  const { placed, ended } = startBuyers(client, answers.acknowledged, {
    variantId,
    count: buyers,
    over: over.signal,
  });
  const writing = Promise.all([...[...acknowledged.keys()].map(write), ended]);
  return {
    async stop(): Promise<WriterFigures> {
      over.abort();
      await writing;
      return { acknowledged, placed, ...answers.figures() };
    },
  };
};
