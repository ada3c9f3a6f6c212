CREATE TABLE "part_changes" (
	"variant_id" text NOT NULL,
	"source" text NOT NULL,
	"changed_in" bigint NOT NULL,
	CONSTRAINT "part_changes_variant_id_source_pk" PRIMARY KEY("variant_id","source")
);
--> statement-breakpoint
CREATE INDEX "part_changes_changed_in" ON "part_changes" USING btree ("changed_in","variant_id");--> statement-breakpoint
CREATE FUNCTION note_variants_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO part_changes (variant_id, source, changed_in)
  SELECT DISTINCT changed.id, 'variant', pg_current_xact_id()::text::bigint FROM changed ORDER BY 1
  ON CONFLICT (variant_id, source) DO UPDATE SET changed_in = excluded.changed_in;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_parts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO part_changes (variant_id, source, changed_in)
  SELECT DISTINCT changed.variant_id, TG_ARGV[0], pg_current_xact_id()::text::bigint FROM changed ORDER BY 1
  ON CONFLICT (variant_id, source) DO UPDATE SET changed_in = excluded.changed_in;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO part_changes (variant_id, source, changed_in)
  SELECT DISTINCT v.id, 'product', pg_current_xact_id()::text::bigint
  FROM after_change a
  JOIN before_change b ON b.id = a.id
    AND (b.name, b.slug, b.attributes, b.brand_id, b.is_active) IS DISTINCT FROM (a.name, a.slug, a.attributes, a.brand_id, a.is_active)
  JOIN variants v ON v.product_id = a.id
  ORDER BY 1
  ON CONFLICT (variant_id, source) DO UPDATE SET changed_in = excluded.changed_in;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_product_add_ons_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO part_changes (variant_id, source, changed_in)
  SELECT DISTINCT v.id, 'product', pg_current_xact_id()::text::bigint
  FROM changed JOIN variants v ON v.product_id = changed.product_id
  ORDER BY 1
  ON CONFLICT (variant_id, source) DO UPDATE SET changed_in = excluded.changed_in;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_brands_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO part_changes (variant_id, source, changed_in)
  SELECT DISTINCT v.id, 'product', pg_current_xact_id()::text::bigint
  FROM changed JOIN products p ON p.brand_id = changed.id JOIN variants v ON v.product_id = p.id
  ORDER BY 1
  ON CONFLICT (variant_id, source) DO UPDATE SET changed_in = excluded.changed_in;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_inserted AFTER INSERT ON variants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_variants_changed();--> statement-breakpoint
CREATE TRIGGER note_updated AFTER UPDATE ON variants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_variants_changed();--> statement-breakpoint
CREATE TRIGGER note_deleted AFTER DELETE ON variants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_variants_changed();--> statement-breakpoint
CREATE TRIGGER note_inserted AFTER INSERT ON stock REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_parts_changed('stock');--> statement-breakpoint
CREATE TRIGGER note_updated AFTER UPDATE ON stock REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_parts_changed('stock');--> statement-breakpoint
CREATE TRIGGER note_deleted AFTER DELETE ON stock REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_parts_changed('stock');--> statement-breakpoint
CREATE TRIGGER note_inserted AFTER INSERT ON variant_prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_parts_changed('price');--> statement-breakpoint
CREATE TRIGGER note_updated AFTER UPDATE ON variant_prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_parts_changed('price');--> statement-breakpoint
CREATE TRIGGER note_deleted AFTER DELETE ON variant_prices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_parts_changed('price');--> statement-breakpoint
CREATE TRIGGER note_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION note_products_changed();--> statement-breakpoint
CREATE TRIGGER note_inserted AFTER INSERT ON product_add_on_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_product_add_ons_changed();--> statement-breakpoint
CREATE TRIGGER note_deleted AFTER DELETE ON product_add_on_groups REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_product_add_ons_changed();--> statement-breakpoint
CREATE TRIGGER note_updated AFTER UPDATE ON brands REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_brands_changed();
