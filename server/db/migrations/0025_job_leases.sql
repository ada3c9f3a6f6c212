ALTER TABLE "job_runs" ADD COLUMN "runner" text;--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "leased_until" timestamp (3) with time zone;