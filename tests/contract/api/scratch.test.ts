import { afterAll, expect, test } from 'vitest';
import { createTestStore } from '#tests/support/store.ts';
import { storeSettings } from '#server/db/schema.ts';
const store = await createTestStore();
afterAll(() => store.close());
test('x', async () => {
  await store.db.insert(storeSettings).values({ storeName: 'T', supportEmail: 'a@b.test', supportPhone: '1', countryCodes: ['GB'], currencyCodes: ['GBP','EUR'], inventoryAvailability: 'InStock', anonymousCustomerProductPolicy: 'None', isOutOfStockPurchaseEnabled: true, isQuickOrderEnabled: true, displayProductVariantSkusEnabled: true, isCheckoutTermsAndConditionsEnabled: false, pricesIncludeTax: false, lowStockThreshold: 5 });
  console.log(await store.send({ method: 'POST', path: '/auth/sign-in', body: { email: 'x', password: 'y' } }));
  console.log(await store.send({ method: 'POST', path: '/auth/sign-in', body: '{"a' }));
  console.log(await store.send({ method: 'GET', path: '/wishlists' }));
  console.log(await store.send({ method: 'GET', path: '/products/slug=abc-d' }));
  console.log(await store.send({ method: 'GET', path: '/nothing' }));
  console.log(await store.send({ method: 'GET', path: '/products/%ff' }));
  console.log(await store.send({ method: 'PUT', path: '/baskets/checkout/delivery-address', body: {firstName:'A', postalCode:'x'} }));
  const doc = JSON.parse((await store.app.inject('/openapi.json')).body);
  console.log(Object.keys(doc.paths).length, Object.keys(doc.components.schemas), JSON.stringify(doc.paths['/products/slug={slug}']), doc.openapi, Object.keys(doc.paths));
  console.log(JSON.stringify(doc.components.schemas.CategoryNode), JSON.stringify(doc.paths['/wishlists'].get));
});
