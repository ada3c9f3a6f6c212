import { sql, type SQL } from 'drizzle-orm';
import { refreshCatalogueCounts } from './catalogue-counts.ts';
import type { Queryable } from './database.ts';
import { productAttributeValues, productPriceRanges, productSearch } from './schema.ts';
import { refreshVariantSearch } from './variant-search.ts';

/** Products with at least one active variant. */
const sold: SQL = sql`(select p.* from products p where p.is_active and exists (select 1 from variants v where v.product_id = p.id and v.is_active))`;

const attributeValues: SQL = sql`
  insert into product_attribute_values (product_id, code, value, label, numeric_value, swatch)
  select distinct on (every.product_id, every.code, every.value)
    every.product_id, every.code, every.value, every.label, every.numeric_value, swatches.swatch
  from (
    select held.product_id, a ->> 'code' as code, a ->> 'value' as value, a ->> 'displayValue' as label,
      case when jsonb_typeof(a -> 'value') = 'number' then (a ->> 'value')::float8 end as numeric_value
    from (
      select p.id as product_id, p.attributes from ${sold} p
      union all
      select p.id, v.attributes from ${sold} p join variants v on v.product_id = p.id where v.is_active
    ) held
    cross join lateral jsonb_array_elements(held.attributes) a
  ) every
  join attribute_definitions d on d.code = every.code and d.is_filterable
  left join lateral (
    select o ->> 'swatch' as swatch
    from products p
    cross join lateral jsonb_array_elements(p.option_axes) axis
    cross join lateral jsonb_array_elements(axis -> 'values') o
    where d.type = 'colour' and p.id = every.product_id and axis ->> 'code' = every.code and o ->> 'value' = every.value
    limit 1
  ) swatches on true
  order by every.product_id, every.code, every.value`;

const priceRanges: SQL = sql`
  insert into product_price_ranges (product_id, currency_code, price_group_id, from_minor, to_minor)
  select v.product_id, r.currency_code, coalesce(r.price_group_id, ''), min(r.amount_minor), max(r.amount_minor)
  from variant_prices r
  join variants v on v.id = r.variant_id and v.is_active
  where r.minimum_quantity = 1
  group by 1, 2, 3`;

const search: SQL = sql`
  insert into product_search (product_id, category_ids, facets, name, popularity, is_in_stock, document, words)
  select p.id, coalesce(shelves.ids, '{}'),
    array['type:' || t.code] || case when b.id is null then '{}' else array['brand:' || b.slug] end || coalesce(facets.tokens, '{}'),
    p.name, p.popularity, held.is_in_stock,
    setweight(to_tsvector('english', p.name || ' ' || parts.codes), 'A')
      || setweight(to_tsvector('english', coalesce(b.name, '') || ' ' || coalesce(shelves.names, '')), 'B')
      || setweight(to_tsvector('english', coalesce(facets.labels, '') || ' ' || parts.names), 'C')
      || setweight(to_tsvector('english', coalesce(p.short_description, '') || ' ' || regexp_replace(coalesce(p.description_html, ''), '<[^>]*>', ' ', 'g')), 'D'),
    lower(concat_ws(' ', p.name, b.name, shelves.names, p.short_description))
  from ${sold} p
  join product_types t on t.id = p.product_type_id
  left join brands b on b.id = p.brand_id
  join lateral (
    select string_agg(distinct word, ' ') filter (where source = 'sku') as codes,
      string_agg(distinct word, ' ') filter (where source = 'name') as names
    from (
      select 'sku' as source, regexp_split_to_table(v.sku, '-') as word from variants v where v.product_id = p.id and v.is_active
      union all
      select 'name', regexp_split_to_table(lower(v.name), '[ ,]+') from variants v where v.product_id = p.id and v.is_active
    ) words
  ) parts on true
  join lateral (
    select coalesce(bool_or(s.quantity > 0), false) as is_in_stock
    from variants v left join stock s on s.variant_id = v.id where v.product_id = p.id and v.is_active
  ) held on true
  left join lateral (
    select array_agg(distinct ancestor.id) as ids, string_agg(distinct ancestor.name, ' ') as names
    from product_categories pc
    join categories c on c.id = pc.category_id
    join categories ancestor on ancestor.id = any (string_to_array(rtrim(c.path, '/'), '/'))
    where pc.product_id = p.id
  ) shelves on true
  left join lateral (
    select array_agg(v.code || ':' || v.value) as tokens, string_agg(v.label, ' ') as labels
    from product_attribute_values v where v.product_id = p.id
  ) facets on true`;

/** The tables that the statements above read, and those that they write. */
const read = sql`analyze products, variants, stock, variant_prices, categories, product_categories, brands`;
const written = sql`analyze product_search, product_price_ranges, category_facets, facet_values, category_prices, search_words`;

/** New rows wait in a GIN index's pending list, which every search scans until it is merged. */
const tidyIndexes = sql`
  select gin_clean_pending_list(i.indexrelid::regclass)
  from pg_index i
  join pg_class c on c.oid = i.indexrelid
  join pg_am am on am.oid = c.relam
  where i.indrelid = 'product_search'::regclass and am.amname = 'gin'`;

/**
 * Rebuilds everything that lists filter, sort, search and count by. Call it after products, categories or prices changed. It also analyses
 * the tables: an embedded database has no autovacuum, and without statistics the planner scans all the stock once per product.
 */
export async function refreshProductSearch(db: Queryable): Promise<void> {
  for (const table of [productSearch, productAttributeValues, productPriceRanges]) await db.delete(table);
  await db.execute(read);
  await db.execute(attributeValues);
  await db.execute(sql`analyze product_attribute_values`);
  await db.execute(priceRanges);
  await db.execute(search);
  await db.execute(tidyIndexes);
  await refreshVariantSearch(db);
  await refreshCatalogueCounts(db);
  await db.execute(written);
}
