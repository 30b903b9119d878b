import { and, count, desc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { PAGE_SIZE } from '#contracts/paging.ts'
import type { NewRoute } from '#domain/routes/check-route.ts'
import type { RouteChange } from '#domain/routes/route.ts'
import type { ActivityId } from '#domain/streets/activity.ts'
import { slotOf } from '../db/daily-counts.ts'
import type { Database } from '../db/database.ts'
import { deleteSome } from '../db/purge.ts'
import { athletes, daily_counts, routes } from '../db/tables.ts'
import type { AthleteId } from '../http/endpoint/athlete-id.ts'
import { oldestRestorable } from '../workouts/store.ts'

/** A route as read from the database, with its data as unparsed JSON. */
export type RouteRow = {
  id: string
  athlete_id: string
  name: string
  latitude: number
  longitude: number
  distance: number
  activity_type: ActivityId
  route_data: string
  is_private: boolean
  is_listed: boolean
  hides_ends: boolean
  created_at: Date
  author: string
}

/**
 * A page of an athlete's routes, counted from 1, the newest first, and how many there are: of all, or of those whose name
 * contains a text.
 */
export async function listRoutes(
  db: Database,
  athlete: AthleteId,
  page: number,
  search = '',
): Promise<{ data: RouteRow[]; totalCount: number }> {
  const isNamed = search === '' ? undefined : sql`position(lower(${search}) in lower(${routes.name})) > 0`
  const ofAthlete = and(eq(routes.athlete_id, athlete), isKept, isNamed)
  // Without a search the ids of the page come from the index alone, and only its routes are read.
  const onPage = db
    .select({ id: routes.id })
    .from(routes)
    .where(ofAthlete)
    .orderBy(desc(routes.created_at), desc(routes.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .as('on_page')
  const [data, totalCount] = await Promise.all([
    db
      .select(row)
      .from(onPage)
      .innerJoin(routes, eq(routes.id, onPage.id))
      .innerJoin(athletes, eq(athletes.id, routes.athlete_id))
      .orderBy(desc(routes.created_at), desc(routes.id)),
    db.$count(routes, ofAthlete),
  ])
  return { data, totalCount }
}

/** Any athlete's route by its id; what of it a caller may see is for `shownTo` to say. */
export async function readRoute(db: Database, id: string): Promise<RouteRow | undefined> {
  const [found] = await db
    .select(row)
    .from(routes)
    .innerJoin(athletes, eq(athletes.id, routes.athlete_id))
    .where(and(eq(routes.id, id), isKept))
  return found
}

/** How many routes an athlete has, deleted ones included until they are purged. */
export async function countRoutes(db: Database, athlete: AthleteId): Promise<number> {
  const [counted] = await db.select({ count: count() }).from(routes).where(eq(routes.athlete_id, athlete))
  return counted?.count ?? 0
}

/** Saves a new route of an athlete, and counts it. */
export async function insertRoute(db: Database, athlete: AthleteId, route: NewRoute, now: Date): Promise<RouteRow> {
  const { elevation: _, route_data, is_private = false, is_listed = false, hides_ends = false, ...fields } = route
  const json = JSON.stringify(route_data)
  const id = uuidv7()
  const values = { ...fields, is_private, is_listed, hides_ends }
  const counted = { day: now.toISOString().slice(0, 10), kind: 'route' as const, slot: slotOf(id), count: 1 }
  const author = await db.transaction(async (within) => {
    const [saved] = await within
      .insert(routes)
      .values({ ...values, id, athlete_id: athlete, route_data: sql`${json}::jsonb`, created_at: now })
      .returning({ author: authorOf })
    await within
      .insert(daily_counts)
      .values(counted)
      .onConflictDoUpdate({
        target: [daily_counts.day, daily_counts.kind, daily_counts.slot],
        set: { count: sql`${daily_counts.count} + 1` },
      })
    return saved?.author ?? ''
  })
  return { ...values, id, athlete_id: athlete, route_data: json, created_at: now, author }
}

/** Changes the name of a route of the athlete's own and what others see of it; false when they have none of that id. */
export function changeRoute(db: Database, athlete: AthleteId, id: string, change: RouteChange): Promise<boolean> {
  const { name, is_private, is_listed, hides_ends } = change
  // drizzle leaves out what is undefined; the id makes a change of nothing valid.
  return set(db, and(ownRoute(athlete, id), isKept), { id, name, is_private, is_listed, hides_ends })
}

/** Deletes a route of the athlete's own, so that it can be restored; false when they have none of that id. */
export function deleteRoute(db: Database, athlete: AthleteId, id: string, now: Date): Promise<boolean> {
  return set(db, and(ownRoute(athlete, id), isKept), { deleted_at: now })
}

/** Restores a route that the athlete deleted less than 30 days ago, or leaves one that is not deleted; false if there is none. */
export function restoreRoute(db: Database, athlete: AthleteId, id: string, now: Date): Promise<boolean> {
  const isRestorable = or(isKept, gt(routes.deleted_at, oldestRestorable(now)))
  return set(db, and(ownRoute(athlete, id), isRestorable), { deleted_at: null })
}

/** Deletes for good at most `limit` routes that were deleted before a time; returns how many. */
export function purgeDeletedRoutes(db: Database, before: Date, limit: number): Promise<number> {
  return deleteSome(db, routes, lt(routes.deleted_at, before), limit)
}

/** The ids of at most `limit` routes that their athletes have listed for everybody to find, the newest first. */
export async function listListedRoutes(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: routes.id })
    .from(routes)
    .where(and(eq(routes.is_listed, true), eq(routes.is_private, false), isKept))
    .orderBy(desc(routes.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

type Values = { id?: string; deleted_at?: Date | null } & { [Key in keyof RouteChange]: RouteChange[Key] | undefined }

async function set(db: Database, condition: SQL | undefined, values: Values): Promise<boolean> {
  const changed = await db.update(routes).set(values).where(condition).returning({ id: routes.id })
  return changed.length > 0
}

/** Matches a route that is not deleted. */
const isKept = isNull(routes.deleted_at)

const ownRoute = (athlete: AthleteId, id: string) => and(eq(routes.id, id), eq(routes.athlete_id, athlete))

const authorOf = sql<string>`(select ${athletes.full_name} from ${athletes} where ${athletes.id} = ${routes.athlete_id})`

const row = {
  id: routes.id,
  athlete_id: routes.athlete_id,
  name: routes.name,
  latitude: routes.latitude,
  longitude: routes.longitude,
  distance: routes.distance,
  activity_type: routes.activity_type,
  // As text: a line may be long, and its athlete gets it unread.
  route_data: sql<string>`${routes.route_data}::text`,
  is_private: routes.is_private,
  is_listed: routes.is_listed,
  hides_ends: routes.hides_ends,
  created_at: routes.created_at,
  author: athletes.full_name,
}
