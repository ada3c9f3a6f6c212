import { expect, test } from 'vitest';
import { addressOf } from './files.ts';

test.each([
  ['src/routes/cart.tsx', '/cart'],
  ['src/routes/store.index.tsx', '/store'],
  ['src/routes/store.product.$product.tsx', '/store/product/{product}'],
  ['src/routes/{-$page}.tsx', '/{page?}'],
  ['src/routes/shop.$.tsx', '/shop/{anything}'],
  ['src/routes/_signed-in/account.orders.$id.tsx', '/account/orders/{id}'],
  ['src/routes/_signed-in.tsx', undefined],
  ['src/routes/__root.tsx', undefined],
  ['src/routes/-shell/header.tsx', undefined],
])('%s answers at %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});
