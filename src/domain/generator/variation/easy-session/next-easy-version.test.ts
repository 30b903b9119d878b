import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FELT_REMARK } from '#domain/generator/plan/advice.ts'
import type { Direction } from '#domain/generator/request/direction.ts'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { resolve } from '#domain/generator/resolve.ts'
import { judge } from '#domain/judge/judge.ts'
import { isGroup, toGroups } from '#domain/workout/groups.ts'
import type { Step, StoredSteps } from '#domain/workout/step.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { judgeInput } from '#tests/support/workouts/judge-input.ts'
import { expectLength } from '#tests/support/workouts/total-length.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { traitsOf } from '../compare/version-traits.ts'
import { nextEasyVersion } from './next-easy-version.ts'

const run = { ...usualRequest('running', 'endurance'), durationValue: 40 }
const ride = usualRequest('cycling', 'endurance')

describe('an easy run of 27 minutes between warm-up and cool-down', () => {
  const target = { type: 'pace', zoneNumber: 2, percentMin: 78.2, percentMax: 84 } as const
  const plain = [warmup(8), { ...easy(27), target }, cooldown(5)]

  test('gets harder by a part above easy, and easier as a whole', () => {
    expect(inWords(next(run, plain, 'harder').steps)).toMatch(/^(warmup \d+ z1, )active \d+ z2, active \d+ z[23], /)
    expect(inWords(next(run, plain, 'easier').steps)).toBe('warmup 8 z1, active 27 z1, cooldown 5 z1')
  })

  test('has no intervals, and says which type has some', () => {
    for (const direction of ['longer intervals', 'shorter intervals'] as const) {
      const after = next(run, plain, direction)
      expect(after.steps).toEqual(plain)
      expect(after.remarks).toEqual(['This run has no intervals: it stays as it is. Tempo has some.'])
    }
  })

  test('is as long as asked after it was made longer by hand', () => {
    const longer = [warmup(8), easy(37), cooldown(5)]
    expectLength(next(run, longer, 'easier').steps, run, 40)
  })
})

test('a remark says that efforts are felt where one is longer than a stride, and only then', () => {
  const felt = (length: Step['duration'], effort?: number): Step => ({
    ...{ intensity: 'interval', duration: length, target: { type: 'pace', zoneNumber: 5 } },
    ...(effort ? { effort } : {}),
  })
  const remarksOf = (part: Step) => {
    const steps = [warmup(8), easy(26), part, cooldown(5)]
    const drawn = { steps, remarks: [FELT_REMARK, 'This is short.'] }
    return nextEasyVersion(resolve(run), steps, 'easier', { drawn, total: 2340 + part.duration.value })?.remarks
  }
  expect(remarksOf(felt(seconds(60), 7))).toEqual(['This is short.', FELT_REMARK])
  expect(remarksOf(felt(seconds(45), 7))).toEqual(['This is short.'])
  expect(remarksOf(easy(1))).toEqual(['This is short.'])
})

describe('a run with 6 strides of 20 seconds', () => {
  const strides = (count: number, on: number, off: number): StoredSteps => [
    { ...easy(0), intensity: 'interval', duration: seconds(on), target: { type: 'pace', zoneNumber: 5 } },
    { ...easy(0), intensity: 'recovery', duration: seconds(off), target: { type: 'pace', zoneNumber: 1 } },
    { repeat: { steps: 2, count } },
  ]
  const steps: StoredSteps = [warmup(8), easy(21), ...strides(6, 20, 40), cooldown(5)]

  test('gets 4 of 30 seconds, or 8 of 15, with the jog back that suits them', () => {
    expect(inWords(next(run, steps, 'longer intervals').steps)).toContain('4 × (interval 0.5 z5, recovery 1 z1)')
    expect(inWords(next(run, steps, 'shorter intervals').steps)).toContain('8 × (interval 0.25 z5, recovery 0.75 z1)')
  })

  test('keeps them while the rest gets easier', () => {
    expect(inWords(next(run, steps, 'easier').steps)).toContain('6 × (')
  })
})

