import { setImmediate as othersFirst } from 'node:timers/promises'
import { FIRST_DAY, LAST_DAY } from '#domain/calendar/days/day.ts'
import { inOrder } from '#domain/calendar/items/item.ts'
import { unitOfDistances } from '#domain/calendar/items/unit-of-distances.ts'
import { sportOf, type WorkoutType, workoutTypeLabel } from '#domain/sports/registry.ts'
import { activityOf } from '#domain/streets/activity.ts'
import { printEntries } from '#domain/text/print.ts'
import { formatDuration } from '#domain/units/duration.ts'
import { totalsOf } from '#domain/workout/totals.ts'
import type { Athlete } from '../../athlete/store.ts'
import { readDays } from '../../calendar/store/items.ts'
import type { Database } from '../../db/database.ts'
import type { Holding } from '../../db/holding.ts'
import type { AthleteId } from '../../http/endpoint/athlete-id.ts'
import type { RouteWriter } from '../../routes/route-writer.ts'
import type { createFileWriter } from '../../workouts/files/export.ts'
import { type WorkoutRow, workoutFromRow } from '../../workouts/workout-json.ts'
import { readRouteData, routesOf, rowsAsJson, workoutRows } from '../store/rows.ts'
import { dayEntryOf } from './day-entries.ts'
import { distanceIn } from './distance-text.ts'
import { createUniqueNames, safeFileName } from './file-names.ts'
import { type DayEntry, icalendar } from './icalendar.ts'
import { figuresFor } from './own-figures.ts'
import { page } from './page.ts'
import type { ZipEntry } from './zip.ts'

export type ArchiveParts = {
  db: Database
  holdings: readonly Holding[]
  writer: Pick<ReturnType<typeof createFileWriter>, 'listFitting' | 'writeAll'>
  writeRoute: RouteWriter
  publicUrl: string
}

/** The files of an athlete's archive, made one after the other while they are sent. */
export async function* archiveOf(
  parts: ArchiveParts,
  athlete: AthleteId,
  { email, full_name, timezone, meta }: Athlete,
  now: Date,
): AsyncGenerator<ZipEntry> {
  const { db, holdings, writer, writeRoute, publicUrl } = parts
  const distances = meta.preferences?.distances ?? 'as_written'
  const name = full_name || email
  const entries = inOrder(await readDays(db, athlete, FIRST_DAY, LAST_DAY)).map((item) => dayEntryOf(item, distances))
  const downloads = holdings.flatMap((holding) =>
    'name' in holding.download ? [{ holding, path: `data/${holding.download.name}.json` }] : [],
  )
  // The page links files before they are written, so both ask for a workout's folder.
  const unique = createUniqueNames()
  const folders = new Map<string, string>()
  const folderOf = ({ id, name }: WorkoutRow) => {
    const folder = folders.get(id) ?? unique(safeFileName(name, 'workout'))
    folders.set(id, folder)
    return folder
  }
  const optionsFor = (row: WorkoutRow) => {
    const { sport, steps } = workoutFromRow(row)
    return { ...figuresFor(meta.athlete_metrics ?? {}, sport, steps), publicUrl }
  }
  const filesOf = async (row: WorkoutRow) => {
    // Other requests are answered in between.
    await othersFirst()
    const names = createUniqueNames()
    const file = safeFileName(row.name, 'workout')
    const fitting = await writer.listFitting({ row, options: optionsFor(row) })
    return fitting.map(({ label, extension }) => {
      const plain = `${file}.${extension}`
      const path = names(plain) === plain ? plain : `${file} (${safeFileName(label, extension)}).${extension}`
      return { label, path: `workouts/${folderOf(row)}/${path}` }
    })
  }
  const listed = async function* () {
    for await (const row of workoutRows(db, athlete)) yield { ...wordsOf(row, timezone), files: await filesOf(row) }
  }
  const routeNames = createUniqueNames()
  const routes = (await routesOf(db, athlete)).map((route) => {
    const { name, distance, activity_type, created_at } = route
    const { sport } = activityOf(activity_type)
    const words = {
      name,
      sport: sportOf(sport).label,
      length: distanceIn(unitOfDistances(distances, sport), distance),
      day: dayIn(created_at, timezone),
    }
    return { ...words, route, path: `routes/${routeNames(`${safeFileName(name, 'route')}.gpx`)}` }
  })
  const paths = downloads.map(({ path }) => path)
  yield {
    name: 'index.html',
    content: page(
      { name, day: dayIn(now, timezone) },
      { workouts: listed(), routes, entries: inTurn(entries), data: paths },
    ),
  }
  yield { name: 'calendar.ics', content: icalendar(inTurn(entries), name, now) }
  for (const { holding, path } of downloads) yield { name: path, content: jsonList(rowsAsJson(db, holding, athlete)) }
  for await (const row of workoutRows(db, athlete)) {
    const files = await filesOf(row)
    const contents = await writer.writeAll({ row, options: optionsFor(row) })
    for (const [index, content] of contents.entries()) yield { name: files[index]?.path ?? '', content }
  }
  for (const { route, path } of routes) {
    await othersFirst()
    const route_data = await readRouteData(db, athlete, route.id)
    // The page lists it already; deleted in between, it is nowhere else either.
    if (route_data !== undefined) yield { name: path, content: await writeRoute({ ...route, route_data }, 'gpx') }
  }
}

function wordsOf(row: WorkoutRow, timezone: string) {
  const workout = workoutFromRow(row)
  const { seconds } = totalsOf(workout.steps, workout.sport)
  return {
    name: row.name,
    sport: sportOf(row.sport).label,
    type: row.type ? workoutTypeLabel[row.type as WorkoutType] : undefined,
    length: formatDuration(Math.round(seconds)),
    day: dayIn(row.created_at, timezone),
    text: printEntries(workout.steps, workout.sport),
  }
}

function dayIn(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(moment)
}

async function* inTurn(entries: readonly DayEntry[]) {
  yield* entries
}

async function* jsonList(rows: AsyncIterable<string>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + row
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
