import { v7 as uuidv7 } from 'uuid'
import type { Change, ShownItem } from '#contracts/calendar.ts'
import * as contracts from '#contracts/calendar.ts'
import { daysBetween } from '#domain/calendar/days/day.ts'
import { inOrder } from '#domain/calendar/items/item.ts'
import type { Database } from '../db/database.ts'
import type { AthleteId } from '../http/endpoint/athlete-id.ts'
import { jsonText } from '../http/endpoint/json-text.ts'
import { type Api, serve } from '../http/endpoint/serve.ts'
import { Problem } from '../http/refusals/problem.ts'
import { makeChange, toggleChange } from './changes.ts'
import { previewOf } from './preview.ts'
import { scheduledOf } from './scheduled.ts'
import { type ChangeRow, listChanges, readRevision } from './store/changes.ts'
import { readDays, readEntries, readNextRace } from './store/items.ts'
import { readItemWorkouts } from './store/workouts.ts'

/** Mounts an athlete's calendar, and the specified calls of the workouts on it. */
export function mountCalendar(api: Api, { db, now }: { db: Database; now: () => Date }): void {
  serve(api, contracts.listScheduledWorkouts, ({ caller, query }) =>
    bounded(api, caller.id, query, async () => {
      const items = await readDays(db, caller.id, query.start_date, query.end_date)
      return inOrder(items).flatMap((item) => scheduledOf(item) ?? [])
    }),
  )

  serve(api, contracts.scheduleWorkout, async ({ caller, body }) => {
    const { workout_id, scheduled_date: date, id = uuidv7() } = body
    const operations = [{ op: 'schedule', id, date, workout_id }] as const
    const { items } = await makeChange(db, caller.id, { id, operations }, now())
    const scheduled = items[0] && scheduledOf(items[0])
    // Sent again after it was taken off its day.
    if (!scheduled) throw new Problem('not-found', NOT_SCHEDULED)
    return scheduled
  })

  serve(api, contracts.deleteScheduledWorkout, async ({ caller, params: { id } }) => {
    const [item] = await readEntries(db, caller.id, [id])
    if (item?.content.kind !== 'workout') throw new Problem('not-found', NOT_SCHEDULED)
    await makeChange(db, caller.id, { id: uuidv7(), operations: [{ op: 'remove', id }] }, now())
    return {}
  })

  serve(api, contracts.attachRoute, async ({ caller, params: { id }, body: { route_id } }) => {
    const [item] = await readEntries(db, caller.id, [id])
    if (item?.content.kind !== 'workout') throw new Problem('not-found', NOT_SCHEDULED)
    const operations = [{ op: 'attach', id, route_id }] as const
    await makeChange(db, caller.id, { id: uuidv7(), operations }, now())
    const [changed] = await readEntries(db, caller.id, [id])
    const scheduled = changed && scheduledOf(changed)
    if (!scheduled) throw new Problem('not-found', NOT_SCHEDULED)
    return scheduled
  })

  serve(api, contracts.readCalendar, ({ caller, query }) =>
    bounded(api, caller.id, query, async () => {
      // Read first: a change in between is then read again, and not overlooked.
      const revision = await readRevision(db, caller.id)
      const items = inOrder(await readDays(db, caller.id, query.start_date, query.end_date))
      const workouts = await readItemWorkouts(db, caller.id, ...workoutIdsOf(items))
      const written = workouts.map(({ steps, ...rest }) => `${JSON.stringify(rest).slice(0, -1)},"steps":${steps}}`)
      return jsonText(`{"revision":${revision},"items":${JSON.stringify(items)},"workouts":[${written.join(',')}]}`)
    }),
  )

  serve(api, contracts.readCalendarRevision, async ({ caller }) => ({ revision: await readRevision(db, caller.id) }))

  serve(api, contracts.readNextRace, async ({ caller, query: { from } }) => ({
    race: (await readNextRace(db, caller.id, from)) ?? null,
  }))

  serve(api, contracts.changeCalendar, async ({ caller, body }) =>
    answerOf(await makeChange(db, caller.id, body, now())),
  )

  serve(api, contracts.previewCalendar, ({ caller, body }) => previewOf(db, caller.id, body.operation, now()))

  serve(api, contracts.listCalendarChanges, async ({ caller }) => (await listChanges(db, caller.id)).map(changeOf))

  serve(api, contracts.undoCalendarChange, async ({ caller, params }) =>
    answerOf(await toggleChange(db, caller.id, params.id, true)),
  )

  serve(api, contracts.redoCalendarChange, async ({ caller, params }) =>
    answerOf(await toggleChange(db, caller.id, params.id, false)),
  )
}

/** Reads days: many of them in turn, because they keep the process busy. */
function bounded<Result>(
  { heavyWork }: Api,
  athlete: AthleteId,
  { start_date, end_date }: { start_date: string; end_date: string },
  read: () => Promise<Result>,
): Promise<Result> {
  if (daysBetween(start_date, end_date) <= MAX_FREE_DAYS) return read()
  return heavyWork.within(athlete, () => heavyWork.inTurn(read))
}

// Our choice: two views of a month fit in, and a season does not.
const MAX_FREE_DAYS = 100

const NOT_SCHEDULED = 'You have no such scheduled workout. It may have been removed in another tab.'

function answerOf({ change, items, ...made }: Awaited<ReturnType<typeof makeChange>>) {
  return { ...made, items: inOrder(items), change: change && changeOf(change) }
}

function changeOf({ id, about, is_undone, made_at }: Omit<ChangeRow, 'patches'>): Change {
  return { id, about, is_undone, made_at: made_at.toISOString() }
}

/** The workouts that entries show, each once: one that was done as it was then, others as they are now. */
function workoutIdsOf(items: readonly ShownItem[]): [ids: string[], keptIds: string[]] {
  const [ids, keptIds] = [new Set<string>(), new Set<string>()]
  for (const { content, kept_id, is_deleted } of items) {
    if (kept_id) keptIds.add(kept_id)
    else if (content.kind === 'workout' && !is_deleted) ids.add(content.workout_id)
  }
  return [[...ids], [...keptIds]]
}
