CREATE FUNCTION publish_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('tradecounter_changes', TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE written text;
BEGIN
  FOREACH written IN ARRAY ARRAY[
    'add_on_groups', 'add_on_option_prices', 'add_on_options', 'attribute_definitions', 'blog_categories',
    'blog_post_tags', 'blog_posts', 'blog_tags', 'brands', 'categories', 'delivery_charges', 'delivery_options',
    'delivery_zone_options', 'delivery_zones', 'discount_code_amounts', 'discount_codes', 'menu_items',
    'minimum_order_prices', 'pages', 'price_groups', 'privacy_policies', 'product_add_on_groups',
    'product_attribute_values', 'product_categories', 'product_price_ranges', 'product_search',
    'product_type_attributes', 'product_types', 'products', 'recommendations', 'redirects', 'return_reasons',
    'return_resolutions', 'stock', 'store_settings', 'tax_rates', 'variant_prices', 'variant_search', 'variants'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER publish_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION publish_change()',
      written
    );
  END LOOP;
END $$;
