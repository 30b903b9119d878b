import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judge } from '#domain/judge/judge.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { generateRequest } from '#tests/support/workouts/arbitraries.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { judgeInput } from '#tests/support/workouts/judge-input.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import type { Step, StoredSteps } from '../../workout/step.ts'
import type { Direction } from '../request/direction.ts'
import type { GenerateRequest } from '../request.ts'
import { resolve } from '../resolve.ts'
import { isArrangedOtherwise, readShape, type Shape } from './compare/shape.ts'
import { traitsOf } from './compare/traits.ts'

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
    const orderOf = (steps: StoredSteps) => shapeOf(threshold, steps)?.pattern.order
    const falling = hourWith([8, 7, 6, 5].flatMap((minutes) => [bout(minutes), easy(3)]))
    const harder = (steps: StoredSteps) =>
      generate({ ...threshold, previous: { steps, direction: 'harder' } }, { seed: 1 })
    expect(orderOf(harder(falling).steps)).toBe('falling')
    expect(orderOf(harder(ride).steps)).toBe('even')
  })
})

describe('over all requests', () => {
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
      expect(changed.filter(Boolean).length).toBeLessThanOrEqual(0.2 * changed.length)
    },
  )

  testProperty('equal bouts never become a ladder', 1000, (drawing) => {
    fc.assert(
      fc.property(generateRequest, fc.constantFrom(...changing), ({ seed: _, ...request }, direction) => {
        const { before, after } = follow(request, direction)
        if (!hasMainSet(request) || shapeOf(request, before)?.pattern.order !== 'even') return
        expect(['rising', 'falling', 'up and down']).not.toContain(shapeOf(request, after)?.pattern.order)
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
      expect(misses.filter(Boolean).length).toBeLessThanOrEqual(0.05 * numRuns)
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
