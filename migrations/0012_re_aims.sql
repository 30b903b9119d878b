CREATE TABLE "old_figures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"figure" text NOT NULL,
	"value" text NOT NULL,
	"unit" text,
	"changed_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "re_aimed_workouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"re_aim_id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"steps" jsonb NOT NULL,
	"left_digest" text NOT NULL,
	"is_restored" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "re_aims" (
	"athlete_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"figure" text NOT NULL,
	"old_value" text NOT NULL,
	"old_unit" text,
	"new_value" text NOT NULL,
	"new_unit" text,
	"is_undone" boolean DEFAULT false NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "re_aims_athlete_id_id_pk" PRIMARY KEY("athlete_id","id")
);
--> statement-breakpoint
ALTER TABLE "old_figures" ADD CONSTRAINT "old_figures_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "re_aimed_workouts" ADD CONSTRAINT "re_aimed_workouts_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "re_aimed_workouts" ADD CONSTRAINT "re_aimed_workouts_of_re_aim_fk" FOREIGN KEY ("athlete_id","re_aim_id") REFERENCES "public"."re_aims"("athlete_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "re_aims" ADD CONSTRAINT "re_aims_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "old_figures_of_athlete" ON "old_figures" USING btree ("athlete_id","figure");--> statement-breakpoint
CREATE INDEX "old_figures_by_age" ON "old_figures" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "re_aimed_workouts_of_re_aim" ON "re_aimed_workouts" USING btree ("athlete_id","re_aim_id","workout_id");--> statement-breakpoint
CREATE INDEX "re_aims_by_age" ON "re_aims" USING btree ("made_at");