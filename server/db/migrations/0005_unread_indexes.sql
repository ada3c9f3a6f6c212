DROP INDEX "product_search_words";--> statement-breakpoint
DROP INDEX "variants_name_trigrams";