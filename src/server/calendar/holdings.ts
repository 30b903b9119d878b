import type { Holding } from '../db/holding.ts'
import { calendar_changes, calendar_items, calendars, kept_workouts } from '../db/tables.ts'

export const calendarHoldings: Holding[] = [
  { table: calendars, owner: calendars.athlete_id, key: calendars.athlete_id, download: { name: 'calendar' } },
  {
    table: calendar_items,
    owner: calendar_items.athlete_id,
    key: calendar_items.id,
    download: { name: 'calendar_entries' },
  },
  {
    table: calendar_changes,
    owner: calendar_changes.athlete_id,
    key: calendar_changes.id,
    download: { name: 'calendar_changes', without: ['digest'] },
  },
  {
    table: kept_workouts,
    owner: kept_workouts.athlete_id,
    key: kept_workouts.id,
    download: { name: 'workouts_as_done', without: ['digest'] },
  },
]
