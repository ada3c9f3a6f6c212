CREATE OR REPLACE FUNCTION "follow_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed text;
BEGIN
	SELECT product_id INTO changed FROM variants WHERE id = NEW.variant_id;
	-- Whoever changes the product's stock or indexes it at the same time goes first; the next statement sees what they committed.
	PERFORM FROM product_search WHERE product_id = changed FOR NO KEY UPDATE;
	UPDATE product_search
	SET is_in_stock = held.is_in_stock
	FROM (
		SELECT v.product_id, bool_or(v.is_active AND s.quantity > 0) AS is_in_stock
		FROM variants v JOIN stock s ON s.variant_id = v.id
		WHERE v.product_id = changed
		GROUP BY v.product_id
	) AS held
	WHERE product_search.product_id = held.product_id AND product_search.is_in_stock <> held.is_in_stock;
	RETURN NULL;
END
$$;
