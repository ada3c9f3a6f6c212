import type { Database } from '#server/db/database.ts';
import { refreshProductSearch } from '#server/db/product-search.ts';
import * as tables from '#server/db/schema.ts';
import type { AttributeRecord } from '#server/db/schema/records.ts';
import { bare } from '#tests/support/stores/bare-store.ts';

/*
 * A shelf of invented products for a bare store, few enough to count by hand. All of them are called “quarzel”, a word that
 * occurs nowhere else.
 */

const attributes = [
  { id: 'qz-finish', code: 'qz-finish', name: 'Finish', type: 'text', unit: null },
  { id: 'qz-length', code: 'qz-length', name: 'Length', type: 'number', unit: 'mm' },
  { id: 'qz-colour', code: 'qz-colour', name: 'Colour', type: 'colour', unit: null },
  { id: 'qz-lined', code: 'qz-lined', name: 'Lined', type: 'boolean', unit: null },
] as const;

const text = (code: string, value: string, displayValue: string): AttributeRecord => ({
  code,
  name: attributes.find((attribute) => attribute.code === code)?.name ?? code,
  value,
  displayValue,
});
const finish = (value: 'zinc' | 'brass'): AttributeRecord =>
  text('qz-finish', value, value === 'zinc' ? 'Zinc plated' : 'Solid brass');
const colour = (value: 'red' | 'blue'): AttributeRecord => text('qz-colour', value, value === 'red' ? 'Red' : 'Blue');
const length = (value: number): AttributeRecord => ({
  code: 'qz-length',
  name: 'Length',
  value,
  displayValue: `${value} mm`,
  unit: 'mm',
});

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly type: 'qz-type-bolt' | 'qz-type-valve';
  readonly brand: 'qz-brand-a' | 'qz-brand-b';
  readonly category: string;
  readonly popularity: number;
  readonly createdAt: string;
  readonly shared: AttributeRecord[];
  readonly isActive?: boolean;
  readonly axes?: (typeof tables.products.$inferInsert)['optionAxes'];
  readonly variants: readonly Part[];
}

interface Part {
  readonly sku: string;
  readonly own: AttributeRecord[];
  readonly pence: number;
  readonly stock: number;
  readonly barcode?: string;
  readonly isActive?: boolean;
  readonly tiers?: readonly (readonly [quantity: number, pence: number])[];
  readonly originalPence?: number;
}

const things: readonly Thing[] = [
  {
    id: 'qz-m10',
    name: 'Quarzel bolt M10',
    type: 'qz-type-bolt',
    brand: 'qz-brand-a',
    category: 'qz-bolts',
    popularity: 50,
    createdAt: '2026-01-03',
    shared: [finish('brass')],
    variants: [
      { sku: 'QZ-B-010-100', own: [length(100)], pence: 900, stock: 0 },
      { sku: 'QZ-B-010-020', own: [length(20)], pence: 400, stock: 3, barcode: '0501234000017' },
      { sku: 'QZ-B-010-060', own: [length(60)], pence: 600, stock: 40, isActive: false },
    ],
  },
  {
    id: 'qz-m6',
    name: 'Quarzel bolt M6',
    type: 'qz-type-bolt',
    brand: 'qz-brand-a',
    category: 'qz-bolts',
    popularity: 40,
    createdAt: '2026-01-01',
    shared: [finish('zinc')],
    variants: [
      {
        sku: 'QZ-B-006-020',
        own: [length(20)],
        pence: 200,
        stock: 500,
        tiers: [
          [10, 180],
          [100, 150],
        ],
        originalPence: 250,
      },
    ],
  },
  {
    id: 'qz-m8',
    name: 'Quarzel bolt M8',
    type: 'qz-type-bolt',
    brand: 'qz-brand-b',
    category: 'qz-bolts',
    popularity: 60,
    createdAt: '2026-01-02',
    shared: [finish('zinc')],
    variants: [{ sku: 'QZ-B-008-030', own: [length(30)], pence: 300, stock: 0 }],
  },
  {
    id: 'qz-valve',
    name: 'Quarzel valve',
    type: 'qz-type-valve',
    brand: 'qz-brand-b',
    category: 'qz-valves',
    popularity: 10,
    createdAt: '2026-01-04',
    shared: [{ code: 'qz-lined', name: 'Lined', value: true, displayValue: 'Yes' }],
    axes: [
      {
        code: 'qz-colour',
        name: 'Colour',
        values: [
          { value: 'red', label: 'Red', swatch: '#cc0000' },
          { value: 'blue', label: 'Blue', swatch: '#0000cc' },
        ],
      },
    ],
    variants: [
      { sku: 'QZ-V-RED', own: [colour('red')], pence: 2500, stock: 5 },
      { sku: 'QZ-V-BLUE', own: [colour('blue')], pence: 2400, stock: 5 },
    ],
  },
  {
    id: 'qz-gone',
    name: 'Quarzel relic',
    type: 'qz-type-valve',
    brand: 'qz-brand-b',
    category: 'qz-valves',
    popularity: 99,
    createdAt: '2026-01-05',
    shared: [],
    isActive: false,
    variants: [{ sku: 'QZ-GONE', own: [], pence: 100, stock: 5 }],
  },
];

