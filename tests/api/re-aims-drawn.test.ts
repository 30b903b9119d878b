import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect } from 'vitest'
import { type AimedFigure, figureValue } from '#domain/re-aim/figure.ts'
import { reAim } from '#domain/re-aim/re-aim.ts'
import { sports } from '#domain/sports/registry.ts'
import { formatPace } from '#domain/units/pace.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { changeMetrics } from '#server/athlete/store/figure-history.ts'
import type { Database } from '#server/db/database.ts'
import { athletes } from '#server/db/tables.ts'
import { type AthleteId, athleteOfOperator } from '#server/http/endpoint/athlete-id.ts'
import { makeReAim, undoReAim } from '#server/re-aims/change.ts'
import { readOffers } from '#server/re-aims/offers.ts'
import { insertWorkout, readWorkout, replaceWorkout } from '#server/workouts/store.ts'
import { writeWorkout } from '#server/workouts/written-workout.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { theApp } from '#tests/support/server/app.ts'
import { anEmail } from '#tests/support/server/people.ts'
import { ftpRide } from '#tests/support/server/re-aimed.ts'
import { stepsAimedAt } from '#tests/support/workouts/aimed-steps.ts'

let db: Database
/** Whose rides for 250 W are re-aimed to 265 W. */
let athlete: AthleteId
let offer = ''

beforeAll(async () => {
  db = (await theApp()).db
  athlete = athleteOfOperator({ id: randomUUID() })
  await db.insert(athletes).values({ id: athlete, email: anEmail() })
  for (const cycling_ftp of [250, 265]) await changeMetrics(db, athlete, () => ({ cycling_ftp }), new Date())
  await insertRide()
  offer = (await offersOf(athlete))[0]?.id ?? ''
})

testProperty(
  'drawn workouts are re-aimed as the rules say, in all figures, and undone exactly',
  5000,
  async ({ seed, numRuns }) => {
    let moved = 0
    for (let first = 0; first < numRuns; first += WORKOUTS_OF_ATHLETE)
      moved += await expectExactUndo(seed + first, Math.min(WORKOUTS_OF_ATHLETE, numRuns - first))
    expect(moved).toBeGreaterThan(numRuns / 2)
  },
)

/** Below the most that are re-aimed at once. */
const WORKOUTS_OF_ATHLETE = 250

/** Saves drawn workouts of one athlete, changes all figures, re-aims and undoes; returns how many workouts moved. */
async function expectExactUndo(seed: number, count: number): Promise<number> {
  const id = athleteOfOperator({ id: randomUUID() })
  await db.insert(athletes).values({ id, email: anEmail() })
  const put = (metrics: Metrics) => changeMetrics(db, id, () => metrics, new Date())
  const [olds, news] = fc.sample(metrics, { seed, numRuns: 2 })
  if (!olds || !news) throw new Error('Nothing was drawn.')
  await put(olds)
  const before = new Map<string, { sport: (typeof sports)[number]['id']; steps: StoredSteps }>()
  for (const { sport, steps } of fc.sample(workoutFor(olds), { seed, numRuns: count })) {
    const saved = await insertWorkout(db, id, writeWorkout({ name: 'Drawn', sport, steps }), 'built', new Date())
    before.set(saved.id, { sport, steps: await stepsOf(saved.id) })
  }
  await put(news)

  const expected = new Map([...before].map(([workout, { steps }]) => [workout, steps]))
  for (const [workout, { sport }] of before)
    for (const figure of Object.keys(olds) as AimedFigure[]) {
      const [from, to] = [valueIn(figure, olds), valueIn(figure, news)]
      const steps = expected.get(workout) ?? []
      expected.set(workout, reAim(steps, sport, { figure, from, to })?.steps ?? steps)
    }
  const made = await reAimAll(id)
  const changed = [...before].filter(([workout, { steps }]) => expected.get(workout) !== steps)
  for (const [workout] of before) expect(await stepsOf(workout)).toEqual(expected.get(workout))

  for (const one of made.toReversed()) {
    const { restored, stayed } = await undoReAim(db, id, one.id, new Date())
    expect({ restored, stayed }).toEqual({ restored: one.workout_count, stayed: [] })
  }
  for (const [workout, { steps }] of before) expect(await stepsOf(workout)).toEqual(steps)
  return changed.length
}

/** Takes up every offer. */
async function reAimAll(id: AthleteId) {
  const made = []
  for (const { id: offer, to, workouts, has_more } of await offersOf(id)) {
    expect(has_more).toBe(false)
    const ids = workouts.map(({ id }) => id)
    const one = await makeReAim(db, id, { id: randomUUID(), offer, to, workouts: ids }, new Date())
    expect(one.workout_count).toBe(ids.length)
    made.push(one)
  }
  expect(await offersOf(id)).toEqual([])
  return made
}

