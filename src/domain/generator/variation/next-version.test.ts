import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judge } from '#domain/judge/judge.ts'
import { loadOf } from '#domain/load/load.ts'
import { toGroups } from '#domain/workout/groups.ts'
import { isSameWorkout } from '#domain/workout/same-workout.ts'
import { isRepeat, type Step } from '#domain/workout/step.ts'
import { totalsOf } from '#domain/workout/totals.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { generateRequest } from '#tests/support/workouts/arbitraries.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { judgeInput } from '#tests/support/workouts/judge-input.ts'
import { mainSetOf } from '#tests/support/workouts/main-sets.ts'
import { everyPair, usualLengths, usualRequest } from '#tests/support/workouts/usual-requests.ts'
import type { Direction } from '../request/direction.ts'
import { referenceOf } from '../request/reference.ts'
import type { GenerateRequest } from '../request.ts'
import { resolve } from '../resolve.ts'
import { areAlike, traitsOf } from './compare/version-traits.ts'

/** A swim of so few pool lengths has hardly more than one length of work. */
const FEW_LENGTHS = 5
/** A run or a ride of fewer seconds may have a single good main set: by heart rate its bouts take three minutes or more, 3.3 miles of a run. */
const SHORT_RUN_SECONDS = 2000

describe('another one', () => {
  testProperty('is never the same as the one before, except in a few pool lengths or minutes', 2000, (drawing) => {
    fc.assert(
      fc.property(generateRequest, fc.integer({ min: 0, max: 1000 }), ({ seed: _, ...request }, seed) => {
        const before = generate(request, { seed })
        const after = next(request, before.steps, 'another', seed + 1)
        const isAlike = areAlike(mainSetOf(after.steps), mainSetOf(before.steps))
        const isShort = after.poolLength
          ? after.durationValue <= FEW_LENGTHS * after.poolLength
          : secondsOf(request, after.steps) < SHORT_RUN_SECONDS
        if (!isShort) expect(isAlike).toBe(false)
        else if (isAlike) expect(remarksBeside(before.remarks, after.remarks)).not.toEqual([])
      }),
      drawing,
    )
  })

  test.each(everyPair)('of $sport $type has another main set, ten times in a row', ({ sport, type }) => {
    for (const request of usualLengths(sport, type)) {
      let { steps } = generate(request, { seed: 0 })
      for (let seed = 1; seed <= 10; seed += 1) {
        const after = next(request, steps, 'another', seed)
        expect(areAlike(mainSetOf(after.steps), mainSetOf(steps))).toBe(false)
        expect(remarksBeside(generate(request, { seed: 0 }).remarks, after.remarks)).toEqual([])
        steps = after.steps
      }
    }
  })

  test('of a swim that is the only one of its length says so', () => {
    const usual = usualRequest('swimming', 'endurance')
    const request: GenerateRequest = { ...usual, durationValue: 200, poolLength: 66 }
    const before = generate(request, { seed: 1 })
    const after = next(request, before.steps, 'another', 2)
    expect(after.steps).toEqual(before.steps)
    expect(after.remarks.at(-1)).toMatch(/^There is only this one good swim of this kind and length/)
  })

  test('of a main set that was asked for changes what surrounds it, and says so', () => {
    const before = generate(withSet, { seed: 1 })
    const after = next(withSet, before.steps, 'another', 2)
    expect(isSameWorkout(after.steps, before.steps)).toBe(false)
    expect(JSON.stringify(after.steps)).toContain('"count":3')
    expect(after.remarks).toEqual(['Your main set is fixed; only what surrounds it has changed.'])
  })
})

/** A main set that fills its ride: nothing is left to make harder or easier. */
const withSet: GenerateRequest = {
  ...usualRequest('cycling', 'threshold'),
  durationValue: 50,
  set: { times: 3, value: 8, unit: 'minutes' },
}

