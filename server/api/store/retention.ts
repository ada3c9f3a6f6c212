import { and, gte, inArray, isNull, like, lte, or } from 'drizzle-orm';
import { maxAttempts } from '#server/api/mail/outbox.ts';
import type { Queryable } from '#server/db/database.ts';
import { backInStockRequests, baskets, outboxMail, viewedProducts } from '#server/db/schema.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Days after which the traces of guests are deleted. A device that was offline for less time finds its cart. */
const retentionDays = {
  guestBasket: 180,
  guestView: 90,
  sentBackInStockRequest: 90,
  waitingBackInStockRequest: 365,
  sentMail: 30,
};

/** Deletes guests' carts that were not ordered, their viewed products, old requests for stock, and emails that were sent or given up. */
export const deleteOldTraces = async (db: Queryable, now: Date): Promise<void> => {
  const before = (days: number): Date => new Date(now.getTime() - days * dayMs);
  await db
    .delete(baskets)
    .where(
      and(
        isNull(baskets.customerId),
        inArray(baskets.status, ['Open', 'Merged']),
        lte(baskets.updatedAt, before(retentionDays.guestBasket)),
      ),
    );
  await db
    .delete(viewedProducts)
    .where(
      and(like(viewedProducts.viewerKey, 'guest:%'), lte(viewedProducts.viewedAt, before(retentionDays.guestView))),
    );
  await db
    .delete(backInStockRequests)
    .where(
      or(
        lte(backInStockRequests.notifiedAt, before(retentionDays.sentBackInStockRequest)),
        and(
          isNull(backInStockRequests.notifiedAt),
          lte(backInStockRequests.createdAt, before(retentionDays.waitingBackInStockRequest)),
        ),
      ),
    );
  // Also emails that no mail server took: they hold names, addresses and links.
  const isGivenUp = and(
    gte(outboxMail.attempts, maxAttempts),
    lte(outboxMail.createdAt, before(retentionDays.sentMail)),
  );
  await db.delete(outboxMail).where(or(lte(outboxMail.sentAt, before(retentionDays.sentMail)), isGivenUp));
};
