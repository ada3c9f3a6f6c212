-- Until now, an option without a day's wait was taken for collection. A courier on the same day has a carrier.
UPDATE "delivery_options" SET "is_collection" = true
WHERE NOT "is_collection" AND "carrier" IS NULL
  AND EXISTS (SELECT 1 FROM "delivery_zone_options" WHERE "delivery_option_id" = "delivery_options"."id")
  AND NOT EXISTS (SELECT 1 FROM "delivery_zone_options" WHERE "delivery_option_id" = "delivery_options"."id" AND "estimated_days_max" > 0);