describe('a direction', () => {
  const directions = [
    { direction: 'harder', trait: 'load', sign: 1 },
    { direction: 'easier', trait: 'load', sign: -1 },
    { direction: 'longer intervals', trait: 'bout', sign: 1 },
    { direction: 'shorter intervals', trait: 'bout', sign: -1 },
  ] as const

  test.each(everyPair)('of $sport $type is followed step by step until no version goes further', ({ sport, type }) => {
    const request = usualRequest(sport, type)
    for (const { direction, trait, sign } of directions) {
      let { steps } = generate(request, { seed: 4 })
      for (let seed = 10; seed < 20; seed += 1) {
        const after = next(request, steps, direction, seed)
        const [from, to] = [steps, after.steps].map((one) => traitsOf(one, resolve(request))[trait])
        // A remark says where no version goes further. Steady parts of an easy run are no bouts.
        const hasBouts = from !== 0 || to !== 0
        if (after.remarks.length === 0 && hasBouts)
          expect(sign * ((to ?? 0) - (from ?? 0)), direction).toBeGreaterThan(0)
        steps = after.steps
      }
    }
  })

  test.each(everyPair)('of $sport $type leads to sessions as good as any', ({ sport, type }) => {
    const request = usualRequest(sport, type)
    for (const { direction } of directions) {
      const { steps } = generate(request, { seed: 4 })
      const after = next(request, steps, direction, 5)
      const { hard, score } = judge(judgeInput(request, after))
      expect(hard).toEqual([])
      expect(score, direction).toBeGreaterThan(0.85)
    }
  })

  test('can be repeated: a threshold ride gets easier four times', () => {
    const request = usualRequest('cycling', 'threshold')
    let { steps } = generate(request, { seed: 11 })
    const demands = [traitsOf(steps, resolve(request)).load]
    for (let seed = 100; seed < 104; seed += 1) {
      steps = next(request, steps, 'easier', seed).steps
      demands.push(traitsOf(steps, resolve(request)).load)
    }
    expect(demands).toEqual(demands.toSorted((one, other) => other - one))
    // A step and not a leap.
    expect(demands.at(-1)).toBeGreaterThan(0.5 * (demands[0] ?? 0))
  })

  testProperty('without a remark is followed, by load and by the judge', 400, ({ seed, numRuns }) => {
    const requests = fc.sample(generateRequest, { seed, numRuns })
    const missed: string[] = []
    let unsaid = 0
    for (const { seed: _, ...request } of requests)
      for (const { direction, trait, sign } of directions) {
        const before = generate(request, { seed: 3 })
        const after = next(request, before.steps, direction, 5)
        const [from, to] = [before, after].map((one) => seen(request, one.steps))
        if (!from || !to) continue
        const isSaid = after.remarks.some((remark) => !before.remarks.includes(remark))
        // No version goes the other way, even where none goes further.
        if (trait === 'load') expect(sign * Math.log(to.load / from.load), direction).toBeGreaterThan(-0.0051)
        if (isSaid) continue
        unsaid += 1
        const goes =
          sign * (to[trait] - from[trait]) > 0 && (trait === 'bout' || sign * (to.intensity - from.intensity) >= 0)
        if (!goes) missed.push(`${direction} ${JSON.stringify(request)}`)
      }
    expect(unsaid).toBeGreaterThan(0)
    // Three standard deviations: in a tenth of the draws two of forty may be missed.
    const most = 0.05 * unsaid
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(most + 3 * Math.sqrt(most))
  })

  test('that leads no further is never reversed', () => {
    for (const { sport, type } of everyPair) {
      const request = usualRequest(sport, type)
      for (const { direction, sign } of directions.slice(0, 2)) {
        let { steps } = generate(request, { seed: 1 })
        for (let seed = 0; seed < 12; seed += 1) {
          const after = next(request, steps, direction, seed).steps
          const [from, to] = [steps, after].map((one) => traitsOf(one, resolve(request)).load)
          expect(sign * Math.log((to ?? 0) / (from ?? 1)), `${sport} ${type}`).toBeGreaterThan(-0.0051)
          steps = after
        }
      }
    }
  })

  test('that leads no further is answered with a remark', () => {
    const request = usualRequest('running', 'threshold')
    let answer = generate(request, { seed: 1 })
    const seen: string[] = []
    for (let seed = 0; seed < 15; seed += 1) {
      answer = next(request, answer.steps, 'harder', seed)
      seen.push(...answer.remarks)
    }
    expect(seen.join(' ')).toContain('A good session of this kind and length hardly gets harder')
  })
})

describe('a direction without a version leaves the workout as it is, with a remark that names the cause:', () => {
  test.each<[Direction, string]>([
    ['harder', 'no harder version'],
    ['easier', 'no easier version'],
    ['longer intervals', 'no version with longer intervals'],
    ['shorter intervals', 'no version with shorter intervals'],
  ])('the asked set, asked for %s', (direction, none) => {
    const before = generate(withSet, { seed: 1 })
    // As it comes back from a browser: with names of the athlete's own, and its fields in another order.
    const sent = before.steps.map((entry) => (isRepeat(entry) ? entry : { ...reversed(entry), name: 'Mine' }))
    const after = next(withSet, sent, direction, 7)
    expect(after.steps).toEqual(sent)
    expect(after.remarks).toEqual([
      `Your main set is fixed, so there is ${none}: ask for another main set, or for none.`,
    ])
  })

  test('the length', () => {
    const request = usualRequest('cycling', 'threshold')
    let { steps } = generate({ ...request, set: { times: 4, value: 6, unit: 'minutes' } }, { seed: 1 })
    for (let seed = 0; seed < 40; seed += 1) {
      const after = next(request, steps, 'harder', seed)
      if (isSameWorkout(after.steps, steps)) {
        expect(after.remarks).toHaveLength(1)
        expect(after.remarks[0]).toMatch(
          /^A good session of this kind and length hardly gets harder: it stays as it is\. In \d+ minutes it can/,
        )
        return
      }
      steps = after.steps
    }
    throw new Error('It got harder forty times')
  })

  test('the lock', () => {
    const request = usualRequest('running', 'threshold')
    const { steps } = generate(request, { seed: 1 })
    const locked = [...toGroups(steps).keys()]
    const after = generate({ ...request, previous: { steps, direction: 'harder', locked } }, { seed: 3 })
    expect(after.steps).toEqual(steps)
    expect(after.remarks).toEqual(['With what you keep there is no harder version: keep less to get one.'])
  })
})

