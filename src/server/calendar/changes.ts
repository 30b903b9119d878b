import { createHash } from 'node:crypto'
import { changeCalendar } from '#domain/calendar/change/change.ts'
import type { Operation } from '#domain/calendar/change/operation.ts'
import { applyPatches, invertPatches, type Patch } from '#domain/calendar/change/patch.ts'
import { reachOf, reachOfPatches } from '#domain/calendar/change/reach.ts'
import { MAX_ITEMS } from '#domain/calendar/change/refusal.ts'
import { type Calendar, calendarOf } from '#domain/calendar/items/item.ts'
import type { Database } from '../db/database.ts'
import type { AthleteId } from '../http/endpoint/athlete-id.ts'
import { Problem } from '../http/refusals/problem.ts'
import { refuseChange } from './refuse.ts'
import { type ChangeRow, insertChange, lockCalendar, markChange, readChange, writeState } from './store/changes.ts'
import { readEntries, readReach, writeEntries } from './store/items.ts'
import { surroundingsOf } from './surroundings.ts'

type Made = { revision: number; change: ChangeRow | null; touched: string[] }

/** Changes an athlete's calendar in one transaction. A change with an id that was made before is not made again. */
export async function makeChange(
  db: Database,
  athlete: AthleteId,
  { id, operations }: { id: string; operations: readonly Operation[] },
  now: Date,
) {
  return answer(db, athlete, (within) => change(within, athlete, id, operations, now))
}

/** Undoes or makes again one of the last changes in one transaction. One that is undone or made already stays so. */
export async function toggleChange(db: Database, athlete: AthleteId, id: string, toUndone: boolean) {
  return answer(db, athlete, async (within) => {
    const state = await lockCalendar(within, athlete)
    const known = await readChange(within, athlete, id)
    if (!known) throw new Problem('not-found', NO_SUCH_CHANGE)
    const touched = known.patches.map((patch) => patch.id)
    if (known.is_undone === toUndone) return { revision: state.revision, change: known, touched }
    const patches = toUndone ? invertPatches(known.patches) : known.patches
    const calendar = calendarOf(await readReach(within, athlete, reachOfPatches(patches)))
    const result = applyPatches(calendar, patches)
    if (!result.ok) throw refuseChange(result.refusal)
    const revision = await write(within, athlete, state, patches, result.calendar)
    await markChange(within, athlete, id, toUndone)
    return { revision, change: { ...known, is_undone: toUndone }, touched }
  })
}

const NO_SUCH_CHANGE = 'This change cannot be undone or made again any more: only the last 50 can.'

async function change(
  within: Database,
  athlete: AthleteId,
  id: string,
  operations: readonly Operation[],
  now: Date,
): Promise<Made> {
  const state = await lockCalendar(within, athlete)
  const digest = createHash('sha256').update(JSON.stringify(operations)).digest('hex')
  const known = await readChange(within, athlete, id)
  if (known && known.digest !== digest) throw refuseChange('id-taken')
  if (known) return { revision: state.revision, change: known, touched: known.patches.map((patch) => patch.id) }
  const calendar = calendarOf(await readReach(within, athlete, reachOf(operations)))
  const around = await surroundingsOf(within, athlete, operations, calendar, now)
  const result = changeCalendar(calendar, operations, around)
  if (!result.ok) throw refuseChange(result.refusal)
  const { patches, about } = result
  if (!about) return { revision: state.revision, change: null, touched: [] }
  const revision = await write(within, athlete, state, patches, result.calendar)
  const row = { athlete_id: athlete, id, number: revision, digest, about, patches, is_undone: false, made_at: now }
  await insertChange(within, row)
  return { revision, change: row, touched: patches.map((patch) => patch.id) }
}

/** Stores what patches did, and returns the new revision. */
async function write(
  within: Database,
  athlete: AthleteId,
  state: Awaited<ReturnType<typeof lockCalendar>>,
  patches: readonly Patch[],
  calendar: Calendar,
): Promise<number> {
  const added = patches.filter(({ before }) => before === null).length
  const item_count = state.item_count + added - patches.filter(({ after }) => after === null).length
  if (added > 0 && item_count > MAX_ITEMS) throw refuseChange('calendar-full')
  const ids = patches.map(({ id }) => id)
  await writeEntries(within, athlete, ids, calendar)
  const revision = state.revision + 1
  await writeState(within, athlete, { revision, item_count })
  return revision
}

/** Runs a change in a transaction, and reads what it left of the entries that it touched. */
function answer(db: Database, athlete: AthleteId, make: (within: Database) => Promise<Made>) {
  return db.transaction(async (within) => {
    const { touched, ...made } = await make(within)
    const items = await readEntries(within, athlete, touched)
    const found = new Set(items.map(({ id }) => id))
    return { ...made, items, removed: touched.filter((id) => !found.has(id)) }
  })
}
