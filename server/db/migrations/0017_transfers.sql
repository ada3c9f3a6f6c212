ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_status";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_status";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_kind";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_status" CHECK ("orders"."payment_status" in ('Pending', 'RequiresAction', 'AwaitingTransfer', 'Authorized', 'Captured', 'PartiallyRefunded', 'Refunded', 'Failed', 'Cancelled', 'OnAccount'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status" CHECK ("payments"."status" in ('Pending', 'RequiresAction', 'AwaitingTransfer', 'Authorized', 'Captured', 'PartiallyRefunded', 'Refunded', 'Failed', 'Cancelled', 'OnAccount'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('Card', 'Wallet', 'Hosted', 'Account', 'Transfer'));