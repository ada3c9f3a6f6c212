import { afterAll, beforeAll, expect, test } from 'vitest';
import { refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';
import { stockShelf } from './catalogue-fixture.ts';

const store = await createBareStore();
const guest = store.client();

beforeAll(() => stockShelf(store.db));
afterAll(() => store.close());

const slugsOf = (list: readonly { slug: string }[]): string[] => list.map(({ slug }) => slug);

test('the tree has every category that is on, with how many products are under it [API-30] [CAT-01]', async () => {
  const { nodes } = await guest.getCategoryTree({});
  expect(nodes).toMatchObject([
    {
      slug: 'qz-shelf',
      productCount: 4,
      level: 1,
      nodes: [
        { slug: 'qz-bolts', productCount: 3, imageUrl: '/media/pictures/bolt-zinc-400.avif', nodes: [] },
        { slug: 'qz-valves', productCount: 1, nodes: [] },
      ],
    },
  ]);
});

test('categories are listed, searched by name and cut into pages [API-31]', async () => {
  const all = await guest.getCategories({});
  expect(slugsOf(all.results)).toEqual(['qz-shelf', 'qz-bolts', 'qz-valves']);
  expect(all).toMatchObject({ total: 3, pageNumber: 1, pageSize: 50 });
  expect(slugsOf((await guest.getCategories({ query: { Search: 'bolt quarzel' } })).results)).toEqual(['qz-bolts']);
  expect(slugsOf((await guest.getCategories({ query: { ParentId: 'qz-shelf' } })).results)).toEqual([
    'qz-bolts',
    'qz-valves',
  ]);
  const second = await guest.getCategories({ query: { PageNumber: 2, PageSize: 2 } });
  expect([slugsOf(second.results), second.total]).toEqual([['qz-valves'], 3]);
  expect((await guest.getCategories({ query: { Search: '%' } })).total).toBe(3);
  expect((await guest.getCategories({ query: { Search: 'olt' } })).total).toBe(0);
});

test('one category has its way from the root, its children and the columns of its table [API-32] [API-33] [CAT-01]', async () => {
  const bolts = await guest.getCategory({ params: { id: 'qz-bolts' } });
  expect(bolts).toEqual(await guest.getCategoryBySlug({ params: { slug: 'qz-bolts' } }));
  expect(bolts).toMatchObject({
    parentId: 'qz-shelf',
    breadcrumbs: [{ slug: 'qz-shelf', name: 'Quarzel shelf' }],
    subcategories: [],
    listAttributes: [
      { code: 'qz-finish', name: 'Finish' },
      { code: 'qz-length', name: 'Length' },
    ],
    description: '<p>About it.</p>',
  });
  const shelf = await guest.getCategory({ params: { id: 'qz-shelf' } });
  expect([shelf.parentId, shelf.breadcrumbs, slugsOf(shelf.subcategories)]).toEqual([
    null,
    [],
    ['qz-bolts', 'qz-valves'],
  ]);
});

test('the children of a category, or the top level [API-34] [CAT-01]', async () => {
  expect(slugsOf((await guest.getSubcategories({})).results)).toEqual(['qz-shelf']);
  const children = await guest.getSubcategories({ query: { CategoryId: 'qz-shelf' } });
  expect(slugsOf(children.results)).toEqual(['qz-bolts', 'qz-valves']);
});

test('what is unknown, off, or under something that is off is not found [API-32] [API-33] [API-34]', async () => {
  for (const id of ['nothing', 'qz-attic', 'qz-box']) {
    expect((await refused(guest.getCategory({ params: { id } }))).status).toBe(404);
    expect((await refused(guest.getSubcategories({ query: { CategoryId: id } }))).status).toBe(404);
  }
  expect((await refused(guest.getCategoryBySlug({ params: { slug: 'nothing' } }))).status).toBe(404);
  expect((await store.send({ method: 'GET', path: '/categories/slug=Not%20a%20slug' })).status).toBe(400);
  expect((await store.send({ method: 'GET', path: '/categories?PageSize=-1' })).status).toBe(400);
});

test('the add-ons of a product come in its order, priced in its currency [API-47] [CAT-05]', async () => {
  const { results } = await guest.getProductAddOns({ params: { id: 'qz-m6' } });
  expect(results).toMatchObject([
    {
      id: 'qz-cut',
      name: 'Quarzel cutting',
      description: 'Square cut.',
      isRequired: false,
      minSelections: 0,
      maxSelections: 1,
      options: [
        { id: 'qz-cut-one', name: 'One cut', price: { amount: 150, currencyCode: 'GBP' }, isDefault: true },
        { id: 'qz-cut-two', price: { amount: 250 }, isDefault: false },
      ],
    },
    { id: 'qz-mark', isRequired: true, minSelections: 1, options: [{ price: { amount: 0 } }] },
  ]);
  const abroad = await store.client(null, { currencyCode: 'EUR' }).getProductAddOns({ params: { id: 'qz-valve' } });
  expect(abroad.results[0]?.options.map(({ id }) => id)).toEqual(['qz-cut-abroad']);
  expect((await guest.getProductAddOns({ params: { id: 'qz-m8' } })).results).toEqual([]);
  expect((await refused(guest.getProductAddOns({ params: { id: 'qz-gone' } }))).status).toBe(404);
});

test('add-ons of all products, of some, and page by page [API-49] [CAT-05]', async () => {
  const idsOf = (list: { results: readonly { id: string }[] }): string[] => list.results.map(({ id }) => id);
  expect(idsOf(await guest.getAddOns({}))).toEqual(['qz-cut', 'qz-mark']);
  expect(idsOf(await guest.getAddOns({ query: { ProductIds: ['qz-valve', 'nothing'] } }))).toEqual(['qz-cut']);
  expect(await guest.getAddOns({ query: { PageNumber: 2, PageSize: 1 } })).toMatchObject({
    results: [{ id: 'qz-mark' }],
    total: 2,
    pageNumber: 2,
    pageSize: 1,
  });
  expect((await store.send({ method: 'GET', path: '/add-ons?PageNumber=0' })).status).toBe(400);
});

test('a product type declares its attributes in order [API-48]', async () => {
  const type = await guest.getProductType({ params: { id: 'qz-type-bolt' } });
  expect(type).toEqual({
    id: 'qz-type-bolt',
    name: 'Quarzel bolts',
    attributes: [
      { code: 'qz-finish', name: 'Finish', type: 'text', unit: null, isFilterable: true },
      { code: 'qz-length', name: 'Length', type: 'number', unit: 'mm', isFilterable: true },
    ],
  });
  expect((await refused(guest.getProductType({ params: { id: 'nothing' } }))).status).toBe(404);
});

test('recommendations come by reason and rank, without what is off sale [API-133] [CAT-09]', async () => {
  const { results } = await guest.getRecommendations({ params: { id: 'qz-m6' } });
  expect(results.map(({ type, products }) => [type, products.map(({ id }) => id)])).toEqual([
    ['similar', ['qz-m8', 'qz-m10']],
    ['bought-together', ['qz-valve']],
  ]);
  expect((await guest.getRecommendations({ params: { id: 'qz-m8' } })).results).toEqual([]);
  expect((await refused(guest.getRecommendations({ params: { id: 'qz-gone' } }))).status).toBe(404);
});