const shelf = [
  { id: 'qz-shelf', parentId: null, slug: 'qz-shelf', name: 'Quarzel shelf', path: 'qz-shelf/', level: 1 },
  {
    id: 'qz-bolts',
    parentId: 'qz-shelf',
    slug: 'qz-bolts',
    name: 'Quarzel bolts',
    path: 'qz-shelf/qz-bolts/',
    level: 2,
  },
  {
    id: 'qz-valves',
    parentId: 'qz-shelf',
    slug: 'qz-valves',
    name: 'Quarzel valves',
    path: 'qz-shelf/qz-valves/',
    level: 2,
  },
  {
    id: 'qz-attic',
    parentId: 'qz-shelf',
    slug: 'qz-attic',
    name: 'Quarzel attic',
    path: 'qz-shelf/qz-attic/',
    level: 2,
    isActive: false,
  },
  {
    id: 'qz-box',
    parentId: 'qz-attic',
    slug: 'qz-box',
    name: 'Quarzel box',
    path: 'qz-shelf/qz-attic/qz-box/',
    level: 3,
  },
];

const picture = { url: '/media/pictures/bolt-zinc-800.avif', alt: 'A bolt', width: 800, height: 800 };

/** Puts the shelf into a bare store. Members of its price group pay half price for everything on it except the valve. */
export const stockShelf = async (db: Database): Promise<void> => {
  await db.insert(tables.brands).values([
    { id: 'qz-brand-a', slug: 'qz-anvil', name: 'Anvil & Sons' },
    { id: 'qz-brand-b', slug: 'qz-bellows', name: 'Bellows' },
  ]);
  await db.insert(tables.productTypes).values([
    { id: 'qz-type-bolt', code: 'qz-bolt', name: 'Quarzel bolts' },
    { id: 'qz-type-valve', code: 'qz-valve', name: 'Quarzel valves' },
  ]);
  await db
    .insert(tables.attributeDefinitions)
    .values(attributes.map((attribute, place) => ({ ...attribute, isFilterable: true, sortOrder: 900 + place })));
  await db.insert(tables.productTypeAttributes).values([
    { productTypeId: 'qz-type-bolt', attributeId: 'qz-length', sortOrder: 2, isAxis: true },
    { productTypeId: 'qz-type-bolt', attributeId: 'qz-finish', sortOrder: 1 },
  ]);
  await db.insert(tables.categories).values(
    shelf.map((category, place) => ({
      ...category,
      sortOrder: place,
      pictureKey: 'bolt-zinc',
      description: '<p onclick="steal()">About it.</p><script>steal()</script>',
    })),
  );
  for (const thing of things) await putOnShelf(db, thing);
  await db.insert(tables.recommendations).values([
    { productId: 'qz-m6', type: 'similar', recommendedProductId: 'qz-m10', rank: 2 },
    { productId: 'qz-m6', type: 'similar', recommendedProductId: 'qz-m8', rank: 1 },
    { productId: 'qz-m6', type: 'bought-together', recommendedProductId: 'qz-valve', rank: 1 },
    { productId: 'qz-m6', type: 'related', recommendedProductId: 'qz-gone', rank: 1 },
  ]);
  await addAddOns(db);
  await refreshProductSearch(db);
};

