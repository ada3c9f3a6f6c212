DROP INDEX "product_search_name";--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "sort_name" text COLLATE "C" GENERATED ALWAYS AS (regexp_replace(regexp_replace(lower("name"), '(\d+)', '0000000000\1', 'g'), '0*(\d{10})', '\1', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "sku_loose" text GENERATED ALWAYS AS (upper(regexp_replace(regexp_replace("sku", '(^|[^0-9])0+(?=[0-9])', '\1', 'g'), '[^A-Za-z0-9]', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "variants_sku_loose" ON "variants" USING btree ("sku_loose" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "product_search_name" ON "product_search" USING btree ("sort_name","product_id");--> statement-breakpoint
CREATE MATERIALIZED VIEW "category_facets" AS
SELECT c.category_id, f.facet, count(*)::int AS count
FROM product_search p
CROSS JOIN LATERAL unnest(p.category_ids || ARRAY['']) AS c(category_id)
CROSS JOIN LATERAL unnest(p.facets || ARRAY['']) AS f(facet)
GROUP BY c.category_id, f.facet;--> statement-breakpoint
CREATE UNIQUE INDEX "category_facets_key" ON "category_facets" (category_id, facet);--> statement-breakpoint
CREATE MATERIALIZED VIEW "facet_values" AS
SELECT DISTINCT ON (facet) facet, code, value, label, numeric_value, swatch
FROM (
	SELECT code || ':' || value AS facet, code, value, label, numeric_value, swatch FROM product_attribute_values
	UNION ALL
	SELECT 'brand:' || slug, 'brand', slug, name, NULL, NULL FROM brands
	UNION ALL
	SELECT 'type:' || code, 'type', code, name, NULL, NULL FROM product_types
) AS every_facet
ORDER BY facet, label;--> statement-breakpoint
CREATE UNIQUE INDEX "facet_values_key" ON "facet_values" (facet);--> statement-breakpoint
CREATE MATERIALIZED VIEW "category_prices" AS
SELECT c.category_id, r.currency_code, r.price_group_id, min(r.from_minor) AS from_minor, max(r.to_minor) AS to_minor
FROM product_search p
JOIN product_price_ranges r ON r.product_id = p.product_id
CROSS JOIN LATERAL unnest(p.category_ids || ARRAY['']) AS c(category_id)
GROUP BY c.category_id, r.currency_code, r.price_group_id;--> statement-breakpoint
CREATE UNIQUE INDEX "category_prices_key" ON "category_prices" (category_id, currency_code, price_group_id);--> statement-breakpoint
CREATE MATERIALIZED VIEW "search_words" AS
SELECT word, sum(uses)::int AS uses
FROM (
	SELECT word, count(*) AS uses FROM product_search, regexp_split_to_table(words, '[^a-z]+') AS word GROUP BY word
	UNION ALL
	SELECT word, count(*) FROM facet_values, regexp_split_to_table(lower(label), '[^a-z]+') AS word GROUP BY word
) AS every_word
WHERE length(word) >= 3
GROUP BY word;--> statement-breakpoint
CREATE UNIQUE INDEX "search_words_key" ON "search_words" (word);--> statement-breakpoint
CREATE FUNCTION "follow_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE product_search
	SET is_in_stock = held.is_in_stock
	FROM (
		SELECT v.product_id, bool_or(v.is_active AND s.quantity > 0) AS is_in_stock
		FROM variants v JOIN stock s ON s.variant_id = v.id
		WHERE v.product_id = (SELECT product_id FROM variants WHERE id = NEW.variant_id)
		GROUP BY v.product_id
	) AS held
	WHERE product_search.product_id = held.product_id AND product_search.is_in_stock <> held.is_in_stock;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "stock_followed" AFTER UPDATE OF quantity ON "stock" FOR EACH ROW
WHEN ((OLD.quantity > 0) <> (NEW.quantity > 0)) EXECUTE FUNCTION "follow_stock"();
