CREATE FUNCTION note_categories_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO part_changes (variant_id, source, changed_in)
  SELECT DISTINCT v.id, 'product', pg_current_xact_id()::text::bigint
  FROM after_change a
  JOIN before_change b ON b.id = a.id AND b.slug IS DISTINCT FROM a.slug
  JOIN product_categories pc ON pc.category_id = a.id
  JOIN variants v ON v.product_id = pc.product_id
  ORDER BY 1
  ON CONFLICT (variant_id, source) DO UPDATE SET changed_in = excluded.changed_in;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_product_categories_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO part_changes (variant_id, source, changed_in)
  SELECT DISTINCT v.id, 'product', pg_current_xact_id()::text::bigint
  FROM changed JOIN variants v ON v.product_id = changed.product_id
  ORDER BY 1
  ON CONFLICT (variant_id, source) DO UPDATE SET changed_in = excluded.changed_in;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_inserted AFTER INSERT ON product_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_product_categories_changed();--> statement-breakpoint
CREATE TRIGGER note_deleted AFTER DELETE ON product_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_product_categories_changed();--> statement-breakpoint
CREATE TRIGGER note_updated AFTER UPDATE ON categories REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION note_categories_changed();
