CREATE TABLE "routes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"name" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"distance" double precision NOT NULL,
	"activity_type" text NOT NULL,
	"route_data" jsonb NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"is_listed" boolean DEFAULT false NOT NULL,
	"hides_ends" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "routes" ADD CONSTRAINT "routes_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "routes_of_athlete" ON "routes" USING btree ("athlete_id","created_at","id","deleted_at");--> statement-breakpoint
CREATE INDEX "routes_deleted" ON "routes" USING btree ("deleted_at") WHERE "routes"."deleted_at" is not null;