test('a harder version with asked ends keeps them and what else surrounds its main set', () => {
  const asked = { warmup: { value: 12, unit: 'minutes' }, cooldown: { value: 8, unit: 'minutes' } } as const
  const request = { ...usualRequest('cycling', 'threshold'), durationValue: 75, ...asked }
  for (let seed = 0; seed < 5; seed += 1) {
    const before = toGroups(generate(request, { seed }).steps)
    const after = toGroups(next(request, generate(request, { seed }).steps, 'harder', seed + 1).steps)
    const namesOf = (entries: typeof before) => entries.flatMap((entry) => ('name' in entry ? (entry.name ?? '') : []))
    expect([after[0], after.at(-1)]).toEqual([before[0], before.at(-1)])
    expect(namesOf(after)[1]).toBe(namesOf(before)[1])
  }
})

test('a new version of a workout that was made longer by hand is as long as asked, and says that it is the nearest', () => {
  const before = generate(withSet, { seed: 1 })
  const [first, ...others] = before.steps as [Step, ...Step[]]
  const longer = [{ ...first, duration: { ...first.duration, value: first.duration.value + 300 } }, ...others]
  const after = next(withSet, longer, 'harder', 7)
  expect(isSameWorkout(after.steps, longer)).toBe(false)
  expect(after.remarks).toEqual([
    'Your main set is fixed, so there is no harder version; here is the one that comes nearest.',
  ])
})

test('the same request, version before and seed give the same next version', () => {
  const request = usualRequest('swimming', 'interval')
  const { steps } = generate(request, { seed: 1 })
  expect(next(request, steps, 'harder', 9)).toEqual(next(request, steps, 'harder', 9))
})

function next(
  request: GenerateRequest,
  steps: ReturnType<typeof generate>['steps'],
  direction: Direction,
  seed: number,
) {
  return generate({ ...request, previous: { steps, direction } }, { seed })
}

function secondsOf(request: GenerateRequest, steps: ReturnType<typeof generate>['steps']): number {
  return totalsOf(steps, request.sport, resolve(request).reference).seconds
}

/** The remarks of a version that those of another, about the request, do not contain. */
function remarksBeside(known: readonly string[], remarks: readonly string[]): string[] {
  return remarks.filter((remark) => !known.includes(remark))
}

/** What the page shows of a version, and what the judge measures. */
function seen(request: GenerateRequest, steps: ReturnType<typeof generate>['steps']) {
  const reference = referenceOf(request)
  const cost = loadOf(steps, request.sport, typeof reference === 'number' ? { reference } : {})
  const { figures } = judge(judgeInput(request, { steps }))
  return { load: cost?.load ?? 0, intensity: cost?.intensity ?? 0, bout: figures?.boutSeconds ?? 0 }
}

function reversed(step: Step): Step {
  return Object.fromEntries(Object.entries(step).reverse()) as Step
}

test('a workout whose steps do not say how hard they are stays as it is, harder or easier, and says why', () => {
  const length = (value: number): Step => ({
    intensity: 'active',
    duration: { type: 'distance', unit: 'meters', value, displayValue: String(value) },
  })
  const request: GenerateRequest = { ...usualRequest('swimming', 'interval'), durationValue: 1600, poolLength: 25 }
  const steps = [length(400), length(100), { repeat: { steps: 1, count: 10 } }, length(200)]
  for (const direction of ['harder', 'easier'] as const) {
    const after = next(request, steps, direction, 1)
    expect(after.steps).toEqual(steps)
    expect(after.remarks.join()).toContain(
      `do not say how hard they are: the workout stays as it is. Give them zones, and it can get ${direction}.`,
    )
  }
  const [first, ...others] = steps
  const target = { type: 'heartrate', zoneNumber: 1 } as const
  const zoned = next(request, [{ ...(first as Step), target }, ...others], 'harder', 1)
  expect(zoned.remarks.join()).not.toContain('how hard they are')
})
