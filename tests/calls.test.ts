/** The specification's 91 calls and our additions, written out by hand, and the places where each must appear. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { rows } from '#contract/rows.ts';
import { handlers } from '#server/api/http/handlers.ts';
import { read, repositoryFiles } from '#tests/support/run/files.ts';
import { unsent } from '#tests/support/run/unsent-calls.ts';
import { createTestStore, type TestStore } from '#tests/support/stores/store.ts';

const calls = `
API-02 GET /redirects
API-10 PUT /baskets
API-11 DELETE /baskets/products
API-12 GET /baskets
API-13 PUT /baskets/products/quantity
API-14 PUT /baskets/{id}/merge
API-15 PUT /baskets/orders/{id}/merge
API-16 PUT /baskets/addons
API-17 PUT /baskets/addons/bulk
API-20 POST /auth/sign-in
API-21 POST /auth/signup-request
API-22 PUT /auth/signup-request/complete
API-23 PUT /auth/invites/complete
API-24 POST /passwords/reset
API-25 POST /passwords/reset/complete
API-30 GET /categories/tree
API-31 GET /categories
API-32 GET /categories/{id}
API-33 GET /categories/slug={slug}
API-34 GET /categories/subcategories
API-40 GET /products/slug={slug}
API-41 GET /products/{id}
API-42 GET /products
API-43 GET /products/search/autocomplete
API-44 POST /product-filters/types
API-45 GET /product-filters/attributes
API-46 GET /product-filters
API-47 GET /products/{id}/add-ons
API-48 GET /product-types/{id}
API-49 GET /add-ons
API-50 GET /pages/by-url
API-51 GET /pages
API-60 GET /baskets/checkout/summary
API-61 GET /baskets/checkout/delivery/available-options
API-62 PUT /baskets/checkout/delivery-address
API-63 PUT /baskets/checkout/billing-address
API-64 PUT /baskets/checkout/customer-info
API-65 PUT /baskets/checkout/delivery/options
API-66 PUT /baskets/checkout/discount-codes
API-67 DELETE /baskets/checkout/discount-codes
API-68 PUT /baskets/checkout/products/quantity
API-69 DELETE /baskets/checkout/products
API-70 PUT /baskets/checkout/customers-fields
API-71 PUT /baskets/checkout/products/addons
API-72 PUT /baskets/checkout/products/addons/bulk
API-80 GET /store-settings
API-81 GET /menus/main/tree
API-90 GET /customers/addresses
API-91 POST /customers/addresses
API-92 PUT /customers/addresses/{id}
API-93 DELETE /customers/addresses/{id}
API-94 PUT /customers/addresses/{id}/default
API-95 GET /customers/companies/addresses
API-96 POST /customers/companies/address
API-100 GET /orders
API-101 GET /orders/{id}
API-102 GET /orders/{id}/summary
API-103 POST /orders
API-104 PUT /orders/{id}/cancel
API-105 POST /order-returns
API-106 GET /order-returns
API-107 GET /order-returns/{id}
API-108 GET /order-returns/reasons
API-109 GET /order-returns/resolutions
API-110 GET /payment-providers
API-111 POST /payments
API-112 PUT /payments/{id}/process
API-113 POST /payments/refresh
API-120 POST /notifications/back-in-stock
API-121 GET /customers/credits
API-122 GET /viewed-products
API-123 DELETE /viewed-products
API-124 POST /viewed-products/variants/{id}
API-125 GET /customers/current/
API-126 GET /customers/current/settings
API-127 PUT /customers/current/settings
API-128 PUT /customers/current/password
API-129 GET /privacy-policies/current
API-130 PUT /privacy-policies/{id}/accept
API-131 GET /blog-categories/by-slug
API-132 GET /blog-posts
API-133 GET /recommendations/{id}
API-134 PUT /marketing-customers/subscriptions
API-140 GET /wishlists
API-141 POST /wishlists
API-142 GET /wishlists/{id}
API-143 PUT /wishlists/{id}
API-144 DELETE /wishlists/{id}
API-145 PUT /wishlists/wishlist-items
API-146 PUT /wishlists/{id}/wishlist-items/{itemId}
API-147 DELETE /wishlists/{id}/wishlist-items/{itemId}
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [id: string, method: string, path: string]);

/** Calls beyond the specification; a store may lack them, and the page does without. */
const additions = [
  ['ADD-01', 'GET', '/product-variants/export'],
  ['ADD-02', 'POST', '/auth/sign-out'],
  ['ADD-03', 'POST', '/contact-messages'],
  ['ADD-04', 'GET', '/orders/{id}/documents/{kind}'],
  ['ADD-05', 'GET', '/parked-carts'],
  ['ADD-06', 'PUT', '/parked-carts/{id}'],
  ['ADD-07', 'PUT', '/baskets/parked-carts/{id}/merge'],
  ['ADD-08', 'DELETE', '/parked-carts/{id}'],
  ['ADD-09', 'POST', '/orders/{id}/account-request'],
  ['ADD-10', 'GET', '/address-lookup'],
  ['ADD-11', 'GET', '/notifications/push-key'],
  ['ADD-12', 'PUT', '/notifications/push-subscriptions'],
  ['ADD-13', 'DELETE', '/notifications/push-subscriptions'],
] as const;

