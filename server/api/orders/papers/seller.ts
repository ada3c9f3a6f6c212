import type { HandlerContext } from '#server/api/http/handler.ts';
import { storeSettings } from '#server/db/schema.ts';
import type { BankRecord, SellerRecord } from '#server/db/schema/records.ts';

/** The seller in the store's settings; null if none is configured. */
export const loadSeller = async ({ db }: Pick<HandlerContext, 'db'>): Promise<SellerRecord | null> => {
  const [row] = await db.select({ seller: storeSettings.seller }).from(storeSettings);
  return row?.seller ?? null;
};

/** The bank account in the order's currency, or null. */
export const bankFor = (order: { readonly currencyCode: string }, seller: SellerRecord | null): BankRecord | null =>
  seller?.banks.find(({ currencyCode }) => currencyCode === order.currencyCode) ?? null;
