import pg from 'pg';
import { z } from 'zod';
import type { FaultProxy } from '#tests/support/faults/fault-proxy.ts';

const Line = z.object({ variantId: z.string(), quantity: z.number(), addOns: z.array(z.string()) });

const Basket = z.object({
  id: z.string(),
  /** Its owner's email address, or null for a guest's basket. */
  email: z.string().nullable(),
  anonymousId: z.string().nullable(),
  status: z.enum(['Open', 'Ordered', 'Merged']),
  version: z.number(),
  lines: z.array(Line),
});

const List = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  items: z.array(z.object({ variantId: z.string(), quantity: z.number() })),
});

const Key = z.object({ scope: z.string(), key: z.string(), status: z.number().nullable() });

const Wanted = z.object({ variantId: z.string(), email: z.string() });

/** What a shopper leaves behind besides cart and lists. */
const Trail = z.object({
  viewed: z.array(Wanted),
  /** Back-in-stock requests. */
  awaited: z.array(Wanted),
  subscriptions: z.array(z.object({ email: z.string(), isSubscribed: z.boolean() })),
});

const Ledger = z.object({ baskets: z.array(Basket), lists: z.array(List), keys: z.array(Key), trail: Trail });

/** What the store's database holds of shoppers' data; every list in the order in which it was written. */
export type Ledger = z.infer<typeof Ledger>;
export type LedgerBasket = z.infer<typeof Basket>;
export type LedgerList = z.infer<typeof List>;

/** A single query without parameters: it is one message to the embedded database, so nothing can come in between. */
const question = `
select json_build_object(
  'baskets', coalesce((
    select json_agg(json_build_object(
      'id', b.id, 'email', c.email, 'anonymousId', b.anonymous_id, 'status', b.status, 'version', b.version,
      'lines', coalesce((
        select json_agg(json_build_object(
          'variantId', l.variant_id, 'quantity', l.quantity,
          'addOns', coalesce((
            select json_agg(a.add_on_option_id order by a.add_on_option_id)
            from basket_line_add_ons a where a.basket_line_id = l.id), '[]'::json)
        ) order by l.sort_order) from basket_lines l where l.basket_id = b.id), '[]'::json)
    ) order by b.created_at, b.id)
    from baskets b left join customers c on c.id = b.customer_id), '[]'::json),
  'lists', coalesce((
    select json_agg(json_build_object(
      'id', w.id, 'email', c.email, 'name', w.name,
      'items', coalesce((
        select json_agg(json_build_object('variantId', i.product_variant_id, 'quantity', i.quantity)
          order by i.added_at, i.id)
        from wishlist_items i where i.wishlist_id = w.id), '[]'::json)
    ) order by w.created_at, w.id)
    from wishlists w join customers c on c.id = w.customer_id), '[]'::json),
  'keys', coalesce((
    select json_agg(json_build_object('scope', k.scope, 'key', k.key, 'status', k.status) order by k.created_at, k.key)
    from idempotency_records k), '[]'::json),
  'trail', json_build_object(
    'viewed', coalesce((
      select json_agg(json_build_object('variantId', v.variant_id, 'email', c.email) order by v.viewed_at, v.variant_id)
      from viewed_products v join customers c on v.viewer_key = 'customer:' || c.id), '[]'::json),
    'awaited', coalesce((
      select json_agg(json_build_object('variantId', r.variant_id, 'email', r.email) order by r.created_at, r.id)
      from back_in_stock_requests r), '[]'::json),
    'subscriptions', coalesce((
      select json_agg(json_build_object('email', m.email, 'isSubscribed', m.is_subscribed) order by m.email)
      from marketing_subscriptions m), '[]'::json))
)::text as ledger`;

type Beside = Pick<FaultProxy, 'whileQuiet'>;

/** Works directly in a running shop's database while its server is held idle: the embedded database is a single session. */
export const inDatabase = <T>(proxy: Beside, dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  proxy.whileQuiet(async () => {
    const client = new pg.Client({ host: dataDir, port: 5432, user: 'postgres', database: 'postgres', ssl: false });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  });

/** Reads what a running shop's database holds of shoppers' data. */
export const readLedger = (proxy: Beside, dataDir: string): Promise<Ledger> =>
  inDatabase(proxy, dataDir, async (client) => {
    const { rows } = await client.query<{ ledger: string }>(question);
    return Ledger.parse(JSON.parse(rows[0]?.ledger ?? 'null'));
  });

/** Changes a running shop's database with one statement without parameters, as its operator would: a price, what is sold. */
export const changeDatabase = (proxy: Beside, dataDir: string, statement: string): Promise<void> =>
  inDatabase(proxy, dataDir, async (client) => void (await client.query(statement)));

/** The open baskets of guests. */
export const guestBaskets = ({ baskets }: Ledger): readonly LedgerBasket[] =>
  baskets.filter(({ email, status }) => email === null && status === 'Open');

/** The open basket of a shopper, or undefined. */
export const basketOf = ({ baskets }: Ledger, email: string): LedgerBasket | undefined =>
  baskets.find((basket) => basket.email === email && basket.status === 'Open');

/** The lists of a shopper. */
export const listsOf = ({ lists }: Ledger, email: string): readonly LedgerList[] =>
  lists.filter((list) => list.email === email);

/** The contents of a basket, as `variant: pieces`. */
export const quantities = (holder: { readonly lines: LedgerBasket['lines'] } | undefined): Record<string, number> =>
  Object.fromEntries((holder?.lines ?? []).map(({ variantId, quantity }) => [variantId, quantity]));
