import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judge } from '#domain/judge/judge.ts'
import { mostExceptions, testProperty } from '#tests/support/drawn.ts'
import { generateRequest } from '#tests/support/workouts/arbitraries.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { judgeInput } from '#tests/support/workouts/judge-input.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { sum } from '../../units/numbers.ts'
import { unroll } from '../../workout/groups.ts'
import type { Step, StoredSteps } from '../../workout/step.ts'
import type { Direction } from '../request/direction.ts'
import type { AskedSet } from '../request/resolved-request.ts'
import type { GenerateRequest } from '../request.ts'
import { resolve } from '../resolve.ts'
import { areBoutsAlike, isArrangedOtherwise, readShape, type Shape } from './compare/main-set-shape.ts'
import { traitsOf } from './compare/version-traits.ts'

const threshold = usualRequest('cycling', 'threshold')

describe('a threshold ride of an hour with 4 × 6 minutes', () => {
  const set = { times: 4, value: 6, unit: 'minutes', restSeconds: 180 } as const
  const ride = generate({ ...threshold, set }, { seed: 1 }).steps

  test.each<[Direction, readonly string[]]>([
    ['harder', ['5 × 6']],
    ['easier', ['3 × 6']],
    ['longer intervals', ['3 × 8']],
    ['shorter intervals', ['5 × 5', '6 × 4']],
  ])('becomes, asked for %s, %s', (direction, expected) => {
    for (let seed = 0; seed < 8; seed += 1) {
      const after = generate({ ...threshold, previous: { steps: ride, direction } }, { seed })
      expect(expected).toContain(inWords(after.steps))
      expect(after.remarks).toEqual([])
    }
  })

  test('keeps what surrounds its main set: easy time gives what the bouts take', () => {
    const longer = { ...threshold, durationValue: 75 }
    const before = generate({ ...longer, set }, { seed: 1 }).steps
    const after = generate({ ...longer, previous: { steps: before, direction: 'harder' } }, { seed: 1 }).steps
    const endsOf = (steps: StoredSteps) => unroll(steps).filter(({ intensity }) => /warmup|cooldown/.test(intensity))
    expect(endsOf(after)).toEqual(endsOf(before))
    expect(minutesOf(after, 'active')).toBeLessThan(minutesOf(before, 'active'))
  })

  test('keeps its bouts while it gets harder, and then names the length that has room for more', () => {
    let steps = ride
    const seen: string[] = []
    for (let seed = 0; seed < 12; seed += 1) {
      const after = generate({ ...threshold, previous: { steps, direction: 'harder' } }, { seed })
      if (after.remarks.length > 0) {
        expect(after.steps).toEqual(steps)
        const [, minutes, times, value] =
          /In (\d+) minutes it can be (\d+) × (\d+) minutes\.$/.exec(`${after.remarks}`) ?? []
        const set = { times: Number(times), value: Number(value), unit: 'minutes' } as const
        const longer = { ...threshold, durationValue: Number(minutes), set }
        expect(judge(judgeInput(longer, generate(longer, { seed }))).score).toBeGreaterThan(0.95)
        break
      }
      seen.push(inWords(after.steps))
      steps = after.steps
    }
    expect(seen.slice(0, 1)).toEqual(['5 × 6'])
    expect(seen.length).toBeLessThan(12)
    expect(seen.filter((one) => !/^\d+ × \d+$/.test(one))).toEqual([])
  })

  test('keeps its order of bouts in a ladder: 8-7-6-5 gets no equal bouts, and 4 × 6 no ladder', () => {
    const orderOf = (steps: StoredSteps) => shapeOf(threshold, steps)?.arrangement.order
    const falling = hourWith([8, 7, 6, 5].flatMap((minutes) => [bout(minutes), easy(3)]))
    const harder = (steps: StoredSteps) =>
      generate({ ...threshold, previous: { steps, direction: 'harder' } }, { seed: 1 })
    expect(orderOf(harder(falling).steps)).toBe('falling')
    expect(orderOf(harder(ride).steps)).toBe('even')
  })
})

test('a swim of 6 × 200 m, the least that is offered for its length, still gets easier: 5 × 200 m', () => {
  const swim = usualRequest('swimming', 'endurance')
  const pool = (intensity: Step['intensity'], value: number, zoneNumber: number): Step => ({
    intensity,
    duration: { type: 'distance', unit: 'meters', value },
    target: { type: 'pace', zoneNumber },
  })
  const rest: Step = { intensity: 'rest', duration: { type: 'time', unit: 'minutes', value: 15 } }
  const six = [pool('active', 200, 2), rest, { repeat: { steps: 2, count: 6 } }]
  const steps: StoredSteps = [pool('warmup', 500, 1), ...six, pool('cooldown', 300, 1)]
  const after = generate({ ...swim, previous: { steps, direction: 'easier' } }, { seed: 1 })
  expect(shapeOf(swim, after.steps)?.bouts).toEqual([200, 200, 200, 200, 200])
})

