import { and, between, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { ShownItem } from '#contracts/calendar.ts'
import type { Reach } from '#domain/calendar/change/reach.ts'
import type { Calendar, Content, WorkoutTitle } from '#domain/calendar/items/item.ts'
import type { Database } from '../../db/database.ts'
import { calendar_items, kept_workouts, routes, workouts } from '../../db/tables.ts'
import type { AthleteId } from '../../http/endpoint/athlete-id.ts'

/** The entries of an athlete's days, the first and the last included, in no order. */
export function readDays(db: Database, athlete: AthleteId, from: string, to: string): Promise<ShownItem[]> {
  return readItems(db, athlete, between(calendar_items.date, from, to))
}

/** The entries of an athlete with these ids; one that is gone is left out. */
export async function readEntries(db: Database, athlete: AthleteId, ids: readonly string[]): Promise<ShownItem[]> {
  return ids.length > 0 ? readItems(db, athlete, isOneOf(ids)) : []
}

/** The first race of an athlete from a day on that is not marked. */
export async function readNextRace(db: Database, athlete: AthleteId, from: string): Promise<ShownItem | undefined> {
  const { id, athlete_id, date, order, content, mark } = calendar_items
  const isComing = and(eq(athlete_id, athlete), gte(date, from), isNull(mark), sql`${content}->>'kind' = 'race'`)
  const [next] = await db.select({ id }).from(calendar_items).where(isComing).orderBy(date, order, id).limit(1)
  return next && (await readEntries(db, athlete, [next.id]))[0]
}

/** The part of an athlete's calendar that a change may look at. */
export function readReach(db: Database, athlete: AthleteId, { ids, ranges }: Reach): Promise<ShownItem[]> {
  // Joined by the days, which have an index: with `or` every entry of the athlete would be read.
  const inRanges = sql`${calendar_items.id} in (
    select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)
    union all
    select reached.id from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as range("from" date, "to" date)
    join ${calendar_items} as reached
      on reached.athlete_id = ${athlete} and reached.date between range."from" and range."to")`
  return readItems(db, athlete, inRanges)
}

/** Stores what a change left of the entries with these ids: those that are not in the calendar any more are deleted. */
export async function writeEntries(
  db: Database,
  athlete: AthleteId,
  ids: readonly string[],
  calendar: Calendar,
): Promise<void> {
  const gone = ids.filter((id) => !calendar.has(id))
  if (gone.length > 0) await db.delete(calendar_items).where(and(eq(calendar_items.athlete_id, athlete), isOneOf(gone)))
  const rows = ids.flatMap((id) => {
    const item = calendar.get(id)
    if (!item) return []
    const { workout_id = null, ...content } = { ...item.content } as { workout_id?: string }
    return [{ ...item, content, workout_id }]
  })
  if (rows.length === 0) return
  await db.execute(sql`
    insert into ${calendar_items} (athlete_id, id, date, "order", content, workout_id, mark, kept_id, route_id)
    select ${athlete}::uuid, row.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row(id uuid, date date, "order" text, content jsonb, workout_id uuid, mark jsonb, kept_id uuid, route_id uuid)
    on conflict (athlete_id, id) do update set date = excluded.date, "order" = excluded."order",
      content = excluded.content, workout_id = excluded.workout_id, mark = excluded.mark, kept_id = excluded.kept_id,
      route_id = excluded.route_id`)
}

const isOneOf = (ids: readonly string[]) =>
  sql`${calendar_items.id} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`

async function readItems(db: Database, athlete: AthleteId, condition: SQL | undefined): Promise<ShownItem[]> {
  const rows = await db
    .select({ item: calendar_items, kept: titleOf(kept_workouts), now: titleOf(workouts), route: entryRoute })
    .from(calendar_items)
    // The athlete is named again: else a plan for many entries reads the workouts of everyone.
    .leftJoin(kept_workouts, and(eq(kept_workouts.id, calendar_items.kept_id), eq(kept_workouts.athlete_id, athlete)))
    .leftJoin(
      workouts,
      and(eq(workouts.id, calendar_items.workout_id), eq(workouts.athlete_id, athlete), isNull(workouts.deleted_at)),
    )
    .leftJoin(
      routes,
      and(eq(routes.id, calendar_items.route_id), eq(routes.athlete_id, athlete), isNull(routes.deleted_at)),
    )
    .where(and(eq(calendar_items.athlete_id, athlete), condition))
  return rows.map(({ item: { athlete_id: _, workout_id, content, ...item }, kept, now, route }) => ({
    ...item,
    content: contentOf(content, workout_id, kept ?? now),
    is_deleted: workout_id !== null && now === null,
    route,
    is_route_deleted: item.route_id !== null && route === null,
  }))
}

const entryRoute = {
  id: routes.id,
  name: routes.name,
  distance: routes.distance,
  activity_type: routes.activity_type,
}

type Row = typeof calendar_items.$inferSelect

/** A workout that was done keeps its name, another has that of the library, a deleted one the last that it had. */
function contentOf(content: Row['content'], workoutId: string | null, title: object | null): Content {
  if (content.kind !== 'workout') return content
  return { ...content, workout_id: workoutId ?? '', title: title ? (title as WorkoutTitle) : content.title }
}

function titleOf({ name, sport, type }: typeof kept_workouts | typeof workouts) {
  return { name, sport, type: sql<WorkoutTitle['type']>`${type}` }
}
