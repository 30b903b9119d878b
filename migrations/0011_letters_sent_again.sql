ALTER TABLE "failed_letters" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "failed_letters" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "failed_letters" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "failed_letters" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "kind" text;