describe('a ride with 5 minutes at tempo', () => {
  const tempo: Step = { ...easy(4), target: { type: 'power', zoneNumber: 3 } }
  const steps = [warmup(8), easy(24), tempo, easy(19), cooldown(5)].map(byPower)

  test('has 5 when longer ones are asked for, and 3 when shorter ones are', () => {
    expect(inWords(next(ride, steps, 'longer intervals').steps)).toContain('active 5 z3')
    expect(inWords(next(ride, steps, 'shorter intervals').steps)).toContain('active 3 z3')
  })

  test('is easier without them, as one step of easy time', () => {
    expect(inWords(next(ride, steps, 'easier').steps)).toBe('warmup 8 z1, active 47 z2, cooldown 5 z1')
  })
})

testProperty(
  'a direction of an easy run or ride does what it says, noticeably, or says that it cannot',
  1000,
  (drawing) => {
    fc.assert(
      fc.property(easyRequest, fc.constantFrom(...directions), fc.nat(9999), (request, direction, seed) => {
        const { steps } = generate(request, { seed })
        const after = next(request, steps, direction, seed + 1)
        expect(judge(judgeInput(request, after)).hard).toEqual([])
        if (JSON.stringify(after.steps) === JSON.stringify(steps)) {
          expect(after.remarks.join()).toMatch(/it stays as it is/)
          return
        }
        expectLength(after.steps, request, request.durationValue, 2 * toGroups(after.steps).length)
        const [from, to] = [steps, after.steps].map((one) => traitsOf(one, resolve(request)))
        const load = Math.log((to?.load ?? 0) / (from?.load ?? 1))
        if (direction === 'harder') expect(load).toBeGreaterThanOrEqual(0.0119)
        else if (direction === 'easier') expect(load).toBeLessThanOrEqual(-0.0119)
        else {
          expect(Math.abs(load)).toBeLessThanOrEqual(0.051)
          const sign = direction === 'longer intervals' ? 1 : -1
          expect(sign * ((to?.longestBout ?? 0) - (from?.longestBout ?? 0))).toBeGreaterThanOrEqual(0)
        }
      }),
      drawing,
    )
  },
)

const directions = ['harder', 'easier', 'longer intervals', 'shorter intervals'] as const

const easyRequest: fc.Arbitrary<GenerateRequest> = fc
  .record({
    sport: fc.constantFrom('running', 'cycling'),
    byHeart: fc.boolean(),
    minutes: fc.constantFrom(30, 40, 45, 60, 75, 90, 120, 150),
    kilometres: fc.option(fc.constantFrom(6, 10, 16), { nil: undefined }),
  })
  .map(({ sport, byHeart, minutes, kilometres }) => ({
    ...usualRequest(sport, 'endurance'),
    ...(byHeart ? { workoutMetric: 'heartrate' as const } : {}),
    ...(kilometres
      ? {
          durationType: 'distance' as const,
          durationUnit: 'kilometers' as const,
          durationValue: sport === 'cycling' ? 4 * kilometres : kilometres,
        }
      : { durationValue: minutes }),
  }))

function next(request: GenerateRequest, steps: StoredSteps, direction: Direction, seed = 1) {
  return generate({ ...request, previous: { steps, direction } }, { seed })
}

function warmup(minutes: number): Step {
  return { ...easy(minutes), intensity: 'warmup', target: { type: 'pace', zoneNumber: 1 } }
}

function cooldown(minutes: number): Step {
  return { ...easy(minutes), intensity: 'cooldown', target: { type: 'pace', zoneNumber: 1 } }
}

function easy(minutes: number): Step {
  return {
    intensity: 'active',
    notes: 'Run where you can talk in full sentences.',
    duration: seconds(60 * minutes),
    target: { type: 'pace', zoneNumber: 2 },
  }
}

function seconds(value: number): Step['duration'] {
  return { type: 'time', unit: 'minutes', value }
}

function byPower(step: Step): Step {
  return { ...step, target: { type: 'power', zoneNumber: step.target?.zoneNumber ?? 1 } }
}

function inWords(steps: StoredSteps): string {
  const write = ({ intensity, duration, target }: Step) => `${intensity} ${duration.value / 60} z${target?.zoneNumber}`
  const entries = toGroups(steps).map((entry) =>
    isGroup(entry) ? `${entry.count} × (${entry.steps.map(write).join(', ')})` : write(entry),
  )
  return entries.join(', ')
}
