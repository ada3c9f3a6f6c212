ALTER TABLE "sign_up_requests" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "sign_up_requests" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "sign_up_requests" ADD CONSTRAINT "sign_up_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_up_requests_order" ON "sign_up_requests" USING btree ("order_id");