/** Whether a source sends a row: passes it to `call`, or names it as one that is sent from a device. */
const sends = (source: string, name: string): boolean =>
  new RegExp(`\\.call\\(\\s*${name}\\b|\\brow: '${name}'`).test(source);

const sending = repositoryFiles()
  .filter((it) => /^(src|sw)\/.*\.tsx?$/.test(it) && !it.startsWith('src/contract/') && !/\.test\.tsx?$/.test(it))
  .map(read);

const named = Object.entries(rows).map(([name, { method, path }]) => ({ name, call: `${method} ${path}` }));
const samples = new Set(repositoryFiles().filter((it) => it.startsWith('tests/contract/samples/')));

const Document = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))),
});

let store: TestStore;
let document: z.output<typeof Document>;
beforeAll(async () => {
  store = await createTestStore();
  document = Document.parse((await store.app.inject('/openapi.json')).json());
});
afterAll(async () => store.close());

test('the contract holds these calls and no other', () => {
  expect(calls).toHaveLength(91);
  const written = [...calls, ...additions].map(([, method, path]) => `${method} ${path}`);
  expect(named.map((it) => it.call).sort(), 'A call of our own belongs in `additions`.').toEqual(written.sort());
});

test('only what is handed on to be sent counts as sent', () => {
  const sent = ['shop.api.call(getPages, {})', 'api.call(\n  getPages,\n  {},\n)', "{ row: 'getPages' }"];
  expect(sent.filter((source) => !sends(source, 'getPages'))).toEqual([]);
  const unsentSources = [
    "import { getPages } from './x.ts';",
    '// getPages',
    'api.call(getPagesOfAll)',
    "title: 'getPages'",
  ];
  expect(unsentSources.filter((source) => sends(source, 'getPages'))).toEqual([]);
});

test('the document is OpenAPI 3.1', () => expect(document.openapi).toMatch(/^3\.1\./));

describe.each([...calls, ...additions])('%s %s %s', (_id, method, path) => {
  const name = named.find((it) => it.call === `${method} ${path}`)?.name ?? 'no row';

  test('has a handler', () => expect(Object.keys(handlers)).toContain(name));

  test('has a sample', () => expect(samples).toContain(`tests/contract/samples/${name}.json`));

  test('is in the document', () => {
    expect(document.paths[path]?.[method.toLowerCase()]?.operationId).toBe(name);
  });

  test('is sent by the app, or is listed with the reason why not', () => {
    const isSent = sending.some((source) => sends(source, name));
    const reason = unsent.get(`${method} ${path}`);
    const list = 'tests/support/run/unsent-calls.ts';
    if (reason === undefined)
      expect(isSent, `Nothing sends it; a call without a use has its reason in ${list}.`).toBe(true);
    else expect(isSent, `It is sent, but ${list} says: ${reason}.`).toBe(false);
  });
});
