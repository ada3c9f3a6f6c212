import { count, desc, eq } from 'drizzle-orm';
import { wishlistPageSize } from '#contract/page-sizes.ts';
import { customers, wishlists } from '#server/db/schema.ts';
import { groupedBy } from '#server/api/catalogue/grouped.ts';
import { type Handlers, signedIn } from '#server/api/http/handler.ts';
import { pageOf } from '#server/api/http/paging.ts';
import { conflict } from '#server/api/http/refusal.ts';
import { wishlistItemHandlers } from './items.ts';
import { findWishlist, loadItems, wishlistView } from './view.ts';

const maxWishlists = 200;

const listHandlers = {
  async getWishlists(context, { query }) {
    const isOwn = eq(wishlists.customerId, signedIn(context).customerId);
    const page = pageOf(query, wishlistPageSize);
    const [counted] = await context.db.select({ total: count() }).from(wishlists).where(isOwn);
    const lists = await context.db
      .select()
      .from(wishlists)
      .where(isOwn)
      .orderBy(desc(wishlists.updatedAt), desc(wishlists.id))
      .limit(page.limit)
      .offset(page.offset);
    const items = await loadItems(
      context,
      lists.map(({ id }) => id),
    );
    const itemsOf = groupedBy(items, ({ wishlistId }) => wishlistId);
    return {
      ...page.head,
      total: counted?.total ?? 0,
      results: lists.map((list) => {
        const own = itemsOf.get(list.id) ?? [];
        return { ...list, updatedAt: list.updatedAt.toISOString(), itemCount: own.length, items: own };
      }),
    };
  },

  getWishlist: async (context, { params }) => wishlistView(context, await findWishlist(context, params.id, false)),

  async createWishlist(context, { body }) {
    const { db, now } = context;
    const { customerId } = signedIn(context);
    await db.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
    const [kept] = await db.select({ lists: count() }).from(wishlists).where(eq(wishlists.customerId, customerId));
    if ((kept?.lists ?? 0) >= maxWishlists) {
      throw conflict('TooManyWishlists', `You can have up to ${maxWishlists} lists. Delete one first.`);
    }
    const [list] = await db
      .insert(wishlists)
      .values({ customerId, name: body.name, createdAt: now, updatedAt: now })
      .returning();
    if (list === undefined) throw new Error('A wishlist was not saved.');
    return wishlistView(context, list);
  },

  async renameWishlist(context, { params, body }) {
    const list = await findWishlist(context, params.id, true);
    const changed = { name: body.name, updatedAt: context.now };
    await context.db.update(wishlists).set(changed).where(eq(wishlists.id, list.id));
    return wishlistView(context, { ...list, ...changed });
  },

  async deleteWishlist(context, { params }) {
    const list = await findWishlist(context, params.id, true);
    await context.db.delete(wishlists).where(eq(wishlists.id, list.id));
    return { isDone: true };
  },
} satisfies Handlers<'getWishlists' | 'getWishlist' | 'createWishlist' | 'renameWishlist' | 'deleteWishlist'>;

export const wishlistHandlers = { ...listHandlers, ...wishlistItemHandlers };
