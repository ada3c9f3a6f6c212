import type { stock } from '#server/db/schema.ts';
import { between } from '#server/db/seed/random.ts';

type StockRow = typeof stock.$inferInsert;

const dayMs = 86_400_000;

/** Cheap items are stocked by the thousand, expensive ones by the handful; some are low and some are out of stock. */
export function stockOf(variantId: string, pounds: number, random: () => number, now: Date): StockRow {
  const usual = Math.max(6, Math.min(2_500, Math.round(900 / Math.max(pounds, 0.25))));
  const reorderLevel = Math.max(4, Math.round(usual / 5));
  const luck = random();
  const updatedAt = now;
  if (luck < 0.045) {
    const isDated = random() < 0.7;
    const restockDate = isDated ? isoDate(now.getTime() + between(random, 2, 35) * dayMs) : null;
    return { variantId, quantity: 0, reorderLevel, restockDate, updatedAt };
  }
  const quantity = luck < 0.11 ? between(random, 1, 5) : between(random, Math.max(8, reorderLevel), usual * 2);
  return { variantId, quantity, reorderLevel, restockDate: null, updatedAt };
}

export const isoDate = (at: number): string => new Date(at).toISOString().slice(0, 10);
