import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '#tests/support/stores/database.ts';
import { openDatabase, type OpenDatabase } from '#server/db/connect.ts';
import { reseed, seedIfEmpty } from './run.ts';

const options = { scale: 0.15, now: new Date('2026-03-02T10:20:30Z') };

let database: OpenDatabase;
let drop: () => Promise<void>;

beforeAll(async () => {
  const empty = await emptyDatabase();
  drop = empty.drop;
  database = await openDatabase({ dataDir: 'memory://', ...(empty.url !== null && { databaseUrl: empty.url }) });
  await seedIfEmpty(database.db, options);
});

afterAll(async () => {
  await database.close();
  await drop();
});

const rowsOf = async <T extends object>(query: string): Promise<T[]> => (await database.pool.query<T>(query)).rows;

/** A digest of everything in every table. */
async function digest(): Promise<string> {
  const hash = createHash('sha256');
  const tables = await rowsOf<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t order by 1`);
    hash.update(name).update(rows.map(({ row }) => row).join('\n'));
  }
  return hash.digest('hex');
}

test('the same day gives the same data, to the last row', async () => {
  const first = await digest();
  await reseed(database.db, options);
  expect(await digest()).toBe(first);
});

test('a store that has been seeded is left alone', async () => {
  const before = await digest();
  expect(await seedIfEmpty(database.db, options)).toBe(false);
  expect(await digest()).toBe(before);
});

test('every foreign key holds, though the seed may not have had them checked', async () => {
  const keys = await rowsOf<{ name: string; from: string; to: string; column: string; target: string }>(
    `select conname as name, conrelid::regclass::text as from, confrelid::regclass::text as to, a.attname as column, b.attname as target
     from pg_constraint
     join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
     join pg_attribute b on b.attrelid = confrelid and b.attnum = confkey[1]
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  expect(keys.length).toBeGreaterThan(60);
  const broken: string[] = [];
  for (const { name, from, to, column, target } of keys) {
    const [row] = await rowsOf<{ n: number }>(
      `select count(*) as n from ${from} f where f.${column} is not null and not exists (select 1 from ${to} t where t.${target} = f.${column})`,
    );
    if (row?.n !== 0) broken.push(name);
  }
  expect(broken).toEqual([]);
});

/** Queries that must find nothing. */
const broken = {
  'every product has exactly one master variant': `select p.slug from products p left join variants v on v.product_id = p.id and v.is_master group by p.id having count(v.id) <> 1`,
  'every variant has a price for one piece in each currency, for everybody and for trade': `select v.sku from variants v left join variant_prices p on p.variant_id = v.id and p.minimum_quantity = 1
   group by v.id having count(p.id) <> 6`,
  'trade never pays more than everybody': `select t.variant_id from variant_prices t
   join variant_prices g on g.variant_id = t.variant_id and g.currency_code = t.currency_code and g.price_group_id is null and g.minimum_quantity = 1
   where t.price_group_id is not null and t.minimum_quantity = 1 and t.amount_minor > g.amount_minor`,
  'every variant has a stock record, and only what is out has a date': `select v.sku from variants v left join stock s on s.variant_id = v.id
   where s.variant_id is null or (s.quantity > 0 and s.restock_date is not null)`,
  'a category’s path ends in itself and begins with its parent’s': `select c.slug from categories c left join categories p on p.id = c.parent_id
   where c.path <> coalesce(p.path, '') || c.id || '/' or c.level <> coalesce(p.level, 0) + 1`,
  'an order adds up': `select o.number from orders o join order_lines l on l.order_id = o.id group by o.id
   having o.sub_total_minor <> sum(l.sub_total_minor)
     or o.grand_total_minor <> o.sub_total_minor - o.discount_minor + o.delivery_charge_minor + o.taxes_minor`,
  'what is owed is what the ledger says': `select a.id from credit_accounts a join credit_transactions t on t.credit_account_id = a.id group by a.id
   having a.outstanding_minor <> sum(t.amount_minor) or a.outstanding_minor > a.credit_limit_minor`,
  'nothing happened after the day of the seed': `select number from orders where created_at > '2026-03-02T00:00:00Z'`,
  'barcodes have their check digit': `select sku from variants where (
     select sum(substr(barcode, n, 1)::int * case when n % 2 = 1 then 1 else 3 end) % 10 from generate_series(1, 13) n
   ) <> 0`,
};

test.each(Object.entries(broken))('%s', async (_rule, query) => {
  expect(await rowsOf(query)).toEqual([]);
});

test('the lists that search and filter have as many entries as there are products', async () => {
  const [row] = await rowsOf<{ products: number; found: number; counted: number }>(
    `select (select count(*) from products) as products, (select count(*) from product_search) as found,
       (select count from category_facets where category_id = '' and facet = '') as counted`,
  );
  expect(row?.found).toBe(row?.products);
  expect(row?.counted).toBe(row?.products);
});

test('demo shoppers are who the documents say', async () => {
  const shoppers = await rowsOf<{
    email: string;
    is_password_change_required: boolean;
    accepted: number;
    orders: number;
  }>(
    `select email, is_password_change_required,
       (select count(*) from privacy_policy_acceptances a join privacy_policies p on p.id = a.privacy_policy_id and p.is_current where a.customer_id = c.id) as accepted,
       (select count(*) from orders o where o.customer_id = c.id) as orders
     from customers c order by email`,
  );
  expect(shoppers.map(({ email }) => email)).toEqual([
    'buyer@example.com',
    'must-change@example.com',
    'policy@example.com',
    'retail@example.com',
    'trade@example.com',
  ]);
  const of = (email: string) => shoppers.find((it) => it.email === email);
  expect(of('must-change@example.com')).toMatchObject({ is_password_change_required: true, accepted: 1 });
  expect(of('policy@example.com')).toMatchObject({ accepted: 0 });
  expect(of('trade@example.com')?.orders).toBeGreaterThan(25);
  const [lists] = await rowsOf(
    `select count(*) as n from wishlists w join customers c on c.id = w.customer_id where email = 'trade@example.com'`,
  );
  expect(lists).toEqual({ n: 3 });
});

test('orders are in eight states, from one that awaits approval to one that is partially returned', async () => {
  const states = (await rowsOf<{ status: string }>('select distinct status from orders')).map(({ status }) => status);
  expect(states).toEqual(
    expect.arrayContaining([
      'PendingApproval',
      'Confirmed',
      'Processing',
      'PartiallyShipped',
      'Shipped',
      'Delivered',
      'Completed',
      'PartiallyReturned',
    ]),
  );
});

test('a scale of two brings more than 800 products', async () => {
  await reseed(database.db, { ...options, scale: 2 });
  const [row] = await rowsOf<{ n: number }>('select count(*) as n from products');
  expect(row?.n).toBeGreaterThan(800);
});
