import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '#tests/support/stores/client.ts';
import type { PartPage } from '#contract/part.ts';
import type { Rows } from '#contract/rows.ts';
import * as tables from '#server/db/schema.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';
import { stockShelf } from './catalogue-fixture.ts';

const store = await createBareStore();
const guest = store.client();

beforeAll(() => stockShelf(store.db));
afterAll(() => store.close());

/** Requests all pages of one run. */
const run = async (client: Client<Rows>, query: { Since?: string; PageSize?: number } = {}): Promise<PartPage[]> => {
  const pages: PartPage[] = [];
  for (let After: string | null = ''; After !== null; After = pages.at(-1)?.next ?? null) {
    pages.push(await client.getParts({ query: { ...query, ...(After !== '' && { After }) } }));
  }
  return pages;
};
const versionNow = async (client = guest): Promise<string> => (await client.getParts({ query: {} })).version;
const changesSince = async (Since: string, client = guest) => {
  const pages = await run(client, { Since });
  return {
    isWhole: pages[0]?.isWhole,
    parts: pages.flatMap(({ parts }) => parts),
    removed: pages.flatMap(({ removed }) => removed),
  };
};

test('pages hold every part that is sold, once, with what a pad needs of it [CAT-08]', async () => {
  const pages = await run(guest, { PageSize: 2 });
  const parts = pages.flatMap((page) => page.parts);
  const skus = parts.map(({ sku }) => sku).filter((sku) => sku.startsWith('QZ'));
  expect(skus.toSorted()).toEqual([
    'QZ-B-006-020',
    'QZ-B-008-030',
    'QZ-B-010-020',
    'QZ-B-010-100',
    'QZ-V-BLUE',
    'QZ-V-RED',
  ]);
  expect(pages[0]).toMatchObject({ isWhole: true, isFirst: true, total: parts.length, currencyCode: 'GBP' });
  expect(pages[0]?.totalBytes).toBeGreaterThan(0);
  expect(pages.slice(1).every(({ isFirst, total }) => !isFirst && total === null)).toBe(true);
  expect(new Set(pages.map(({ version }) => version)).size).toBe(1);
  expect(parts.find(({ sku }) => sku === 'QZ-B-006-020')).toMatchObject({
    slug: 'qz-m6-page',
    name: 'Quarzel bolt M6',
    words: 'Anvil & Sons 20 mm Zinc plated',
    priceMinor: 200,
    tiers: [
      [10, 180],
      [100, 150],
    ],
    taxRate: 2000,
    categories: ['qz-bolts'],
    stock: { isInStock: true },
    hasAddOns: true,
    requiresAddOns: true,
  });
  expect(parts.find(({ sku }) => sku === 'QZ-V-BLUE')).toMatchObject({ hasAddOns: true, requiresAddOns: false });
  expect(parts.find(({ sku }) => sku === 'QZ-B-008-030')?.hasAddOns).toBe(false);
});

test('prices are those of the shopper, and of the currency', async () => {
  const member = await store.shopper({ company: true });
  const priceOf = async (client: Client<Rows>) =>
    (await client.getParts({ query: {} })).parts.find(({ sku }) => sku === 'QZ-B-008-030')?.priceMinor;
  expect(await priceOf(guest)).toBe(300);
  expect(await priceOf(store.client(null, { currencyCode: 'EUR' }))).toBe(600);
  expect(await priceOf(member.client)).toBe(150);
});

test('where nothing changed, nothing is sent again', async () => {
  const { isWhole, parts, removed } = await changesSince(await versionNow());
  expect({ isWhole, parts, removed }).toEqual({ isWhole: false, parts: [], removed: [] });
});

