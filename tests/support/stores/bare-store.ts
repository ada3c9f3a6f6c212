import * as tables from '#server/db/schema.ts';
import type { Database } from '#server/db/connect.ts';

/** What a bare store sells: one product with two variants in stock and one that is sold out. */
export const bare = {
  productId: 'hex-bolt',
  variantId: 'hex-bolt-m10',
  otherVariantId: 'hex-bolt-m12',
  soldOutVariantId: 'hex-bolt-m16',
  policyId: 'policy-2',
  oldPolicyId: 'policy-1',
  priceGroupId: 'trade',
} as const;

/** Fills an empty database with the minimum that a store needs. */
export const seedBareStore = async (db: Database): Promise<void> => {
  await db.insert(tables.storeSettings).values({
    storeName: 'Bare Store',
    supportEmail: 'help@bare.example',
    supportPhone: '0113 496 0000',
    countryCodes: ['GB', 'IE', 'DE'],
    currencyCodes: ['GBP', 'EUR'],
    inventoryAvailability: 'InStock',
    anonymousCustomerProductPolicy: 'AllowedUnauthorizedCheckout',
    isOutOfStockPurchaseEnabled: false,
    isQuickOrderEnabled: true,
    displayProductVariantSkusEnabled: true,
    isCheckoutTermsAndConditionsEnabled: true,
    pricesIncludeTax: false,
    lowStockThreshold: 5,
  });
  await db.insert(tables.minimumOrderPrices).values({ currencyCode: 'GBP', amountMinor: 2500 });
  await db
    .insert(tables.taxRates)
    .values({ countryCode: 'GB', taxClass: 'Standard', rateBasisPoints: 2000, label: 'VAT' });
  await db.insert(tables.priceGroups).values({ id: bare.priceGroupId, code: 'trade', name: 'Trade' });
  await db.insert(tables.privacyPolicies).values([
    { id: bare.oldPolicyId, version: '1', title: 'Old', bodyHtml: '<p>Old</p>', publishedAt: new Date('2024-01-01') },
    {
      id: bare.policyId,
      version: '2',
      title: 'Privacy policy',
      bodyHtml: '<p>What we keep.</p>',
      isCurrent: true,
      publishedAt: new Date('2026-01-01'),
    },
  ]);
  await db.insert(tables.productTypes).values({ id: 'bolt', code: 'bolt', name: 'Bolt' });
  await db.insert(tables.products).values({
    id: bare.productId,
    slug: 'hex-bolt',
    name: 'Hex bolt',
    productTypeId: 'bolt',
    images: [],
    drawingKind: '',
    attributes: [],
    optionAxes: [],
    badges: [],
    documents: [],
  });
  const variantIds = [bare.variantId, bare.otherVariantId, bare.soldOutVariantId];
  for (const [sortOrder, id] of variantIds.entries()) {
    await db.insert(tables.variants).values({
      id,
      productId: bare.productId,
      sku: id.toUpperCase(),
      skuNormalised: id.toUpperCase().replaceAll('-', ''),
      isMaster: sortOrder === 0,
      sortOrder,
      name: `Hex bolt ${id}`,
      attributes: [],
      images: [],
    });
    await db.insert(tables.stock).values({ variantId: id, quantity: id === bare.soldOutVariantId ? 0 : 100 });
    await db.insert(tables.variantPrices).values({ variantId: id, currencyCode: 'GBP', amountMinor: 250 });
  }
};
