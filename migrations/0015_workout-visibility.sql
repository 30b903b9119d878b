ALTER TABLE "workouts" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "is_listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "workouts_listed" ON "workouts" USING btree ("id") WHERE "workouts"."is_listed";