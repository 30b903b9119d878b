import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect } from 'vitest'
import { MAX_RE_AIMED } from '#contracts/re-aims.ts'
import { type AimedFigure, figureValue } from '#domain/re-aim/figure.ts'
import { reAim } from '#domain/re-aim/re-aim.ts'
import { sports } from '#domain/sports/registry.ts'
import { formatPace } from '#domain/units/pace.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import type { Database } from '#server/db/database.ts'
import { type AthleteId, athleteOfOperator } from '#server/http/endpoint/athlete-id.ts'
import { makeReAim, undoReAim } from '#server/re-aims/change.ts'
import { insertWorkout, readWorkout, replaceWorkout } from '#server/workouts/store.ts'
import { writeWorkout } from '#server/workouts/written-workout.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { theApp } from '#tests/support/server/app.ts'
import { type Athlete, anAthlete } from '#tests/support/server/people.ts'
import { ftpRide, setFtp } from '#tests/support/server/re-aimed.ts'
import { stepsAimedAt } from '#tests/support/workouts/aimed-steps.ts'

let db: Database
/** Whose rides for 250 W are re-aimed to 265 W; made first, because tests without requests let connections time out. */
let athlete: AthleteId
let offer = ''

beforeAll(async () => {
  db = (await theApp()).db
  const person = await anAthlete()
  athlete = athleteOfOperator(person)
  await setFtp(person, 250)
  await setFtp(person, 265)
  await insertRide()
  offer = (await person.api('get /api/re-aims', {})).offers[0]?.id ?? ''
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
  const owner = await anAthlete()
  const { api } = owner
  const [olds, news] = fc.sample(metrics, { seed, numRuns: 2 })
  if (!olds || !news) throw new Error('Nothing was drawn.')
  await api('put /api/user', { meta: { athlete_metrics: olds } })
  const before = new Map<string, { sport: (typeof sports)[number]['id']; steps: StoredSteps }>()
  for (const { sport, steps } of fc.sample(workoutFor(olds), { seed, numRuns: count })) {
    const saved = await api('post /api/workouts', { name: 'Drawn', sport, steps })
    before.set(saved.id, { sport, steps: await stepsOf(saved.id) })
  }
  await api('put /api/user', { meta: { athlete_metrics: news } })

  const expected = new Map([...before].map(([workout, { steps }]) => [workout, steps]))
  for (const [workout, { sport }] of before)
    for (const figure of Object.keys(olds) as AimedFigure[]) {
      const [from, to] = [valueIn(figure, olds), valueIn(figure, news)]
      const steps = expected.get(workout) ?? []
      expected.set(workout, reAim(steps, sport, { figure, from, to })?.steps ?? steps)
    }
  const made = await reAimAll(owner)
  const changed = [...before].filter(([workout, { steps }]) => expected.get(workout) !== steps)
  for (const [workout] of before) expect(await stepsOf(workout)).toEqual(expected.get(workout))

  for (const one of made.toReversed()) {
    const { restored, stayed } = await api('post /api/re-aims/{id}/undo', { id: one.id })
    expect({ restored, stayed }).toEqual({ restored: one.workout_count, stayed: [] })
  }
  for (const [workout, { steps }] of before) expect(await stepsOf(workout)).toEqual(steps)
  return changed.length
}

/** Takes up every offer. */
async function reAimAll({ api }: Athlete) {
  const made = []
  for (const { id: offer, to, workouts, has_more } of (await api('get /api/re-aims', {})).offers) {
    expect(has_more).toBe(false)
    expect(workouts.length).toBeLessThanOrEqual(MAX_RE_AIMED)
    const ids = workouts.map(({ id }) => id)
    const one = await api('post /api/re-aims', { id: randomUUID(), offer, to, workouts: ids })
    expect(one.workout_count).toBe(ids.length)
    made.push(one)
  }
  expect((await api('get /api/re-aims', {})).offers).toEqual([])
  return made
}

const stepsOf = async (id: string): Promise<StoredSteps> => JSON.parse((await readWorkout(db, id))?.steps ?? '[]')

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
      const row = await readWorkout(db, id)
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
  const stored = await readWorkout(db, id)
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
