ALTER TABLE "baskets" ADD COLUMN "told_total" jsonb;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "is_stackable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "variant_name" text;