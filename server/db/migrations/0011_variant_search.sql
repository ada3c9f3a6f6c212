CREATE TABLE "variant_search" (
	"variant_id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"sort_order" integer NOT NULL,
	"name" text[] NOT NULL,
	"detail" text[] NOT NULL,
	"size" text[] NOT NULL,
	"more" text[] NOT NULL,
	"code" text[] NOT NULL,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "variant_search" ADD CONSTRAINT "variant_search_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_search" ADD CONSTRAINT "variant_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "variant_search_terms" ON "variant_search" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "variant_search_product" ON "variant_search" USING btree ("product_id","sort_order");--> statement-breakpoint
CREATE INDEX "variants_sku_trigrams" ON "variants" USING gin ("sku_normalised" gin_trgm_ops);