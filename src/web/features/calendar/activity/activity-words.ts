import { todayIn } from '#domain/calendar/days/today.ts'
import { unitOfDistances } from '#domain/calendar/items/unit-of-distances.ts'
import { sportOf } from '#domain/sports/registry.ts'
import { formatDuration } from '#domain/units/duration.ts'
import type { ShownDistances } from '#domain/units/shown-distances.ts'
import { formatMetres } from '../../../lib/format.ts'
import { nameOfDay } from '../day-names.ts'
import { momentIn } from '../moment-in.ts'
import { sportOfEntry } from '../name-of-entry.ts'
import type { CalendarItem } from '../queries.ts'
import type { ActivityFigures } from './send-activity.ts'

/** An activity in words: `Running · Wed 18 Nov, 07:12 · 45:10 · 10.02 km`. */
export function activityText(
  activity: ActivityFigures,
  timeZone: string | null | undefined,
  distances: ShownDistances,
): string {
  const { sport, seconds, metres } = activity
  const start = startOf(activity, timeZone)
  return [
    sport && sportOf(sport).label,
    start && momentIn(start.zone).format(start.moment),
    seconds !== null && formatDuration(seconds),
    metres !== null && formatMetres(metres, unitOfDistances(distances, sport)),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What of an activity does not fit the entry that it is taken for; the athlete may take it all the same. */
export function activityHints(
  activity: ActivityFigures,
  item: Pick<CalendarItem, 'content' | 'date'>,
  timeZone: string | null | undefined,
): string[] {
  const start = startOf(activity, timeZone)
  const day = start && todayIn(start.moment, start.zone)
  const [recorded, planned] = [activity.sport, sportOfEntry(item)]
  return [
    ...(day && day !== item.date ? [`It was recorded on ${nameOfDay(day)}, and this is ${nameOfDay(item.date)}.`] : []),
    ...(recorded && planned && recorded !== planned
      ? [`It is a ${sportOf(recorded).noun}, and this is a ${sportOf(planned).noun}.`]
      : []),
  ]
}

/** When it started, by the clock of the place if the file says so, else by that of the athlete. */
function startOf({ started_at, utc_offset }: ActivityFigures, timeZone: string | null | undefined) {
  if (started_at === null) return undefined
  const moment = new Date(started_at)
  if (utc_offset === null) return { moment, zone: timeZone }
  return { moment: new Date(moment.getTime() + utc_offset * 60_000), zone: 'UTC' }
}
