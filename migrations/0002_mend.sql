CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"link" text,
	"is_decoy" boolean DEFAULT false NOT NULL,
	"is_queued" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_provider"."opened_links" (
	"link_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "workouts_of_athlete";--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth_provider"."opened_links" ADD CONSTRAINT "opened_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth_provider"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_provider"."opened_links" ADD CONSTRAINT "opened_links_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth_provider"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_unqueued" ON "letters" USING btree ("id") WHERE not "letters"."is_queued";--> statement-breakpoint
CREATE INDEX "workouts_deleted" ON "workouts" USING btree ("deleted_at") WHERE "workouts"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_entries_age" ON "auth_provider"."audit_log_entries" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "one_time_tokens_age" ON "auth_provider"."one_time_tokens" USING btree ("link_expires_at");--> statement-breakpoint
CREATE INDEX "sessions_age" ON "auth_provider"."sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "workouts_of_athlete" ON "workouts" USING btree ("athlete_id","updated_at","id","deleted_at");