test('what changed in stock, price, name or add-ons is in the delta, and nothing else', async () => {
  const { db } = store;
  const changes: readonly (readonly [string, () => Promise<unknown>, readonly string[]])[] = [
    [
      'stock',
      () => db.update(tables.stock).set({ quantity: 7 }).where(eq(tables.stock.variantId, 'qz-v-red')),
      ['QZ-V-RED'],
    ],
    [
      'price',
      () =>
        db
          .update(tables.variantPrices)
          .set({ amountMinor: 999 })
          .where(eq(tables.variantPrices.variantId, 'qz-v-blue')),
      ['QZ-V-BLUE'],
    ],
    [
      'a price that went',
      () => db.delete(tables.variantPrices).where(eq(tables.variantPrices.variantId, 'qz-v-blue')),
      ['QZ-V-BLUE'],
    ],
    [
      'name',
      () => db.update(tables.products).set({ name: 'Quarzel bolt M8 new' }).where(eq(tables.products.id, 'qz-m8')),
      ['QZ-B-008-030'],
    ],
    ['popularity', () => db.update(tables.products).set({ popularity: 1 }).where(eq(tables.products.id, 'qz-m8')), []],
    [
      'add-ons that have to be chosen',
      () => db.update(tables.addOnGroups).set({ isRequired: true }).where(eq(tables.addOnGroups.id, 'qz-cut')),
      ['QZ-B-006-020', 'QZ-V-BLUE', 'QZ-V-RED'],
    ],
    [
      'the name of add-ons',
      () => db.update(tables.addOnGroups).set({ name: 'Cutting' }).where(eq(tables.addOnGroups.id, 'qz-cut')),
      [],
    ],
    [
      'add-ons',
      () => db.delete(tables.productAddOnGroups).where(eq(tables.productAddOnGroups.productId, 'qz-valve')),
      ['QZ-V-BLUE', 'QZ-V-RED'],
    ],
    [
      'a category',
      () => db.insert(tables.productCategories).values({ productId: 'qz-m8', categoryId: 'qz-valves' }),
      ['QZ-B-008-030'],
    ],
    [
      'the slug of a category',
      () => db.update(tables.categories).set({ slug: 'qz-renamed' }).where(eq(tables.categories.id, 'qz-valves')),
      ['QZ-B-008-030', 'QZ-V-BLUE', 'QZ-V-RED'],
    ],
    [
      'the name of a category',
      () => db.update(tables.categories).set({ name: 'Renamed' }).where(eq(tables.categories.id, 'qz-valves')),
      [],
    ],
    [
      'a category that it is taken out of',
      () => db.delete(tables.productCategories).where(eq(tables.productCategories.categoryId, 'qz-valves')),
      ['QZ-B-008-030', 'QZ-V-BLUE', 'QZ-V-RED'],
    ],
    [
      'brand',
      () => db.update(tables.brands).set({ name: 'Anvil' }).where(eq(tables.brands.id, 'qz-brand-a')),
      ['QZ-B-006-020', 'QZ-B-010-020', 'QZ-B-010-100'],
    ],
  ];
  for (const [what, change, skus] of changes) {
    const before = await versionNow();
    await change();
    const { isWhole, parts, removed } = await changesSince(before);
    expect(isWhole, what).toBe(false);
    expect(parts.map(({ sku }) => sku).toSorted(), what).toEqual(skus);
    // The sibling that is off sale was never in the index.
    expect(
      removed.filter((id) => id !== 'qz-b-010-060' && id !== 'qz-gone'),
      what,
    ).toEqual([]);
  }
});

test('what is taken off sale or deleted is listed as gone, and comes back as a part', async () => {
  const { db } = store;
  const before = await versionNow();
  await db.update(tables.products).set({ isActive: false }).where(eq(tables.products.id, 'qz-valve'));
  await db.update(tables.variants).set({ isActive: false }).where(eq(tables.variants.id, 'qz-b-010-100'));
  expect((await changesSince(before)).removed.toSorted()).toEqual(['qz-b-010-100', 'qz-v-blue', 'qz-v-red']);
  const between = await versionNow();
  await db.update(tables.products).set({ isActive: true }).where(eq(tables.products.id, 'qz-valve'));
  expect((await changesSince(between)).parts.map(({ sku }) => sku)).toEqual(['QZ-V-BLUE', 'QZ-V-RED']);
  const beforeDeletion = await versionNow();
  await db.delete(tables.variants).where(eq(tables.variants.id, 'qz-b-010-100'));
  expect((await changesSince(beforeDeletion)).removed).toEqual(['qz-b-010-100']);
});

test('a change between two pages of a run is in the delta of its version', async () => {
  const [first] = await run(guest, { PageSize: 1 });
  await store.db.update(tables.stock).set({ quantity: 8 }).where(eq(tables.stock.variantId, 'qz-v-red'));
  expect((await changesSince(first?.version ?? '')).parts.map(({ sku }) => sku)).toEqual(['QZ-V-RED']);
});

test('other rules of the store or another price list make another index', async () => {
  const member = await store.shopper({ company: true });
  const ofGuest = await versionNow();
  expect((await changesSince(ofGuest, member.client)).isWhole).toBe(true);
  expect((await changesSince(ofGuest, store.client(null, { currencyCode: 'EUR' }))).isWhole).toBe(true);
  const { next } = await guest.getParts({ query: { PageSize: 1 } });
  await store.db.update(tables.storeSettings).set({ anonymousCustomerProductPolicy: 'HiddenPricesForUnauthorized' });
  const { isWhole, parts } = await changesSince(ofGuest);
  expect(isWhole).toBe(true);
  expect(parts.every(({ priceMinor, tiers }) => priceMinor === null && tiers.length === 0)).toBe(true);
  expect(await guest.getParts({ query: { After: next ?? '' } })).toMatchObject({ isWhole: true, isFirst: true });
  await store.db.update(tables.storeSettings).set({ anonymousCustomerProductPolicy: 'HiddenForUnauthorized' });
  expect((await run(guest)).flatMap(({ parts: visible }) => visible)).toEqual([]);
});

test('marks that no store has made are refused', async () => {
  expect((await refused(guest.getParts({ query: { Since: 'yesterday' } }))).status).toBe(400);
  expect((await refused(guest.getParts({ query: { After: 'a.b' } }))).status).toBe(400);
  expect((await refused(guest.getParts({ query: { PageSize: 1001 } }))).status).toBe(400);
});
