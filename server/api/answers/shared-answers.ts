import { inArray } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RowName } from '#contract/rows.ts';
import type { StoreSettings } from '#contract/store.ts';
import { inventoryOf } from '#server/api/basket/inventory.ts';
import type { StoreContext } from '#server/api/http/answer.ts';
import type { Shopper } from '#server/api/http/handler.ts';
import type { StoredAnswer } from '#server/api/http/idempotency.ts';
import { inOrder } from '#server/in-order.ts';
import { runWithinLimit } from '#server/api/http/overload.ts';
import { readMarket } from '#server/api/http/store-headers.ts';
import type { Database } from '#server/db/connect.ts';
import { stock } from '#server/db/schema.ts';
import { encoded, type EncodedAnswer, encodingFor } from './encoded.ts';
import { createAnswerCache } from './answer-cache.ts';
import { isCached, type StatedStock, statedStock, stockText } from './cached-rows.ts';

/** Per process. */
const maxBytes = 32 * 1024 * 1024;

/** Whether an answer built now would state the same stock for each variant. */
const isStillStated = async (db: Database, before: StatedStock, settings: StoreSettings): Promise<boolean> => {
  if (before === null) return false;
  if (before.size === 0) return true;
  const rows = await db
    .select()
    .from(stock)
    .where(inArray(stock.variantId, [...before.keys()]));
  const held = new Map(rows.map((row) => [row.variantId, row]));
  return [...before].every(([id, text]) => stockText(inventoryOf(held.get(id) ?? null, settings)) === text);
};

const sendAnswer = (reply: FastifyReply, { body, encoding }: EncodedAnswer): FastifyReply => {
  reply.type('application/json; charset=utf-8');
  reply.header('Vary', [reply.getHeader('Vary'), 'Accept-Encoding'].filter((name) => name !== undefined).join(', '));
  if (encoding !== null) reply.header('Content-Encoding', encoding);
  return reply.send(body);
};

/** What decides which catalogue answer a visitor gets: whether they are signed in, and their price group. */
const kindOf = (shopper: Shopper | null): string =>
  shopper === null ? 'guest' : `group:${shopper.priceGroupId ?? ''}`;

/**
 * Answers visitors from a cache shared with others of their kind, as long as the answer is valid: all guests get the same
 * answer, and so do all shoppers of one price group. Access is checked before this is called.
 */
export const createSharedAnswers = ({ options, reference }: StoreContext) => {
  const cache = createAnswerCache(options.db, { maxBytes, maxAgeMs: options.referenceMaxAgeMs });
  return {
    isFor: isCached,

    async answer(
      name: RowName,
      request: FastifyRequest,
      reply: FastifyReply,
      work: () => Promise<StoredAnswer>,
    ): Promise<FastifyReply> {
      const at = cache.now();
      const { settings } = await reference();
      const market = readMarket(request.headers, settings);
      const encoding = encodingFor(request.headers['accept-encoding']);
      const key = JSON.stringify([name, kindOf(request.shopper), market, encoding, inOrder(request.query ?? {})]);
      const found = cache.find(key);
      // A cached answer is so cheap that it skips the queue.
      if (found?.isStockSure === true) return sendAnswer(reply, found.answer);
      const renew = async (): Promise<EncodedAnswer> => {
        const isSame =
          found !== null && (await options.readAnywhere((db) => isStillStated(db, found.answer.stock, settings)));
        if (isSame) {
          cache.confirm(key, found.answer, at);
          return found.answer;
        }
        const { body } = await work();
        const answer = encoded(JSON.stringify(body), encoding);
        cache.set(key, { ...answer, stock: statedStock(name, request.query, body) }, at);
        return answer;
      };
      return sendAnswer(reply, await cache.shared(key, at, () => runWithinLimit(request, renew)));
    },
  };
};