describe('what is work', () => {
  test.each<[string, number, GenerateRequest]>([
    ['the classic bouts of VO2 Max below its zone', 4, usualRequest('cycling', 'v02 max')],
    ['bouts of VO2 Max by heart rate', 4, { ...usualRequest('cycling', 'v02 max'), workoutMetric: 'heartrate' }],
    ['bouts at threshold by heart rate', 6, { ...usualRequest('cycling', 'threshold'), workoutMetric: 'heartrate' }],
  ])('are %s', (_, value, request) => {
    const set: AskedSet = { times: 4, value, unit: 'minutes' }
    const { steps } = generate({ ...request, set }, { seed: 1 })
    expect(shapeOf(request, steps)?.bouts).toEqual(Array(4).fill(60 * value))
    const after = generate({ ...request, previous: { steps, direction: 'harder' } }, { seed: 2 })
    expect(shapeOf(request, after.steps)?.bouts).toEqual(Array(5).fill(60 * value))
  })
})

describe('over all requests', () => {
  testProperty(
    'harder has no less work than before, or work at a higher effort, and easier no more',
    2000,
    (drawing) => {
      fc.assert(
        fc.property(generateRequest, ({ seed: _, ...request }) => {
          for (const direction of ['harder', 'easier'] as const) {
            const { before, after } = follow(request, direction)
            const [from, to] = [before, after].map((steps) => shapeOf(request, steps))
            if (!hasMainSet(request) || !from || !to) continue
            const [less, more] = direction === 'harder' ? [from, to] : [to, from]
            const work = sum(more.bouts) / sum(less.bouts)
            // Bouts by distance are estimated as times.
            expect(work >= 0.985 || more.effort / less.effort >= 1.01, direction).toBe(true)
          }
        }),
        drawing,
      )
    },
  )

  testProperty('the longest bout never gets longer when an easier version is asked for', 2000, (drawing) => {
    fc.assert(
      fc.property(generateRequest, ({ seed: _, ...request }) => {
        const { before, after } = follow(request, 'easier')
        if (!hasMainSet(request)) return
        const [from, to] = [before, after].map((steps) => Math.max(0, ...(shapeOf(request, steps)?.bouts ?? [])))
        expect(to).toBeLessThanOrEqual(1.03 * (from ?? 0))
      }),
      drawing,
    )
  })

  testProperty('a length that a remark names has what the remark says', 1000, ({ seed, numRuns }) => {
    const named: string[] = []
    for (const { seed: _, ...request } of fc.sample(generateRequest, { seed, numRuns }))
      for (const direction of changing) {
        const { before, remarks } = follow(request, direction)
        const [said, value] = /In ([\d.]+) \w+ it can.*$/.exec(remarks.join(' ')) ?? []
        if (said === undefined) continue
        expect(Number(value)).not.toBe(request.durationValue)
        const other = { ...request, durationValue: Number(value), previous: { steps: before, direction } }
        const after = generate(other, { seed: 5 })
        const shape = shapeOf(other, after.steps)
        named.push(said)
        expect(after.steps).not.toEqual(before)
        expect(after.remarks.join(' '), said).not.toContain('hardly')
        const times = /(\d+) × /.exec(said)?.[1]
        if (times) expect(shape?.bouts).toHaveLength(Number(times))
      }
    expect(named.length).toBeGreaterThan(0)
  })

  testProperty(
    'the longest bout never gets shorter when longer ones are asked for, nor longer when shorter are',
    2000,
    (drawing) => {
      fc.assert(
        fc.property(generateRequest, ({ seed: _, ...request }) => {
          const { before, after } = follow(request, 'longer intervals')
          const { before: same, after: shorter } = follow(request, 'shorter intervals')
          // Bouts by distance are compared by time: a longer one may be aimed a little slower.
          expect(longest(request, after)).toBeGreaterThanOrEqual(0.98 * longest(request, before))
          expect(longest(request, shorter)).toBeLessThanOrEqual(1.02 * longest(request, same))
        }),
        drawing,
      )
    },
  )

  testProperty(
    'four in five harder and easier versions keep the arrangement of the bouts, and the others say so',
    2000,
    ({ seed, numRuns }) => {
      const changed: boolean[] = []
      for (const { seed: _, ...request } of fc.sample(generateRequest, { seed, numRuns }))
        for (const direction of ['harder', 'easier'] as const) {
          const { before, after, remarks } = follow(request, direction)
          const shape = shapeOf(request, before)
          if (!shape || after === before || !hasMainSet(request)) continue
          const isOther = isArrangedOtherwise(shape, after, resolve(request))
          changed.push(isOther)
          if (isOther) expect(remarks.at(-1)).toContain('arranged in another way')
        }
      expect(changed.length).toBeGreaterThan(0.5 * numRuns)
      expect(changed.filter(Boolean).length).toBeLessThanOrEqual(mostExceptions(0.2, changed.length))
    },
  )

  testProperty(
    'another one has bouts of another length or arrangement, nineteen times in twenty',
    1000,
    ({ seed, numRuns }) => {
      const same: boolean[] = []
      for (const { sport, workoutType } of fc.sample(generateRequest, { seed, numRuns })) {
        const request = usualRequest(sport, workoutType)
        const { before, after } = follow(request, 'another')
        const [from, to] = [before, after].map((steps) => shapeOf(request, steps))
        if (hasMainSet(request) && from) same.push(areBoutsAlike(from, to))
      }
      expect(same.filter(Boolean).length).toBeLessThanOrEqual(mostExceptions(0.05, same.length))
    },
  )

  testProperty('equal bouts never become a ladder', 1000, (drawing) => {
    fc.assert(
      fc.property(generateRequest, fc.constantFrom(...changing), ({ seed: _, ...request }, direction) => {
        const { before, after } = follow(request, direction)
        if (!hasMainSet(request) || shapeOf(request, before)?.arrangement.order !== 'even') return
        expect(['rising', 'falling', 'up and down']).not.toContain(shapeOf(request, after)?.arrangement.order)
      }),
      drawing,
    )
  })

  testProperty(
    'another one has a load within 7 %, nineteen times in twenty, and says so where it has not',
    2000,
    ({ seed, numRuns }) => {
      const misses: boolean[] = []
      for (const { seed: _, ...request } of fc.sample(generateRequest, { seed, numRuns })) {
        const { before, after, remarks } = follow(request, 'another')
        const [from, to] = [before, after].map((steps) => traitsOf(steps, resolve(request)).load) as [number, number]
        const isFar = Math.abs(Math.log(to / from)) > Math.log(1.07)
        misses.push(isFar)
        if (isFar) expect(remarks.join()).toContain('has the same load')
      }
      expect(misses.filter(Boolean).length).toBeLessThanOrEqual(mostExceptions(0.05, numRuns))
    },
  )
})

