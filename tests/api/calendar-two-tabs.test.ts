import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect } from 'vitest'
import type { Operation } from '#domain/calendar/change/operation.ts'
import { inOrder } from '#domain/calendar/items/item.ts'
import { makeChange, toggleChange } from '#server/calendar/changes.ts'
import { listChanges } from '#server/calendar/store/changes.ts'
import { readDays } from '#server/calendar/store/items.ts'
import type { Database } from '#server/db/database.ts'
import { type AthleteId, athleteOfOperator } from '#server/http/endpoint/athlete-id.ts'
import { Problem } from '#server/http/refusals/problem.ts'
import { idNo, operationOn } from '#tests/support/calendar.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { theApp } from '#tests/support/server/app.ts'
import { anAthlete } from '#tests/support/server/people.ts'
import { easyRun } from '#tests/support/server/planned.ts'

/** What a tab does: a change, perhaps sent twice, or an undo or redo of a change that it sees, counted from the last. */
type Deed = { operations: Operation[]; isSentTwice: boolean } | { toUndone: boolean; at: number }
type Tabs = { db: Database; athlete: AthleteId }

const ids = [1, 2, 3, 4, 5, 6].map(idNo)

let tabs: Tabs
let workoutId: string

// Once: a connection that a long property leaves idle is closed before the next one could use it.
beforeAll(async () => {
  const { db } = await theApp()
  const { api, id } = await anAthlete()
  tabs = { db, athlete: athleteOfOperator({ id }) }
  workoutId = (await api('post /api/workouts', easyRun)).id
})

testProperty(
  'what two tabs do and undo in any order ends the same in both, and loses nothing',
  2000,
  async (drawing) => {
    await fc.assert(
      fc.asyncProperty(roundsOf([workoutId]), async (rounds) => {
        await clear(tabs)
        const earlier = new Set((await listChanges(tabs.db, tabs.athlete)).map((change) => change.id))
        for (const round of rounds) await Promise.all(round.map((deed) => deed && act(tabs, deed)))
        const end = await days(tabs)
        expect(new Set(end.map((item) => item.id)).size).toBe(end.length)
        const onlyChanges = rounds.flat().every((deed) => !deed || 'operations' in deed)
        await expectNothingLost(tabs, earlier, end, onlyChanges)
      }),
      drawing,
    )
  },
)

/**
 * All changes that stand are undone, the last first, and then made again: this leads to the same calendar. If
 * neither tab undid anything, the calendar is empty in between.
 */
async function expectNothingLost(
  tabs: Tabs,
  earlier: ReadonlySet<string>,
  end: Awaited<ReturnType<typeof days>>,
  onlyChanges: boolean,
) {
  const made = (await listChanges(tabs.db, tabs.athlete)).filter(({ id }) => !earlier.has(id))
  const undone: string[] = []
  for (const { id } of made.filter(({ is_undone }) => !is_undone))
    if (await orRefusal(toggleChange(tabs.db, tabs.athlete, id, true))) undone.push(id)
  if (onlyChanges) {
    expect(undone).toHaveLength(made.length)
    expect(await days(tabs)).toEqual([])
  }
  for (const id of undone.reverse()) await toggleChange(tabs.db, tabs.athlete, id, false)
  expect(await days(tabs)).toEqual(end)
}

async function act({ db, athlete }: Tabs, deed: Deed) {
  if ('operations' in deed) {
    const sent = { id: randomUUID(), operations: deed.operations }
    const times = deed.isSentTwice ? [1, 2] : [1]
    const answers = await Promise.all(times.map(() => orRefusal(makeChange(db, athlete, sent, new Date()))))
    for (const answer of answers) if (answer?.change) expect(answer.change.id).toBe(sent.id)
    return
  }
  const change = (await listChanges(db, athlete))[deed.at]
  if (change) await orRefusal(toggleChange(db, athlete, change.id, deed.toUndone))
}

/** Undefined for a refusal, which a tab shows to its athlete; any other error is one of the server. */
async function orRefusal<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Problem && [400, 404, 409].includes(error.status)) return undefined
    throw error
  }
}

async function clear(tabs: Tabs) {
  const operations = (await days(tabs)).map(({ id }) => ({ op: 'remove' as const, id }))
  if (operations.length > 0) await makeChange(tabs.db, tabs.athlete, { id: randomUUID(), operations }, new Date())
}

async function days({ db, athlete }: Tabs) {
  return inOrder(await readDays(db, athlete, '2026-01-01', '2026-06-30'))
}

function roundsOf(workoutIds: string[]) {
  const change = fc.record({
    operations: fc.array(operationOn(ids, workoutIds), { minLength: 1, maxLength: 3 }),
    isSentTwice: fc.boolean(),
  })
  const toggle = fc.record({ toUndone: fc.boolean(), at: fc.nat({ max: 4 }) })
  const deed: fc.Arbitrary<Deed> = fc.oneof({ weight: 2, arbitrary: change }, toggle)
  // In a round both tabs act at once, or one of them alone.
  return fc.array(fc.tuple(fc.option(deed), fc.option(deed)), { maxLength: 7 })
}