const offersOf = (id: AthleteId) =>
  readOffers(db, id, { since: new Date(0), now: new Date(), countRead: () => undefined })

const stepsOf = async (id: string): Promise<StoredSteps> => JSON.parse((await readWorkout(db, id, null))?.steps ?? '[]')

const metrics = fc.record({
  running_threshold_pace: fc.integer({ min: 180, max: 420 }).map(formatPace),
  cycling_ftp: fc.integer({ min: 100, max: 450 }),
  swimming_css: fc.integer({ min: 65, max: 150 }).map(formatPace),
  threshold_heart_rate: fc.integer({ min: 120, max: 200 }),
})
type Metrics = typeof metrics extends fc.Arbitrary<infer One> ? One : never

const workoutFor = (own: Metrics) =>
  fc.constantFrom(...sports).chain((sport) => {
    const figures = { reference: valueIn(sport.profile.reference, own), heart: own.threshold_heart_rate }
    return stepsAimedAt(sport, figures).map((steps) => ({ sport: sport.id, steps }))
  })

function valueIn(figure: AimedFigure, own: Metrics): number {
  return figureValue(figure, { value: String(own[figure]), unit: null }) ?? 0
}

/** What is done at the same time as a re-aim: by a tab that opened the workout, or by another click. */
type Deed = 'open' | 'save' | 're-aim' | 'undo'

testProperty('no save of a tab is lost to a re-aim or its undo at the same time', 500, async (drawing) => {
  await fc.assert(fc.asyncProperty(rounds, expectNothingLost), drawing)
})

const at250 = { rangeMin: 238, rangeMax: 262 }
const insertRide = () => insertWorkout(db, athlete, writeWorkout(ftpRide('First', at250)), 'built', new Date())

async function expectNothingLost(drawn: readonly (readonly (Deed | null)[])[]) {
  const { id, updated_at } = await insertRide()
  const now = new Date()
  let seen = { name: 'First', updatedAt: updated_at.toISOString() }
  const saves: { from: string; name: string }[] = []
  const made: string[] = []
  const act = async (deed: Deed, name: string) => {
    if (deed === 're-aim') {
      const asked = { id: randomUUID(), offer, to: { value: '265', unit: null }, workouts: [id] }
      if ((await makeReAim(db, athlete, asked, now)).workout_count > 0) made.push(asked.id)
    } else if (deed === 'undo') {
      const last = made.at(-1)
      if (last) await undoReAim(db, athlete, last, now)
    } else if (deed === 'open') {
      const row = await readWorkout(db, id, null)
      if (row) seen = { name: row.name, updatedAt: row.updated_at.toISOString() }
    } else {
      // Every other save has typed watts, which no re-aim touches.
      const range = saves.length % 2 === 0 ? { rangeMin: 200, rangeMax: 201 + saves.length } : at250
      const from = seen
      const saved = await replaceWorkout(db, athlete, id, writeWorkout(ftpRide(name, range)), now, from.updatedAt)
      if (saved) saves.push({ from: from.name, name })
      if (saved) seen = { name, updatedAt: saved.updated_at.toISOString() }
      if (saved) typed.set(name, range)
    }
  }
  const typed = new Map([['First', at250]])
  for (const [at, round] of drawn.entries())
    await Promise.all(round.map((deed, tab) => deed && act(deed, `Round ${at}, ${tab}`)))

  // Each accepted save follows the one that its tab had seen, and the last of them is what is stored.
  expect(saves.map(({ from }) => from)).toEqual(['First', ...saves.map(({ name }) => name)].slice(0, saves.length))
  const stored = await readWorkout(db, id, null)
  const last = saves.at(-1)?.name ?? 'First'
  expect(stored?.name).toBe(last)
  const left = typed.get(last) ?? at250
  const possible = left === at250 ? [at250, { rangeMin: 252, rangeMax: 278 }] : [left]
  expect(possible.map((range) => ftpRide('', range).steps)).toContainEqual(await stepsOf(id))
}

const tab = fc.constantFrom<Deed>('open', 'save', 'save')
const reAimOrUndo = fc.constantFrom<Deed>('re-aim', 're-aim', 'undo')
// In a round a tab and two clicks act at once, or some of them.
const rounds = fc.array(fc.tuple(fc.option(tab), fc.option(reAimOrUndo), fc.option(reAimOrUndo)), {
  minLength: 1,
  maxLength: 8,
})
