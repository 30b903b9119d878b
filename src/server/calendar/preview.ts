import type { Preview } from '#contracts/calendar.ts'
import { nameOf } from '#domain/calendar/change/about.ts'
import type { PlanOperation } from '#domain/calendar/change/operation.ts'
import { previewPlan } from '#domain/calendar/change/preview.ts'
import { reachOf } from '#domain/calendar/change/reach.ts'
import { type CalendarItem, calendarOf } from '#domain/calendar/items/item.ts'
import type { Database } from '../db/database.ts'
import type { AthleteId } from '../http/endpoint/athlete-id.ts'
import { refuseChange } from './refuse.ts'
import { readReach } from './store/items.ts'
import { surroundingsOf } from './surroundings.ts'

/** What a copy of a week or a shift would do to an athlete's calendar as it is now. */
export async function previewOf(
  db: Database,
  athlete: AthleteId,
  operation: PlanOperation,
  now: Date,
): Promise<Preview> {
  const calendar = calendarOf(await readReach(db, athlete, reachOf([operation])))
  const around = await surroundingsOf(db, athlete, [operation], calendar, now)
  const result = previewPlan(calendar, operation, around)
  if (!result.ok) throw refuseChange(result.refusal)
  const { comes, stays, goes } = result.preview
  return {
    comes: comes.map(({ item, date }) => ({ ...previewed(item), to: date })),
    stays: stays.map(({ item, because }) => ({ ...previewed(item), because })),
    goes: goes.map(previewed),
  }
}

function previewed(item: CalendarItem): Preview['goes'][number] {
  return { kind: item.content.kind, name: nameOf(item), date: item.date }
}
