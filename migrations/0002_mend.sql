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
ALTER TABLE "workouts" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "letters_unqueued" ON "letters" USING btree ("id") WHERE not "letters"."is_queued";--> statement-breakpoint
CREATE INDEX "workouts_deleted" ON "workouts" USING btree ("deleted_at") WHERE "workouts"."deleted_at" is not null;