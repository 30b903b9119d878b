ALTER TABLE "auth_provider"."users" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth_provider"."users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_by_age" ON "auth_provider"."users" USING btree ("created_at","id");