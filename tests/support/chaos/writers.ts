import { setTimeout as wait } from 'node:timers/promises';
import { isNoAnswer, isRefused } from '#api/api-error.ts';
import type { ApiProcess } from '#tests/support/stores/api-process.ts';

/** What the shoppers did, and how the store answered. */
export interface WriterFigures {
  /** Pieces that the store has acknowledged, by guest. */
  readonly acknowledged: ReadonlyMap<string, number>;
  readonly unanswered: number;
  readonly refused: number;
  /** Errors that neither confirm the write nor call for a retry. */
  readonly wrong: readonly string[];
  /** The longest time from a write until it was acknowledged. */
  readonly longestMs: number;
}

const thinkMs = 150;
const retryMs = 250;

/** Adds jitter, so that the shoppers don't all retry at the same moment. */
const about = (ms: number): number => ms * (0.5 + Math.random());

/**
 * Shoppers who add one piece after another to their carts, each under an idempotency key of its own, and retry what was not acknowledged
 * under the same key, as a device's journal does. `stop` waits until everything is acknowledged.
 */
export const startWriters = async (store: ApiProcess, variantId: string, count: number) => {
  const acknowledged = new Map<string, number>();
  const client = store.client(null);
  let unanswered = 0;
  let refused = 0;
  const wrong: string[] = [];
  let longestMs = 0;
  const over = new AbortController();

  const add = async (anonymousId: string | null): Promise<string> => {
    const idempotencyKey = crypto.randomUUID();
    const body = { productVariantId: variantId, quantity: 1, ...(anonymousId === null ? {} : { anonymousId }) };
    const begun = performance.now();
    for (;;) {
      try {
        const basket = await client.addToBasket({ body }, { idempotencyKey });
        longestMs = Math.max(longestMs, performance.now() - begun);
        return basket.anonymousId ?? '';
      } catch (error) {
        if (isNoAnswer(error)) unanswered += 1;
        else if (isRefused(error) && (error.status === 503 || error.status === 409)) refused += 1;
        else wrong.push(String(error));
        await wait(about(retryMs));
      }
    }
  };

  const write = async (guest: string): Promise<void> => {
    while (!over.signal.aborted) {
      await add(guest);
      acknowledged.set(guest, (acknowledged.get(guest) ?? 0) + 1);
      await wait(about(thinkMs));
    }
  };

  for (let guest = 0; guest < count; guest += 1) acknowledged.set(await add(null), 1);
  const writing = Promise.all([...acknowledged.keys()].map(write));
  return {
    async stop(): Promise<WriterFigures> {
      over.abort();
      await writing;
      return { acknowledged, unanswered, refused, wrong, longestMs };
    },
  };
};
