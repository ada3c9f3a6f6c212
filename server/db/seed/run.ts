import { sql } from 'drizzle-orm';
import { advisoryLocks } from '#server/db/schema/advisory-locks.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { refreshProductSearch } from '#server/db/product-search.ts';
import { everyFamily } from '#server/db/seed/catalogue/catalogue.ts';
import { insertAddOns } from '#server/db/seed/catalogue/insert-add-ons.ts';
import { insertProducts } from '#server/db/seed/catalogue/insert-products.ts';
import { insertRecommendations } from '#server/db/seed/catalogue/insert-recommendations.ts';
import {
  insertAttributes,
  insertBrands,
  insertProductTypes,
  insertShelves,
} from '#server/db/seed/catalogue/insert-shelves.ts';
import { bestSellersOf } from '#server/db/seed/content/best-sellers.ts';
import { insertBlog } from '#server/db/seed/content/insert-blog.ts';
import { insertMenu, insertRedirects } from '#server/db/seed/content/insert-menu.ts';
import { insertPages } from '#server/db/seed/content/insert-pages.ts';
import { insertAddresses } from '#server/db/seed/shoppers/insert-addresses.ts';
import { insertCredit } from '#server/db/seed/shoppers/insert-credit.ts';
import { insertLists } from '#server/db/seed/shoppers/insert-lists.ts';
import { insertOrders } from '#server/db/seed/shoppers/insert-orders.ts';
import { insertReturnReasons, insertReturns } from '#server/db/seed/shoppers/insert-returns.ts';
import { insertPrivacyPolicies, insertShoppers } from '#server/db/seed/shoppers/insert-shoppers.ts';
import { insertDelivery } from '#server/db/seed/store/insert-delivery.ts';
import { insertDiscounts } from '#server/db/seed/store/insert-discounts.ts';
import { insertSettings } from '#server/db/seed/store/insert-settings.ts';

export interface SeedOptions {
  /** 1 is about 400 products and 5,000 variants; the products grow in proportion, up to 50,000. */
  readonly scale?: number;
  /** The day that orders, stock and posts are dated relative to; today by default. The same day gives the same data. */
  readonly now?: Date;
}

/** Whether the database holds a store: without its settings, every call fails. */
export async function hasStore(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ isThere: boolean }>(
    sql`select exists (select 1 from store_settings) as "isThere"`,
  );
  return rows[0]?.isThere === true;
}

/** Rejects if the database can't be asked or holds no store, without which every call fails. */
export async function requireStore(db: Queryable): Promise<void> {
  if (!(await hasStore(db))) throw new Error('The database is empty.');
}

/** Fills an empty database, in one transaction; returns whether it did. */
export async function seedIfEmpty(db: Database, options: SeedOptions = {}): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Processes that start together on one server take turns, however long seeding takes.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.seed})`);
    if (await hasStore(tx)) return false;
    await seed(tx, options);
    return true;
  });
}

/** Empties every table and fills it again. */
export async function reseed(db: Database, options: SeedOptions = {}): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(
      sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    await tx.execute(sql.raw(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity`));
    await tx.execute(sql`alter sequence order_numbers restart`);
    await tx.execute(sql`alter sequence return_numbers restart`);
    await seed(tx, options);
  });
}

async function seed(db: Queryable, { scale = 1, now = new Date() }: SeedOptions): Promise<void> {
  const today = new Date(now);
  today.setUTCHours(0, 0, 0, 0);
  await db.execute(sql`set local statement_timeout = 0`);
  const isTrusting = await trustRows(db);
  await insertSettings(db, today);
  await insertDelivery(db);
  await insertDiscounts(db, today);
  await insertBrands(db);
  await insertShelves(db, today);
  await insertAttributes(db);
  const families = everyFamily();
  await insertProductTypes(db, families);
  await insertAddOns(db);
  const built = await insertProducts(db, families, { scale, now: today });
  await insertRecommendations(db, built);
  await insertShoppers(db, today);
  await insertAddresses(db, today);
  await insertPrivacyPolicies(db);
  await insertReturnReasons(db);
  const past = await insertOrders(db, built, today);
  await insertReturns(db, past, today);
  await insertCredit(db, past, today);
  await insertLists(db, built, today);
  const bestSellers = bestSellersOf(built);
  await insertBlog(db, bestSellers, today);
  await insertPages(db, bestSellers, today);
  await insertMenu(db);
  await insertRedirects(db, built, today);
  await refreshProductSearch(db);
  if (isTrusting) await db.execute(sql`set local session_replication_role = default`);
}

/** Skips the foreign key check of each row if the session is allowed to: the seed's own tests ensure that they hold. */
async function trustRows(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ isSuperuser: string }>(
    sql`select current_setting('is_superuser') as "isSuperuser"`,
  );
  if (rows[0]?.isSuperuser !== 'on') return false;
  await db.execute(sql`set local session_replication_role = replica`);
  return true;
}
