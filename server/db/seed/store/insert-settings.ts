import type { Queryable } from '#server/db/database.ts';
import { minimumOrderPrices, priceGroups, storeSettings, taxRates } from '#server/db/schema.ts';
import { tradeGroupId } from '#server/db/seed/catalogue/insert-products.ts';
import type { SellerRecord } from '#server/db/schema/records.ts';
import { insertRows } from '#server/db/seed/insert-rows.ts';

/** Fictitious: the numbers have a valid format, but belong to no company, tax payer or bank. */
const seller: SellerRecord = {
  legalName: 'Tradecounter Supplies Ltd',
  addressLines: ['Unit 4, Foundry Yard', '18 Tannery Lane', 'Leeds LS1 9XX', 'United Kingdom'],
  vatNumber: 'GB 000 0000 00',
  companyNumber: '00000000',
  terms: [
    'Goods remain ours until they are paid for in full. Orders that are not paid for within a day, or within 14 days by bank transfer, are cancelled.',
    'Goods in the condition they were sent in can be returned within 30 days. Goods cut, mixed, printed or keyed to order cannot be returned unless they are faulty.',
    'Tell us within three working days if anything is missing or was damaged on its way.',
  ],
  banks: ['GBP', 'EUR', 'USD'].map((currencyCode) => ({
    currencyCode,
    details: [
      { name: 'Account name', value: 'Tradecounter Supplies Ltd' },
      ...(currencyCode === 'GBP'
        ? [
            { name: 'Sort code', value: '00-00-00' },
            { name: 'Account number', value: '00000000' },
          ]
        : []),
      { name: 'IBAN', value: 'GB00 XMPL 0000 0000 0000 00' },
      { name: 'BIC', value: 'XMPLGB2L' },
    ],
  })),
};

export async function insertSettings(db: Queryable, now: Date): Promise<void> {
  await db.insert(storeSettings).values({
    storeName: 'Tradecounter',
    supportEmail: 'counter@tradecounter.example',
    // From the range that Ofcom reserves for drama.
    supportPhone: '+44 20 7946 0123',
    countryCodes: ['GB', 'IE', 'FR', 'DE', 'US'],
    currencyCodes: ['GBP', 'EUR', 'USD'],
    inventoryAvailability: 'LowStockAlert',
    anonymousCustomerProductPolicy: 'AllowedUnauthorizedCheckout',
    isOutOfStockPurchaseEnabled: false,
    isQuickOrderEnabled: true,
    displayProductVariantSkusEnabled: true,
    isCheckoutTermsAndConditionsEnabled: true,
    checkoutTermsAndConditionsText:
      'I have read the terms and conditions of sale, and I understand that goods cut, mixed, printed or keyed to my order cannot be returned unless they are faulty.',
    pricesIncludeTax: false,
    lowStockThreshold: 5,
    seller,
    updatedAt: now,
  });
  await insertRows(db, minimumOrderPrices, [
    { currencyCode: 'GBP', amountMinor: 2_500 },
    { currencyCode: 'EUR', amountMinor: 3_000 },
    { currencyCode: 'USD', amountMinor: 3_500 },
  ]);
  await insertRows(db, priceGroups, [{ id: tradeGroupId, code: 'trade', name: 'Trade account', createdAt: now }]);
  await insertRows(db, taxRates, rates());
}

const taxes = {
  GB: ['VAT', 2_000, 500, 0],
  IE: ['VAT', 2_300, 1_350, 0],
  FR: ['TVA', 2_000, 1_000, 0],
  DE: ['MwSt.', 1_900, 700, 0],
  // Sales tax is settled by the receiving state, not collected here.
  US: ['Tax', 0, 0, 0],
} as const;

const rates = (): (typeof taxRates.$inferInsert)[] =>
  Object.entries(taxes).flatMap(([countryCode, [name, standard, reduced, zero]]) => {
    const row = (taxClass: 'Standard' | 'Reduced' | 'Zero', rateBasisPoints: number) => ({
      countryCode,
      taxClass,
      rateBasisPoints,
      label: `${name} ${rateBasisPoints / 100}%`,
    });
    return [row('Standard', standard), row('Reduced', reduced), row('Zero', zero)];
  });