const changing = ['harder', 'easier', 'longer intervals', 'shorter intervals'] as const

/** A version, and the one that follows it in a direction. */
function follow(request: GenerateRequest, direction: Direction) {
  const { steps: before } = generate(request, { seed: 3 })
  const { steps: after, remarks } = generate({ ...request, previous: { steps: before, direction } }, { seed: 5 })
  return { before, after, remarks }
}

/** Easy runs and rides have no main set that could be kept. */
function hasMainSet({ sport, workoutType }: GenerateRequest): boolean {
  return sport === 'swimming' || workoutType !== 'endurance'
}

function shapeOf(request: GenerateRequest, steps: StoredSteps): Shape | undefined {
  return readShape(steps, resolve(request))
}

function longest(request: GenerateRequest, steps: StoredSteps): number {
  return traitsOf(steps, resolve(request)).longestBout
}

/** The main set: `4 × 6`, or the minutes of each bout. */
function inWords(steps: StoredSteps): string {
  const minutes = (shapeOf(threshold, steps)?.bouts ?? []).map((seconds) => seconds / 60)
  return new Set(minutes).size === 1 ? `${minutes.length} × ${minutes[0]}` : minutes.join('-')
}

function minutesOf(steps: StoredSteps, intensity: Step['intensity']): number {
  const some = unroll(steps).filter((one) => one.intensity === intensity)
  return sum(some.map(({ duration }) => duration.value / 60))
}

/** An hour with these steps in its middle. */
function hourWith(steps: Step[]): StoredSteps {
  const seconds = 3600 - steps.reduce((sum, { duration }) => sum + duration.value, 0)
  return [step('warmup', 600, 1), step('active', seconds - 1200, 2), ...steps, step('cooldown', 600, 1)]
}

const bout = (minutes: number) => step('interval', 60 * minutes, 5)
const easy = (minutes: number) => step('recovery', 60 * minutes, 1)

function step(intensity: Step['intensity'], value: number, zoneNumber: number): Step {
  return { intensity, duration: { type: 'time', unit: 'minutes', value }, target: { type: 'power', zoneNumber } }
}

test('a sweet spot ride of two hours never has more than an hour of work, however hard it is asked for', () => {
  const request = { ...usualRequest('cycling', 'sweet spot'), durationValue: 120 }
  const isWork = ({ target }: Step) => target?.zoneNumber === 4
  for (let seed = 0; seed < 25; seed += 1) {
    let { steps } = generate(request, { seed })
    for (let times = 0; times < 4; times += 1)
      ({ steps } = generate({ ...request, previous: { steps, direction: 'harder' } }, { seed }))
    const work = sum(
      unroll(steps)
        .filter(isWork)
        .map(({ duration }) => duration.value),
    )
    expect(work / 60, `seed ${seed}`).toBeLessThanOrEqual(63)
  }
})
