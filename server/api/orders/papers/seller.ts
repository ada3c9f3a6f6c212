import type { HandlerContext } from '#server/api/http/handler.ts';
import { storeSettings } from '#server/db/schema.ts';
import type { BankRecord, SellerRecord } from '#server/db/schema/records.ts';

/** What the store says of its seller; null where it says nothing. */
export const loadSeller = async ({ db }: Pick<HandlerContext, 'db'>): Promise<SellerRecord | null> => {
  const [row] = await db.select({ seller: storeSettings.seller }).from(storeSettings);
  return row?.seller ?? null;
};

/** The account that takes the order's currency. */
export const bankFor = (order: { readonly currencyCode: string }, seller: SellerRecord | null): BankRecord | null =>
  seller?.banks.find(({ currencyCode }) => currencyCode === order.currencyCode) ?? null;
