import fc from 'fast-check'
import { beforeAll, expect } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { type AthleteId, athleteOfOperator } from '#server/http/endpoint/athlete-id.ts'
import { deleteWorkout, insertWorkout, readWorkout, replaceWorkout, restoreWorkout } from '#server/workouts/store.ts'
import { writeWorkout } from '#server/workouts/written-workout.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { theApp } from '#tests/support/server/app.ts'
import { anAthlete } from '#tests/support/server/people.ts'
import { easyRun } from '#tests/support/server/planned.ts'

/** What a tab does with the workout; Undo takes a deletion back, its own or that of the other tab. */
type Deed = 'open' | 'save' | 'delete' | 'undo'
type Version = { name: string; updatedAt: string }

let db: Database
let athlete: AthleteId

beforeAll(async () => {
  db = (await theApp()).db
  athlete = athleteOfOperator({ id: (await anAthlete()).id })
})

testProperty(
  'what two tabs save and delete in any order replaces only what the tab has seen, and is lost by no deletion',
  2000,
  async (drawing) => {
    await fc.assert(fc.asyncProperty(rounds, expectNothingLost), drawing)
  },
)

async function expectNothingLost(drawn: readonly (readonly (Deed | null)[])[]) {
  const now = new Date()
  const first = await insertWorkout(db, athlete, writeWorkout(easyRun), 'built', now)
  const { id } = first
  const saves: { from: string; saved: Version }[] = []
  const seen = [versionOf(first), versionOf(first)]

  const act = async (tab: number, deed: Deed, name: string) => {
    if (deed === 'delete') return void (await deleteWorkout(db, athlete, id, now))
    if (deed === 'undo') return void (await restoreWorkout(db, athlete, id, now))
    const from = seen[tab]?.updatedAt ?? ''
    const row =
      deed === 'open'
        ? await readWorkout(db, id, null)
        : await replaceWorkout(db, athlete, id, writeWorkout({ ...easyRun, name }), now, from)
    if (!row) return
    seen[tab] = versionOf(row)
    if (deed === 'save') saves.push({ from, saved: versionOf(row) })
  }
  for (const [at, round] of drawn.entries())
    await Promise.all(round.map((deed, tab) => deed && act(tab, deed, `Round ${at} of tab ${tab}`)))

  // Each accepted save follows the one that its tab had seen, and the last of them is what is stored.
  let last = versionOf(first)
  const left = [...saves]
  while (left.length > 0) {
    const next = left.findIndex(({ from }) => from === last.updatedAt)
    expect(next, 'A save replaced another one that its tab had not seen.').toBeGreaterThanOrEqual(0)
    last = left.splice(next, 1)[0]?.saved ?? last
  }
  expect(await restoreWorkout(db, athlete, id, now)).toBe(true)
  const stored = await readWorkout(db, id, null)
  expect(stored && versionOf(stored)).toEqual(last)
}

function versionOf({ name, updated_at }: { name: string; updated_at: Date }): Version {
  return { name, updatedAt: updated_at.toISOString() }
}

const deed = fc.constantFrom<Deed>('open', 'save', 'save', 'delete', 'undo')
// In a round both tabs act at once, or one of them alone.
const rounds = fc.array(fc.tuple(fc.option(deed), fc.option(deed)), { minLength: 1, maxLength: 8 })
