CREATE TABLE "figure_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"figure" text NOT NULL,
	"value" text,
	"unit" text,
	"day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "figure_history" ADD CONSTRAINT "figure_history_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "figure_history_of_athlete" ON "figure_history" USING btree ("athlete_id","figure","day");