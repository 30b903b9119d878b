CREATE TABLE "admin_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"admin_id" uuid,
	"athlete_id" uuid,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"slot" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_day_kind_slot_pk" PRIMARY KEY("day","kind","slot")
);
--> statement-breakpoint
CREATE TABLE "failed_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"why" text NOT NULL,
	"failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "switches" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "athletes" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "athletes" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "admin_events_of_athlete" ON "admin_events" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "failed_letters_by_age" ON "failed_letters" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "athletes_by_age" ON "athletes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "athletes_email_prefix" ON "athletes" USING btree (lower("email") collate "C","id");--> statement-breakpoint
CREATE INDEX "athletes_name_prefix" ON "athletes" USING btree (lower("full_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "athletes_family_name_prefix" ON "athletes" USING btree (lower(regexp_replace("full_name", '^.*\s', '')) collate "C","id");--> statement-breakpoint
INSERT INTO "daily_counts" ("day", "kind", "slot", "count") SELECT ("confirmed_at" AT TIME ZONE 'UTC')::date, 'sign_up', 0, count(*) FROM "athletes" WHERE "confirmed_at" IS NOT NULL GROUP BY 1;