const putOnShelf = async (db: Database, thing: Thing): Promise<void> => {
  const { id, name, type, brand, popularity, createdAt, shared, isActive = true, axes = [] } = thing;
  await db.insert(tables.products).values({
    id,
    slug: `${id}-page`,
    name,
    descriptionHtml: '<h1>Made of quarzel</h1><img src="x" onerror="steal()">',
    brandId: brand,
    productTypeId: type,
    images: [picture],
    drawingKind: 'bolt',
    attributes: shared,
    optionAxes: axes,
    badges: [],
    documents: [
      { name: 'Sheet', url: '/media/sheet.pdf', type: 'application/pdf', sizeBytes: 10 },
      { name: 'Trap', url: 'javascript:steal()', type: 'text/html', sizeBytes: 10 },
    ],
    popularity,
    isActive,
    createdAt: new Date(createdAt),
  });
  await db.insert(tables.productCategories).values({ productId: id, categoryId: thing.category, isMain: true });
  const parts = thing.variants.map((part, place) => ({ ...part, place, variantId: part.sku.toLowerCase() }));
  await db.insert(tables.variants).values(
    parts.map(({ variantId, sku, own, barcode, place, isActive: isOnSale = true }) => ({
      id: variantId,
      productId: id,
      sku,
      skuNormalised: sku.replaceAll('-', ''),
      isMaster: place === 0,
      sortOrder: place,
      name: `${name}, ${own.map(({ displayValue }) => displayValue).join(', ')}`,
      barcode: barcode ?? null,
      attributes: own,
      images: [],
      isActive: isOnSale,
    })),
  );
  await db.insert(tables.stock).values(parts.map(({ variantId, stock }) => ({ variantId, quantity: stock })));
  await db.insert(tables.variantPrices).values(
    parts.flatMap(({ variantId, pence, tiers = [], originalPence }) => [
      { variantId, currencyCode: 'GBP', amountMinor: pence, originalMinor: originalPence ?? null },
      { variantId, currencyCode: 'EUR', amountMinor: pence * 2 },
      ...tiers.map(([minimumQuantity, amountMinor]) => ({
        variantId,
        currencyCode: 'GBP',
        minimumQuantity,
        amountMinor,
      })),
      ...(id === 'qz-valve'
        ? []
        : [{ variantId, currencyCode: 'GBP', priceGroupId: bare.priceGroupId, amountMinor: pence / 2 }]),
    ]),
  );
};

const addAddOns = async (db: Database): Promise<void> => {
  await db.insert(tables.addOnGroups).values([
    { id: 'qz-cut', code: 'qz-cut', name: 'Quarzel cutting', description: 'Square cut.', maxSelections: 1 },
    { id: 'qz-mark', code: 'qz-mark', name: 'Quarzel marking', isRequired: true, minSelections: 1 },
  ]);
  await db.insert(tables.addOnOptions).values([
    { id: 'qz-cut-two', groupId: 'qz-cut', name: 'Two cuts', sortOrder: 2 },
    { id: 'qz-cut-one', groupId: 'qz-cut', name: 'One cut', isDefault: true, sortOrder: 1 },
    { id: 'qz-cut-abroad', groupId: 'qz-cut', name: 'Cut abroad', sortOrder: 3 },
    { id: 'qz-mark-laser', groupId: 'qz-mark', name: 'By laser', sortOrder: 1 },
  ]);
  await db.insert(tables.addOnOptionPrices).values([
    { addOnOptionId: 'qz-cut-one', currencyCode: 'GBP', amountMinor: 150 },
    { addOnOptionId: 'qz-cut-two', currencyCode: 'GBP', amountMinor: 250 },
    { addOnOptionId: 'qz-cut-abroad', currencyCode: 'EUR', amountMinor: 350 },
    { addOnOptionId: 'qz-mark-laser', currencyCode: 'GBP', amountMinor: 0 },
  ]);
  await db.insert(tables.productAddOnGroups).values([
    { productId: 'qz-m6', groupId: 'qz-mark', sortOrder: 2 },
    { productId: 'qz-m6', groupId: 'qz-cut', sortOrder: 1 },
    { productId: 'qz-valve', groupId: 'qz-cut', sortOrder: 1 },
  ]);
};
