import { PageBlock } from '#contract/content.ts';
import { pictureKeys, pictureUrl } from '#server/media/pictures.ts';
import type { Queryable } from '#server/db/database.ts';
import { pages } from '#server/db/schema.ts';
import type { PageBlockRecord } from '#server/db/schema/records.ts';
import { brands } from '#server/db/seed/catalogue/brands.ts';
import { insertRows } from '#server/db/seed/insert-rows.ts';
import { seedId } from '#server/db/seed/random.ts';
import type { BestSellers } from './best-sellers.ts';
import type { BlockSeed } from './page-seed.ts';
import { contentPages } from './pages.ts';

export async function insertPages(db: Queryable, bestSellers: BestSellers, now: Date): Promise<void> {
  const updatedAt = new Date(now.getTime() - 9 * 86_400_000);
  await insertRows(
    db,
    pages,
    contentPages.map(({ url, title, description, blocks }) => ({
      id: seedId('page', url),
      url,
      title,
      blocks: blocks.map((block, index) => recordOf(block, seedId('block', `${url}/${index}`), bestSellers)),
      bodyHtml: '',
      metaTitle: title,
      metaDescription: description,
      updatedAt,
    })),
  );
}

/** The block in the contract's form, validated by its schema. */
function recordOf(block: BlockSeed, id: string, bestSellers: BestSellers): PageBlockRecord {
  const parsed = PageBlock.parse({ ...propsOf(block, bestSellers), id, type: block.type });
  const { id: _id, type, ...props } = parsed;
  return { id, type, props };
}

function propsOf(block: BlockSeed, bestSellers: BestSellers): Record<string, unknown> {
  switch (block.type) {
    case 'Banner':
      return { ...block, imageUrl: bannerPicture(block.picture) };
    case 'ProductCarousel':
      return {
        title: block.title,
        productIds: block.shelves.flatMap((shelf) => bestSellers(shelf, 2).map(({ product }) => product.id)),
      };
    case 'Partners':
      return { title: block.title, names: Object.values(brands).map(([name]) => name) };
    default:
      return block;
  }
}

/** A picture named by its shape, or by its shape and finish. */
function bannerPicture(name: string | undefined): string | null {
  const key = pictureKeys.find((it) => it === name || (name !== undefined && it.startsWith(`${name}-`)));
  return key === undefined ? null : pictureUrl(key, 400);
}
