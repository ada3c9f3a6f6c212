import type { Queryable } from '#server/db/database.ts';
import { viewedProducts, wishlistItems, wishlists } from '#server/db/schema.ts';
import type { BuiltProduct } from '#server/db/seed/catalogue/build-product.ts';
import { insertRows } from '#server/db/seed/insert-rows.ts';
import { between, pickOf, randomOf, seedId } from '#server/db/seed/random.ts';
import type { DemoShopper } from './demo-shoppers.ts';
import { customerId } from './insert-shoppers.ts';

const dayMs = 86_400_000;

/** Name, owner, number of lines, and the shelves (by their products' part number prefixes) they are from. */
const lists: readonly (readonly [name: string, owner: DemoShopper, items: number, makers: readonly string[]])[] = [
  ['Van stock', 'trade', 18, ['FX', 'BW', 'VT']],
  ['Wharfside phase 2', 'trade', 26, ['FX', 'IM', 'CB', 'SG']],
  ['Boiler service kit', 'trade', 9, ['CB', 'TS', 'BW']],
  ['Shed roof', 'retail', 6, ['FX', 'OH', 'BW']],
];

export async function insertLists(db: Queryable, built: readonly BuiltProduct[], now: Date): Promise<void> {
  for (const [name, owner, count, makers] of lists) {
    const random = randomOf(`list/${name}`);
    const choice = built.filter(({ family }) => makers.includes(family.brand));
    const max = choice.reduce((total, product) => total + product.variants.length, 0);
    const variants = new Map<string, number>();
    while (variants.size < Math.min(count, max)) {
      const { row } = pickOf(random, pickOf(random, choice).variants);
      variants.set(row.id, (row.minimumQuantity ?? 1) * between(random, 1, 6));
    }
    const id = seedId('wishlist', name);
    const createdAt = new Date(now.getTime() - between(random, 20, 300) * dayMs);
    await insertRows(db, wishlists, [{ id, customerId: customerId(owner), name, createdAt, updatedAt: createdAt }]);
    await insertRows(
      db,
      wishlistItems,
      [...variants].map(([productVariantId, quantity], index) => ({
        id: seedId('wishlist-item', `${name}/${productVariantId}`),
        wishlistId: id,
        productVariantId,
        quantity,
        addedAt: new Date(createdAt.getTime() + index * 60_000),
      })),
    );
  }
  await insertViewed(db, built, now);
}

async function insertViewed(db: Queryable, built: readonly BuiltProduct[], now: Date): Promise<void> {
  const random = randomOf('viewed');
  const seen = new Set(Array.from({ length: 14 }, () => pickOf(random, built)));
  const rows = [...seen].flatMap(({ variants: [first] }, index) =>
    first === undefined
      ? []
      : [
          {
            viewerKey: `customer:${customerId('trade')}`,
            variantId: first.row.id,
            viewedAt: new Date(now.getTime() - index * 3 * 3_600_000),
          },
        ],
  );
  await insertRows(db, viewedProducts, rows);
}
