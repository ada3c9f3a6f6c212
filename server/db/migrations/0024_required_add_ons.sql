CREATE FUNCTION note_add_on_groups_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO part_changes (variant_id, source, changed_in)
  SELECT DISTINCT v.id, 'product', pg_current_xact_id()::text::bigint
  FROM after_change a
  JOIN before_change b ON b.id = a.id AND b.is_required IS DISTINCT FROM a.is_required
  JOIN product_add_on_groups g ON g.group_id = a.id
  JOIN variants v ON v.product_id = g.product_id
  ORDER BY 1
  ON CONFLICT (variant_id, source) DO UPDATE SET changed_in = excluded.changed_in;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_updated AFTER UPDATE ON add_on_groups REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION note_add_on_groups_changed();--> statement-breakpoint
INSERT INTO part_changes (variant_id, source, changed_in)
SELECT DISTINCT v.id, 'product', pg_current_xact_id()::text::bigint
FROM product_add_on_groups g JOIN variants v ON v.product_id = g.product_id
ON CONFLICT (variant_id, source) DO UPDATE SET changed_in = excluded.changed_in;
