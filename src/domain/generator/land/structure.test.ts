import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { sportOf } from '#domain/sports/registry.ts'
import { drawCount } from '#tests/support/drawn.ts'
import { generateRequest } from '#tests/support/workouts/arbitraries.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { isGroup, toGroups, unroll } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { secondsOf } from '../../workout/totals.ts'
import type { GenerateRequest } from '../request.ts'

type Session = { request: GenerateRequest; trained: Step[]; bouts: number[]; seconds: number }
let sessions: Session[] = []

beforeAll(() => {
  const requests = fc.sample(generateRequest, { numRuns: drawCount(20_000), seed: 20_261_122 })
  sessions = requests.filter(({ sport }) => !sportOf(sport).inPool).map(sessionOf)
}, 600_000)

describe('of runs and rides over the whole accepted range', () => {
  test('at least half of those with several bouts have bouts of one length', () => {
    const several = sessions.filter(({ request, bouts }) => request.workoutType !== 'endurance' && bouts.length > 1)
    const straight = several.filter(({ bouts }) => Math.max(...bouts) <= 1.05 * Math.min(...bouts))
    expect(several.length).toBeGreaterThan(drawCount(20_000) / 10)
    expect(straight.length / several.length).toBeGreaterThanOrEqual(0.5)
  })

  test('at most one in twenty has neighbouring steps of one target', () => {
    const joined = sessions.filter(({ trained }) =>
      trained.some((step, index) => isSameTarget(step, trained[index - 1])),
    )
    expect(joined.length / sessions.length).toBeLessThanOrEqual(0.05)
  })

  test('none aims at a heart rate for less than two minutes of work', () => {
    const short = sessions.flatMap(({ request, trained }) =>
      trained.filter(
        (step) =>
          step.target?.type === 'heartrate' &&
          (step.target.zoneNumber ?? 0) > 2 &&
          secondsOf(step, request.sport) < 118,
      ),
    )
    expect(short).toEqual([])
  })

  test('nine in ten of hard ones from 45 minutes on end their warm-up with strides or openers', () => {
    const hard = sessions.filter(
      ({ request, seconds }) =>
        seconds >= 2700 && ['interval', 'threshold', 'sweet spot', 'v02 max'].includes(request.workoutType),
    )
    const primed = hard.filter(({ trained }) => trained.some(({ name }) => name === 'Stride' || name === 'Opener'))
    expect(primed.length / hard.length).toBeGreaterThanOrEqual(0.9)
  })

  test('all that take 75 minutes or more say what to eat', () => {
    const long = sessions.filter(({ seconds }) => seconds >= 4700)
    const fed = long.filter(({ trained }) => trained.some(({ notes = '' }) => notes.includes('carbohydrate')))
    expect(fed.length / long.length).toBeGreaterThanOrEqual(0.97)
  })

  test('bouts by time are whole minutes from three minutes on, and half minutes from one', () => {
    const lengths = sessions
      .filter(({ request }) => request.durationType === 'time' && request.workoutType !== 'endurance')
      .flatMap(({ trained }) => trained.filter(isWork).map(({ duration }) => duration.value))
    const odd = lengths.filter(
      (length) => (length >= 180 ? length % 60 : length >= 60 ? length % 30 : length % 5) !== 0,
    )
    expect(lengths.length).toBeGreaterThan(1000)
    expect(odd.length / lengths.length).toBeLessThanOrEqual(0.01)
  })

  test('bouts of runs in miles are quarters', () => {
    const lengths = sessions
      .filter(({ request }) => request.sport === 'running' && request.durationUnit === 'miles')
      .filter(({ request }) => request.workoutType === 'interval' || request.workoutType === 'threshold')
      .flatMap(({ trained }) => trained.filter(isWork))
      .filter(({ duration }) => duration.unit === 'miles')
      .map(({ duration }) => Number(duration.value.toFixed(2)))
    expect(lengths.length).toBeGreaterThan(100)
    expect(lengths.filter((length) => length % 0.25 !== 0)).toEqual([])
  })

  test('no short effort of a ride is in kilometres or miles', () => {
    const short = sessions
      .filter(({ request }) => request.sport === 'cycling')
      .flatMap(({ trained }) => trained.filter((step) => isWork(step) && secondsOf(step, 'cycling') < 75))
    expect(short.filter(({ duration }) => duration.type === 'distance')).toEqual([])
  })

  test('every steady target by pace or power has percents of its part and a range', () => {
    const targets = sessions.flatMap(({ request, trained }) =>
      request.workoutMetric === 'heartrate' ? [] : trained.flatMap(({ target }) => target ?? []),
    )
    const bare = targets.filter(({ type, percentMin, rangeMin }) => type !== 'open' && (!percentMin || !rangeMin))
    expect(bare.length / targets.length).toBeLessThanOrEqual(0.001)
  })
})

function sessionOf(request: GenerateRequest): Session {
  const { steps } = generate(request, { seed: 1 })
  const trained = unroll(steps)
  const main = toGroups(steps).flatMap((entry) =>
    isGroup(entry) ? Array.from({ length: entry.count }, () => entry.steps).flat() : [entry],
  )
  const bouts: number[] = []
  let bout = 0
  for (const step of [...main, undefined]) {
    if (step && isWork(step)) bout += secondsOf(step, request.sport)
    else if (bout > 0) {
      bouts.push(bout)
      bout = 0
    }
  }
  return {
    request,
    trained,
    bouts,
    seconds: trained.reduce((all, step) => all + secondsOf(step, request.sport), 0),
  }
}

function isWork({ intensity, target, effort = 0 }: Step): boolean {
  if (intensity === 'warmup' || intensity === 'recovery' || intensity === 'cooldown') return false
  return (
    effort > 4 || (target?.zoneNumber ?? 0) > 2 || (target?.zoneNumber === undefined && (target?.percentMin ?? 0) > 75)
  )
}

function isSameTarget(step: Step, before: Step | undefined): boolean {
  if (!before || step.effort || step.cadence || before.cadence || step.target?.type === 'open') return false
  return JSON.stringify(step.target) === JSON.stringify(before.target)
}
