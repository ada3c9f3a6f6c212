CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 500001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."return_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 70001 CACHE 1;--> statement-breakpoint
CREATE TABLE "add_on_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"is_required" boolean DEFAULT false NOT NULL,
	"min_selections" integer DEFAULT 0 NOT NULL,
	"max_selections" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "add_on_groups_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "add_on_option_prices" (
	"add_on_option_id" text NOT NULL,
	"currency_code" text NOT NULL,
	"amount_minor" integer NOT NULL,
	CONSTRAINT "add_on_option_prices_add_on_option_id_currency_code_pk" PRIMARY KEY("add_on_option_id","currency_code")
);
--> statement-breakpoint
CREATE TABLE "add_on_options" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"image_url" text,
	"product_variant_id" text,
	"sort_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_add_on_groups" (
	"product_id" text NOT NULL,
	"group_id" text NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_add_on_groups_product_id_group_id_pk" PRIMARY KEY("product_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "company_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company_name" text,
	"address_line1" text NOT NULL,
	"address_line2" text,
	"city" text NOT NULL,
	"county" text,
	"postal_code" text NOT NULL,
	"country_code" text NOT NULL,
	"phone" text,
	"delivery_instructions" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_default_billing" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company_name" text,
	"address_line1" text NOT NULL,
	"address_line2" text,
	"city" text NOT NULL,
	"county" text,
	"postal_code" text NOT NULL,
	"country_code" text NOT NULL,
	"phone" text,
	"delivery_instructions" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_default_billing" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "basket_discount_codes" (
	"basket_id" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_discount_codes_basket_id_code_pk" PRIMARY KEY("basket_id","code")
);
--> statement-breakpoint
CREATE TABLE "basket_line_add_ons" (
	"basket_line_id" text NOT NULL,
	"add_on_option_id" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "basket_line_add_ons_basket_line_id_add_on_option_id_pk" PRIMARY KEY("basket_line_id","add_on_option_id")
);
--> statement-breakpoint
CREATE TABLE "basket_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"basket_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"seen_price_minor" integer,
	"sort_order" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_lines_quantity" CHECK ("basket_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "baskets" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"anonymous_id" text,
	"status" text DEFAULT 'Open' NOT NULL,
	"currency_code" text NOT NULL,
	"country_code" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"customer_info" jsonb,
	"delivery_address" jsonb,
	"billing_address" jsonb,
	"delivery_zone_option_id" text,
	"reference_number" text,
	"customer_comment" text,
	"merged_into_id" text,
	"ordered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "baskets_status" CHECK ("baskets"."status" in ('Open', 'Ordered', 'Merged'))
);
--> statement-breakpoint
CREATE TABLE "blog_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"sort_order" integer NOT NULL,
	CONSTRAINT "blog_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "blog_post_tags" (
	"post_id" text NOT NULL,
	"tag_slug" text NOT NULL,
	CONSTRAINT "blog_post_tags_post_id_tag_slug_pk" PRIMARY KEY("post_id","tag_slug")
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"body_html" text NOT NULL,
	"cover_image" jsonb,
	"author" jsonb NOT NULL,
	"category_id" text NOT NULL,
	"related_product_ids" text[] NOT NULL,
	"reading_minutes" integer NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "blog_tags" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"logo_url" text,
	"description" text,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"level" integer NOT NULL,
	"sort_order" integer NOT NULL,
	"note" text,
	"description" text,
	"image" jsonb,
	"picture_key" text,
	"meta_title" text,
	"meta_description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "categories_level" CHECK ("categories"."level" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"vat_number" text,
	"account_number" text NOT NULL,
	"price_group_id" text,
	"approval_threshold_minor" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_accountNumber_unique" UNIQUE("account_number")
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"company_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_members_company_id_customer_id_pk" PRIMARY KEY("company_id","customer_id"),
	CONSTRAINT "company_members_customerId_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"id" text PRIMARY KEY NOT NULL,
	"menu_code" text DEFAULT 'main' NOT NULL,
	"parent_id" text,
	"title" text NOT NULL,
	"url" text,
	"category_id" text,
	"image_url" text,
	"is_open_in_new_tab" boolean DEFAULT false NOT NULL,
	"sort_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"body_html" text NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" text PRIMARY KEY NOT NULL,
	"old_url" text NOT NULL,
	"new_url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_oldUrl_unique" UNIQUE("old_url")
);
--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"currency_code" text NOT NULL,
	"credit_limit_minor" integer NOT NULL,
	"outstanding_minor" integer DEFAULT 0 NOT NULL,
	"overdue_minor" integer DEFAULT 0 NOT NULL,
	"payment_terms_days" integer NOT NULL,
	"is_on_hold" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_accounts_company_currency" UNIQUE("company_id","currency_code"),
	CONSTRAINT "credit_accounts_limit" CHECK ("credit_accounts"."credit_limit_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"credit_account_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"type" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"balance_after_minor" integer NOT NULL,
	"order_id" text,
	"reference" text,
	"due_date" date,
	CONSTRAINT "credit_transactions_type" CHECK ("credit_transactions"."type" in ('Allocated', 'Updated', 'Purchased', 'Reimbursed', 'Refunded', 'Reverted'))
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"price_group_id" text,
	"can_pay_on_account" boolean DEFAULT false NOT NULL,
	"is_password_change_required" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"settings" jsonb NOT NULL,
	"tokens_valid_from" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_signed_in_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "delivery_charges" (
	"delivery_zone_option_id" text NOT NULL,
	"currency_code" text NOT NULL,
	"charge_minor" integer NOT NULL,
	"free_from_minor" integer,
	CONSTRAINT "delivery_charges_delivery_zone_option_id_currency_code_pk" PRIMARY KEY("delivery_zone_option_id","currency_code")
);
--> statement-breakpoint
CREATE TABLE "delivery_options" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"carrier" text,
	"is_collection" boolean DEFAULT false NOT NULL,
	CONSTRAINT "delivery_options_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "delivery_zone_options" (
	"id" text PRIMARY KEY NOT NULL,
	"zone_id" text NOT NULL,
	"delivery_option_id" text NOT NULL,
	"estimated_days_min" integer NOT NULL,
	"estimated_days_max" integer NOT NULL,
	"sort_order" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "delivery_zone_options_once" UNIQUE("zone_id","delivery_option_id")
);
--> statement-breakpoint
CREATE TABLE "delivery_zones" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country_codes" text[] NOT NULL,
	"postcode_prefixes" text[] NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_code_amounts" (
	"code" text NOT NULL,
	"currency_code" text NOT NULL,
	"amount_minor" integer,
	"minimum_spend_minor" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "discount_code_amounts_code_currency_code_pk" PRIMARY KEY("code","currency_code")
);
--> statement-breakpoint
CREATE TABLE "discount_code_uses" (
	"code" text NOT NULL,
	"order_id" text NOT NULL,
	"customer_id" text,
	"email" text NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discount_code_uses_code_order_id_pk" PRIMARY KEY("code","order_id")
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"percent_basis_points" integer,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"usage_limit" integer,
	"usage_limit_per_customer" integer,
	"used_count" integer DEFAULT 0 NOT NULL,
	"price_group_id" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discount_codes_type" CHECK ("discount_codes"."type" in ('Percentage', 'Fixed', 'FreeDelivery'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_records" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"runner" text,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_records_scope_key_pk" PRIMARY KEY("scope","key"),
	CONSTRAINT "idempotency_records_state" CHECK ("idempotency_records"."state" in ('Running', 'Answered'))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"sku" text NOT NULL,
	"product_name" text NOT NULL,
	"slug" text NOT NULL,
	"image_url" text,
	"attributes" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_minor" integer NOT NULL,
	"original_price_minor" integer,
	"tier_quantity" integer DEFAULT 1 NOT NULL,
	"add_ons" jsonb NOT NULL,
	"sub_total_minor" integer NOT NULL,
	"discount_minor" integer DEFAULT 0 NOT NULL,
	"tax_rate_basis_points" integer NOT NULL,
	"tax_minor" integer NOT NULL,
	"total_minor" integer NOT NULL,
	"returned_quantity" integer DEFAULT 0 NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0 and "order_lines"."returned_quantity" between 0 and "order_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "order_timeline" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_timeline_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" text NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"number" text DEFAULT 'TC-' || nextval('order_numbers') NOT NULL,
	"customer_id" text,
	"company_id" text,
	"anonymous_id" text,
	"basket_id" text,
	"privacy_policy_id" text,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"shipment_status" text NOT NULL,
	"currency_code" text NOT NULL,
	"country_code" text NOT NULL,
	"sub_total_minor" integer NOT NULL,
	"discount_minor" integer DEFAULT 0 NOT NULL,
	"delivery_charge_minor" integer DEFAULT 0 NOT NULL,
	"taxes_minor" integer DEFAULT 0 NOT NULL,
	"grand_total_minor" integer NOT NULL,
	"customer_info" jsonb NOT NULL,
	"delivery_address" jsonb NOT NULL,
	"billing_address" jsonb NOT NULL,
	"delivery_option" jsonb NOT NULL,
	"discounts" jsonb NOT NULL,
	"approval" jsonb,
	"reference_number" text,
	"customer_comment" text,
	"cancelled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_publicId_unique" UNIQUE("public_id"),
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_basketId_unique" UNIQUE("basket_id"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('Created', 'PendingApproval', 'AwaitingPayment', 'Confirmed', 'Processing', 'OnHold', 'PartiallyShipped', 'Shipped', 'Delivered', 'Completed', 'PartiallyReturned', 'Returned', 'Cancelled', 'Expired')),
	CONSTRAINT "orders_payment_status" CHECK ("orders"."payment_status" in ('Pending', 'RequiresAction', 'Authorized', 'Captured', 'PartiallyRefunded', 'Refunded', 'Failed', 'Cancelled', 'OnAccount')),
	CONSTRAINT "orders_shipment_status" CHECK ("orders"."shipment_status" in ('Pending', 'Ready', 'Shipped', 'Delayed', 'Delivered', 'Cancelled'))
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_mail" (
	"id" text PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"template" text NOT NULL,
	"data" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"public_payment_id" text NOT NULL,
	"order_id" text NOT NULL,
	"payment_provider_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"refunded_minor" integer DEFAULT 0 NOT NULL,
	"currency_code" text NOT NULL,
	"transaction_id" text,
	"client_data" jsonb NOT NULL,
	"driver_data" jsonb NOT NULL,
	"failure_code" text,
	"failure_message" text,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_publicPaymentId_unique" UNIQUE("public_payment_id"),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('Pending', 'RequiresAction', 'Authorized', 'Captured', 'PartiallyRefunded', 'Refunded', 'Failed', 'Cancelled', 'OnAccount')),
	CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('Card', 'Wallet', 'Hosted', 'Account'))
);
--> statement-breakpoint
CREATE TABLE "price_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_groups_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "product_price_ranges" (
	"product_id" text NOT NULL,
	"currency_code" text NOT NULL,
	"price_group_id" text DEFAULT '' NOT NULL,
	"from_minor" integer NOT NULL,
	"to_minor" integer NOT NULL,
	CONSTRAINT "product_price_ranges_product_id_currency_code_price_group_id_pk" PRIMARY KEY("product_id","currency_code","price_group_id")
);
--> statement-breakpoint
CREATE TABLE "variant_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variant_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"variant_id" text NOT NULL,
	"currency_code" text NOT NULL,
	"price_group_id" text,
	"minimum_quantity" integer DEFAULT 1 NOT NULL,
	"amount_minor" integer NOT NULL,
	"original_minor" integer,
	CONSTRAINT "variant_prices_tier" UNIQUE NULLS NOT DISTINCT("variant_id","currency_code","price_group_id","minimum_quantity"),
	CONSTRAINT "variant_prices_sane" CHECK ("variant_prices"."amount_minor" >= 0 and "variant_prices"."minimum_quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "privacy_policies" (
	"id" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"title" text NOT NULL,
	"body_html" text NOT NULL,
	"is_current" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "privacy_policies_version_unique" UNIQUE("version")
);
--> statement-breakpoint
CREATE TABLE "privacy_policy_acceptances" (
	"privacy_policy_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"accepted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "privacy_policy_acceptances_customer_id_privacy_policy_id_pk" PRIMARY KEY("customer_id","privacy_policy_id")
);
--> statement-breakpoint
CREATE TABLE "product_attribute_values" (
	"product_id" text NOT NULL,
	"code" text NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	"numeric_value" double precision,
	"swatch" text,
	CONSTRAINT "product_attribute_values_product_id_code_value_pk" PRIMARY KEY("product_id","code","value")
);
--> statement-breakpoint
CREATE TABLE "product_search" (
	"product_id" text PRIMARY KEY NOT NULL,
	"category_ids" text[] NOT NULL,
	"facets" text[] NOT NULL,
	"name" text NOT NULL,
	"popularity" integer NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"document" "tsvector" NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attribute_definitions" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"unit" text,
	"group" text,
	"is_filterable" boolean DEFAULT false NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "attribute_definitions_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "product_type_attributes" (
	"product_type_id" text NOT NULL,
	"attribute_id" text NOT NULL,
	"sort_order" integer NOT NULL,
	"is_axis" boolean DEFAULT false NOT NULL,
	CONSTRAINT "product_type_attributes_product_type_id_attribute_id_pk" PRIMARY KEY("product_type_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "product_types" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "product_types_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"product_id" text NOT NULL,
	"category_id" text NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	CONSTRAINT "product_categories_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"short_description" text,
	"description_html" text,
	"brand_id" text,
	"product_type_id" text NOT NULL,
	"images" jsonb NOT NULL,
	"drawing_kind" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"option_axes" jsonb NOT NULL,
	"badges" text[] NOT NULL,
	"documents" jsonb NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"popularity" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "recommendations" (
	"product_id" text NOT NULL,
	"type" text NOT NULL,
	"recommended_product_id" text NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "recommendations_product_id_type_recommended_product_id_pk" PRIMARY KEY("product_id","type","recommended_product_id"),
	CONSTRAINT "recommendations_type" CHECK ("recommendations"."type" in ('similar', 'trending', 'bought-together', 'related'))
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"company_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invites_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"customer_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "password_resets_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_up_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"company_name" text,
	"vat_number" text,
	"details" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_up_requests_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "order_return_items" (
	"id" text PRIMARY KEY NOT NULL,
	"return_id" text NOT NULL,
	"order_line_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"reason_id" text NOT NULL,
	"resolution_id" text NOT NULL,
	"comment" text,
	"image_urls" jsonb NOT NULL,
	"state" text DEFAULT 'Advised' NOT NULL,
	CONSTRAINT "order_return_items_quantity" CHECK ("order_return_items"."quantity" > 0),
	CONSTRAINT "order_return_items_state" CHECK ("order_return_items"."state" in ('Advised', 'Returned', 'BackInStock', 'Unusable'))
);
--> statement-breakpoint
CREATE TABLE "order_return_timeline" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_return_timeline_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"return_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" text NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'RT-' || nextval('return_numbers') NOT NULL,
	"order_id" text NOT NULL,
	"customer_id" text,
	"status" text NOT NULL,
	"currency_code" text NOT NULL,
	"refund_minor" integer,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_returns_number_unique" UNIQUE("number"),
	CONSTRAINT "order_returns_status" CHECK ("order_returns"."status" in ('Requested', 'Approved', 'Rejected', 'InTransit', 'PartiallyReceived', 'Received', 'Completed', 'Cancelled'))
);
--> statement-breakpoint
CREATE TABLE "return_reasons" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"requires_comment" boolean DEFAULT false NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "return_reasons_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "return_resolutions" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "return_resolutions_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "shipment_lines" (
	"shipment_id" text NOT NULL,
	"order_line_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "shipment_lines_shipment_id_order_line_id_pk" PRIMARY KEY("shipment_id","order_line_id")
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text,
	"tracking_url" text,
	"shipped_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipments_status" CHECK ("shipments"."status" in ('Pending', 'Ready', 'Shipped', 'Delayed', 'Delivered', 'Cancelled'))
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"variant_id" text PRIMARY KEY NOT NULL,
	"quantity" integer NOT NULL,
	"reorder_level" integer DEFAULT 0 NOT NULL,
	"restock_date" date,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "minimum_order_prices" (
	"currency_code" text PRIMARY KEY NOT NULL,
	"amount_minor" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_settings" (
	"id" text PRIMARY KEY DEFAULT 'store' NOT NULL,
	"store_name" text NOT NULL,
	"support_email" text NOT NULL,
	"support_phone" text NOT NULL,
	"country_codes" text[] NOT NULL,
	"currency_codes" text[] NOT NULL,
	"inventory_availability" text NOT NULL,
	"anonymous_customer_product_policy" text NOT NULL,
	"is_out_of_stock_purchase_enabled" boolean NOT NULL,
	"is_quick_order_enabled" boolean NOT NULL,
	"display_product_variant_skus_enabled" boolean NOT NULL,
	"is_checkout_terms_and_conditions_enabled" boolean NOT NULL,
	"checkout_terms_and_conditions_text" text DEFAULT 'TBC' NOT NULL,
	"prices_include_tax" boolean NOT NULL,
	"low_stock_threshold" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_settings_single_row" CHECK ("store_settings"."id" = 'store'),
	CONSTRAINT "store_settings_inventory" CHECK ("store_settings"."inventory_availability" in ('None', 'AvailableQuantity', 'InStock', 'LowStockAlert')),
	CONSTRAINT "store_settings_policy" CHECK ("store_settings"."anonymous_customer_product_policy" in ('None', 'HiddenForUnauthorized', 'HiddenPricesForUnauthorized', 'AllowedUnauthorizedCheckout'))
);
--> statement-breakpoint
CREATE TABLE "back_in_stock_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"variant_id" text NOT NULL,
	"customer_id" text,
	"email" text NOT NULL,
	"notified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_subscriptions" (
	"email" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"is_subscribed" boolean NOT NULL,
	"source" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"country_code" text NOT NULL,
	"tax_class" text NOT NULL,
	"rate_basis_points" integer NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "tax_rates_country_code_tax_class_pk" PRIMARY KEY("country_code","tax_class")
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"sku" text NOT NULL,
	"sku_normalised" text NOT NULL,
	"is_master" boolean DEFAULT false NOT NULL,
	"sort_order" integer NOT NULL,
	"name" text NOT NULL,
	"barcode" text,
	"attributes" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"unit_code" text DEFAULT 'each' NOT NULL,
	"unit_label" text DEFAULT 'Each' NOT NULL,
	"pack_size" integer DEFAULT 1 NOT NULL,
	"minimum_quantity" integer DEFAULT 1 NOT NULL,
	"maximum_quantity" integer,
	"quantity_increment" integer DEFAULT 1 NOT NULL,
	"tax_class" text DEFAULT 'Standard' NOT NULL,
	"weight_grams" integer,
	"lead_time_days" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "variants_sku_unique" UNIQUE("sku"),
	CONSTRAINT "variants_quantity_rule" CHECK ("variants"."minimum_quantity" > 0 and "variants"."quantity_increment" > 0 and "variants"."pack_size" > 0 and ("variants"."maximum_quantity" is null or "variants"."maximum_quantity" >= "variants"."minimum_quantity"))
);
--> statement-breakpoint
CREATE TABLE "viewed_products" (
	"viewer_key" text NOT NULL,
	"variant_id" text NOT NULL,
	"viewed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "viewed_products_viewer_key_variant_id_pk" PRIMARY KEY("viewer_key","variant_id")
);
--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"id" text PRIMARY KEY NOT NULL,
	"wishlist_id" text NOT NULL,
	"product_variant_id" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_items_once" UNIQUE("wishlist_id","product_variant_id"),
	CONSTRAINT "wishlist_items_quantity" CHECK ("wishlist_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "wishlists" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "add_on_option_prices" ADD CONSTRAINT "add_on_option_prices_add_on_option_id_add_on_options_id_fk" FOREIGN KEY ("add_on_option_id") REFERENCES "public"."add_on_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "add_on_options" ADD CONSTRAINT "add_on_options_group_id_add_on_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."add_on_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "add_on_options" ADD CONSTRAINT "add_on_options_product_variant_id_variants_id_fk" FOREIGN KEY ("product_variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_add_on_groups" ADD CONSTRAINT "product_add_on_groups_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_add_on_groups" ADD CONSTRAINT "product_add_on_groups_group_id_add_on_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."add_on_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_addresses" ADD CONSTRAINT "company_addresses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_discount_codes" ADD CONSTRAINT "basket_discount_codes_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_discount_codes" ADD CONSTRAINT "basket_discount_codes_code_discount_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."discount_codes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_line_add_ons" ADD CONSTRAINT "basket_line_add_ons_basket_line_id_basket_lines_id_fk" FOREIGN KEY ("basket_line_id") REFERENCES "public"."basket_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_line_add_ons" ADD CONSTRAINT "basket_line_add_ons_add_on_option_id_add_on_options_id_fk" FOREIGN KEY ("add_on_option_id") REFERENCES "public"."add_on_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_lines" ADD CONSTRAINT "basket_lines_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_lines" ADD CONSTRAINT "basket_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_delivery_zone_option_id_delivery_zone_options_id_fk" FOREIGN KEY ("delivery_zone_option_id") REFERENCES "public"."delivery_zone_options"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_tags" ADD CONSTRAINT "blog_post_tags_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_tags" ADD CONSTRAINT "blog_post_tags_tag_slug_blog_tags_slug_fk" FOREIGN KEY ("tag_slug") REFERENCES "public"."blog_tags"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_price_group_id_price_groups_id_fk" FOREIGN KEY ("price_group_id") REFERENCES "public"."price_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_id_menu_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD CONSTRAINT "credit_transactions_credit_account_id_credit_accounts_id_fk" FOREIGN KEY ("credit_account_id") REFERENCES "public"."credit_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD CONSTRAINT "credit_transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_price_group_id_price_groups_id_fk" FOREIGN KEY ("price_group_id") REFERENCES "public"."price_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_charges" ADD CONSTRAINT "delivery_charges_delivery_zone_option_id_delivery_zone_options_id_fk" FOREIGN KEY ("delivery_zone_option_id") REFERENCES "public"."delivery_zone_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_zone_options" ADD CONSTRAINT "delivery_zone_options_zone_id_delivery_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."delivery_zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_zone_options" ADD CONSTRAINT "delivery_zone_options_delivery_option_id_delivery_options_id_fk" FOREIGN KEY ("delivery_option_id") REFERENCES "public"."delivery_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_code_amounts" ADD CONSTRAINT "discount_code_amounts_code_discount_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."discount_codes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_code_uses" ADD CONSTRAINT "discount_code_uses_code_discount_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."discount_codes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_code_uses" ADD CONSTRAINT "discount_code_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_code_uses" ADD CONSTRAINT "discount_code_uses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_price_group_id_price_groups_id_fk" FOREIGN KEY ("price_group_id") REFERENCES "public"."price_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_timeline" ADD CONSTRAINT "order_timeline_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_privacy_policy_id_privacy_policies_id_fk" FOREIGN KEY ("privacy_policy_id") REFERENCES "public"."privacy_policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_price_ranges" ADD CONSTRAINT "product_price_ranges_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_prices" ADD CONSTRAINT "variant_prices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_prices" ADD CONSTRAINT "variant_prices_price_group_id_price_groups_id_fk" FOREIGN KEY ("price_group_id") REFERENCES "public"."price_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_policy_acceptances" ADD CONSTRAINT "privacy_policy_acceptances_privacy_policy_id_privacy_policies_id_fk" FOREIGN KEY ("privacy_policy_id") REFERENCES "public"."privacy_policies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_policy_acceptances" ADD CONSTRAINT "privacy_policy_acceptances_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_type_attributes" ADD CONSTRAINT "product_type_attributes_product_type_id_product_types_id_fk" FOREIGN KEY ("product_type_id") REFERENCES "public"."product_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_type_attributes" ADD CONSTRAINT "product_type_attributes_attribute_id_attribute_definitions_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attribute_definitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_product_type_id_product_types_id_fk" FOREIGN KEY ("product_type_id") REFERENCES "public"."product_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_recommended_product_id_products_id_fk" FOREIGN KEY ("recommended_product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_items" ADD CONSTRAINT "order_return_items_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_items" ADD CONSTRAINT "order_return_items_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_items" ADD CONSTRAINT "order_return_items_reason_id_return_reasons_id_fk" FOREIGN KEY ("reason_id") REFERENCES "public"."return_reasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_items" ADD CONSTRAINT "order_return_items_resolution_id_return_resolutions_id_fk" FOREIGN KEY ("resolution_id") REFERENCES "public"."return_resolutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_timeline" ADD CONSTRAINT "order_return_timeline_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "back_in_stock_requests" ADD CONSTRAINT "back_in_stock_requests_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "back_in_stock_requests" ADD CONSTRAINT "back_in_stock_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_subscriptions" ADD CONSTRAINT "marketing_subscriptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewed_products" ADD CONSTRAINT "viewed_products_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_wishlist_id_wishlists_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_product_variant_id_variants_id_fk" FOREIGN KEY ("product_variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "add_on_options_group" ON "add_on_options" USING btree ("group_id","sort_order");--> statement-breakpoint
CREATE INDEX "add_on_options_variant" ON "add_on_options" USING btree ("product_variant_id");--> statement-breakpoint
CREATE INDEX "product_add_on_groups_group" ON "product_add_on_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "company_addresses_company" ON "company_addresses" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_addresses_one_default" ON "company_addresses" USING btree ("company_id") WHERE "company_addresses"."is_default";--> statement-breakpoint
CREATE INDEX "customer_addresses_customer" ON "customer_addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_addresses_one_default" ON "customer_addresses" USING btree ("customer_id") WHERE "customer_addresses"."is_default";--> statement-breakpoint
CREATE INDEX "basket_discount_codes_code" ON "basket_discount_codes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "basket_line_add_ons_option" ON "basket_line_add_ons" USING btree ("add_on_option_id");--> statement-breakpoint
CREATE INDEX "basket_lines_basket" ON "basket_lines" USING btree ("basket_id","sort_order");--> statement-breakpoint
CREATE INDEX "basket_lines_variant" ON "basket_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "baskets_open_of_customer" ON "baskets" USING btree ("customer_id") WHERE "baskets"."status" = 'Open';--> statement-breakpoint
CREATE UNIQUE INDEX "baskets_open_of_guest" ON "baskets" USING btree ("anonymous_id") WHERE "baskets"."status" = 'Open';--> statement-breakpoint
CREATE INDEX "baskets_customer" ON "baskets" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "baskets_anonymous" ON "baskets" USING btree ("anonymous_id");--> statement-breakpoint
CREATE INDEX "baskets_delivery_option" ON "baskets" USING btree ("delivery_zone_option_id");--> statement-breakpoint
CREATE INDEX "blog_post_tags_tag" ON "blog_post_tags" USING btree ("tag_slug");--> statement-breakpoint
CREATE INDEX "blog_posts_category" ON "blog_posts" USING btree ("category_id","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blog_posts_published" ON "blog_posts" USING btree ("published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","sort_order");--> statement-breakpoint
CREATE INDEX "categories_path" ON "categories" USING btree ("path" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "companies_price_group" ON "companies" USING btree ("price_group_id");--> statement-breakpoint
CREATE INDEX "menu_items_menu" ON "menu_items" USING btree ("menu_code","sort_order");--> statement-breakpoint
CREATE INDEX "menu_items_parent" ON "menu_items" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "menu_items_category" ON "menu_items" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "credit_transactions_account" ON "credit_transactions" USING btree ("credit_account_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "credit_transactions_order" ON "credit_transactions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "customers_price_group" ON "customers" USING btree ("price_group_id");--> statement-breakpoint
CREATE INDEX "delivery_zone_options_option" ON "delivery_zone_options" USING btree ("delivery_option_id");--> statement-breakpoint
CREATE INDEX "discount_code_uses_order" ON "discount_code_uses" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "discount_code_uses_customer" ON "discount_code_uses" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "discount_code_uses_email" ON "discount_code_uses" USING btree ("code","email");--> statement-breakpoint
CREATE INDEX "discount_codes_group" ON "discount_codes" USING btree ("price_group_id");--> statement-breakpoint
CREATE INDEX "idempotency_records_expiry" ON "idempotency_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id","sort_order");--> statement-breakpoint
CREATE INDEX "order_lines_variant" ON "order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "order_timeline_order" ON "order_timeline" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_company" ON "orders" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_anonymous" ON "orders" USING btree ("anonymous_id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "outbox_mail_unsent" ON "outbox_mail" USING btree ("sent_at","created_at");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "payments_transaction" ON "payments" USING btree ("payment_provider_id","transaction_id");--> statement-breakpoint
CREATE INDEX "product_price_ranges_from" ON "product_price_ranges" USING btree ("currency_code","price_group_id","from_minor");--> statement-breakpoint
CREATE INDEX "variant_prices_group" ON "variant_prices" USING btree ("price_group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_policies_one_current" ON "privacy_policies" USING btree ("is_current") WHERE "privacy_policies"."is_current";--> statement-breakpoint
CREATE INDEX "privacy_policy_acceptances_policy" ON "privacy_policy_acceptances" USING btree ("privacy_policy_id");--> statement-breakpoint
CREATE INDEX "product_attribute_values_value" ON "product_attribute_values" USING btree ("code","value","product_id");--> statement-breakpoint
CREATE INDEX "product_attribute_values_number" ON "product_attribute_values" USING btree ("code","numeric_value");--> statement-breakpoint
CREATE INDEX "product_search_categories" ON "product_search" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "product_search_facets" ON "product_search" USING gin ("facets");--> statement-breakpoint
CREATE INDEX "product_search_document" ON "product_search" USING gin ("document");--> statement-breakpoint
CREATE INDEX "product_search_words" ON "product_search" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_search_popularity" ON "product_search" USING btree ("popularity" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "product_search_name" ON "product_search" USING btree ("name","product_id");--> statement-breakpoint
CREATE INDEX "product_type_attributes_attribute" ON "product_type_attributes" USING btree ("attribute_id");--> statement-breakpoint
CREATE INDEX "product_categories_category" ON "product_categories" USING btree ("category_id","product_id");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "products_type" ON "products" USING btree ("product_type_id");--> statement-breakpoint
CREATE INDEX "products_popularity" ON "products" USING btree ("popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "products_created" ON "products" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "recommendations_target" ON "recommendations" USING btree ("recommended_product_id");--> statement-breakpoint
CREATE INDEX "invites_email" ON "invites" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invites_company" ON "invites" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "password_resets_customer" ON "password_resets" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sign_up_requests_email" ON "sign_up_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "order_return_items_return" ON "order_return_items" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "order_return_items_line" ON "order_return_items" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "order_return_items_reason" ON "order_return_items" USING btree ("reason_id");--> statement-breakpoint
CREATE INDEX "order_return_items_resolution" ON "order_return_items" USING btree ("resolution_id");--> statement-breakpoint
CREATE INDEX "order_return_timeline_return" ON "order_return_timeline" USING btree ("return_id","at");--> statement-breakpoint
CREATE INDEX "order_returns_order" ON "order_returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_returns_customer" ON "order_returns" USING btree ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shipment_lines_order_line" ON "shipment_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "back_in_stock_requests_waiting" ON "back_in_stock_requests" USING btree ("variant_id","email") WHERE "back_in_stock_requests"."notified_at" is null;--> statement-breakpoint
CREATE INDEX "back_in_stock_requests_customer" ON "back_in_stock_requests" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "marketing_subscriptions_customer" ON "marketing_subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("product_id","sort_order");--> statement-breakpoint
CREATE UNIQUE INDEX "variants_one_master" ON "variants" USING btree ("product_id") WHERE "variants"."is_master";--> statement-breakpoint
CREATE INDEX "variants_sku_normalised" ON "variants" USING btree ("sku_normalised" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "variants_barcode" ON "variants" USING btree ("barcode");--> statement-breakpoint
CREATE INDEX "variants_name_trigrams" ON "variants" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "viewed_products_recent" ON "viewed_products" USING btree ("viewer_key","viewed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "viewed_products_variant" ON "viewed_products" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "wishlist_items_variant" ON "wishlist_items" USING btree ("product_variant_id");--> statement-breakpoint
CREATE INDEX "wishlists_customer" ON "wishlists" USING btree ("customer_id","updated_at" DESC NULLS LAST);