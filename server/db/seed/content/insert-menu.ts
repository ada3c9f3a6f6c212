import type { Queryable } from '#server/db/database.ts';
import { menuItems, redirects } from '#server/db/schema.ts';
import { shelves } from '#server/db/seed/catalogue/catalogue.ts';
import { categoryId } from '#server/db/seed/catalogue/insert-shelves.ts';
import type { Shelf } from '#server/db/seed/catalogue/shelf.ts';
import { insertRows } from '#server/db/seed/insert-rows.ts';
import { seedId } from '#server/db/seed/random.ts';
import type { BuiltProduct } from '#server/db/seed/catalogue/build-product.ts';
import { pictureUrl } from '#server/media/pictures.ts';

type MenuRow = typeof menuItems.$inferInsert;

const shelfItems = (list: readonly Shelf[], parentId: string | null): MenuRow[] =>
  list.flatMap((shelf, index) => {
    const id = seedId('menu-item', shelf.slug);
    const row = {
      id,
      parentId,
      title: shelf.name,
      url: null,
      categoryId: categoryId(shelf.slug),
      imageUrl: parentId === null ? pictureUrl(shelf.picture, 160) : null,
      icon: null,
      sortOrder: index + 1,
    };
    return [row, ...shelfItems(shelf.shelves, id)];
  });

const linkItems = (list: readonly Link[], parentId: string | null, from: number): MenuRow[] =>
  list.flatMap(({ title, url, icon = null, under = [] }, index) => {
    const id = seedId('menu-item', url);
    const row = { id, parentId, title, url, categoryId: null, imageUrl: null, icon, sortOrder: from + index };
    return [row, ...linkItems(under, id, 1)];
  });

type Link = { title: string; url: string; icon?: string; under?: readonly Link[] };

const links: readonly Link[] = [
  { title: 'Guides', url: '/blog/list', icon: 'lucide:book-open-text' },
  {
    title: 'Help',
    url: '/support',
    icon: 'lucide:life-buoy',
    under: [
      { title: 'Deliveries', url: '/deliveries' },
      { title: 'Returns', url: '/returns' },
      { title: 'Questions', url: '/faq' },
      { title: 'About us', url: '/about-us' },
      { title: 'Contact', url: '/contact-us' },
    ],
  },
];

export async function insertMenu(db: Queryable): Promise<void> {
  await insertRows(db, menuItems, [...shelfItems(shelves, null), ...linkItems(links, null, shelves.length + 1)]);
}

const oldAddresses = {
  '/shop': '/store',
  '/catalogue.html': '/store',
  '/basket': '/cart',
  '/login': '/auth/login',
  '/register': '/auth/register',
  '/my-account': '/account/settings',
  '/wishlist': '/favorites',
  '/news': '/blog/list',
  '/about.html': '/about-us',
  '/delivery-information': '/deliveries',
  '/returns-policy': '/returns',
  '/terms': '/terms-and-conditions',
  '/privacy': '/privacy-policy',
  '/contact': '/contact-us',
  '/shop/power-and-light': '/store/electrical',
  '/shop/screws-and-bolts': '/store/fixings',
  '/shop/ppe': '/store/safety',
  '/shop/water': '/store/plumbing',
};

/** Addresses of the previous shop, and where each redirects to. */
export async function insertRedirects(db: Queryable, built: readonly BuiltProduct[], now: Date): Promise<void> {
  const products = built
    .slice(0, 12)
    .map(
      ({ family, product }) => [`/shop/prod/${family.code.toLowerCase()}`, `/store/product/${product.slug}`] as const,
    );
  const departments = shelves.map(({ slug }) => [`/shop/dept/${slug}`, `/store/${slug}`] as const);
  await insertRows(
    db,
    redirects,
    [...Object.entries(oldAddresses), ...departments, ...products].map(([oldUrl, newUrl]) => ({
      id: seedId('redirect', oldUrl),
      oldUrl,
      newUrl,
      createdAt: now,
    })),
  );
}
