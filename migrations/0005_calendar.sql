CREATE TABLE "calendar_changes" (
	"athlete_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"digest" text NOT NULL,
	"about" jsonb NOT NULL,
	"patches" jsonb NOT NULL,
	"is_undone" boolean DEFAULT false NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_changes_athlete_id_id_pk" PRIMARY KEY("athlete_id","id")
);
--> statement-breakpoint
CREATE TABLE "calendar_items" (
	"athlete_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"date" date NOT NULL,
	"order" text NOT NULL,
	"content" jsonb NOT NULL,
	"workout_id" uuid,
	"mark" jsonb,
	"kept_id" uuid,
	CONSTRAINT "calendar_items_athlete_id_id_pk" PRIMARY KEY("athlete_id","id")
);
--> statement-breakpoint
CREATE TABLE "calendars" (
	"athlete_id" uuid PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	"item_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_workouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"name" text NOT NULL,
	"sport" text NOT NULL,
	"type" text,
	"steps" jsonb NOT NULL,
	"pool_length" jsonb,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_changes" ADD CONSTRAINT "calendar_changes_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_items" ADD CONSTRAINT "calendar_items_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_workouts" ADD CONSTRAINT "kept_workouts_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_changes_by_number" ON "calendar_changes" USING btree ("athlete_id","number");--> statement-breakpoint
CREATE INDEX "calendar_items_by_day" ON "calendar_items" USING btree ("athlete_id","date");--> statement-breakpoint
CREATE INDEX "calendar_items_of_workout" ON "calendar_items" USING btree ("workout_id","date") WHERE "calendar_items"."workout_id" is not null;--> statement-breakpoint
CREATE INDEX "calendar_items_kept" ON "calendar_items" USING btree ("kept_id") WHERE "calendar_items"."kept_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "kept_workouts_of_athlete" ON "kept_workouts" USING btree ("athlete_id","digest");--> statement-breakpoint
CREATE INDEX "kept_workouts_by_age" ON "kept_workouts" USING btree ("kept_at");