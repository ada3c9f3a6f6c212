ALTER TABLE "delivery_zone_options" ADD COLUMN "cut_off_minute" integer;--> statement-breakpoint
ALTER TABLE "delivery_zone_options" ADD COLUMN "is_usual" boolean DEFAULT false NOT NULL;