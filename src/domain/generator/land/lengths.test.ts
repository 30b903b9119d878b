import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawCount } from '#tests/support/drawn.ts'
import { generateRequest } from '#tests/support/workouts/arbitraries.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { sportOf } from '../../sports/registry.ts'
import { isMultiple } from '../../units/tolerance.ts'
import { isGroup, toGroups, unroll } from '../../workout/groups.ts'
import type { Step, StoredSteps } from '../../workout/step.ts'
import type { GenerateRequest } from '../request.ts'

const DRAWS = drawCount(6000)
/** Below these lengths a session is hardly longer than its warm-up. */
const shortest = { minutes: 30, kilometers: 8, miles: 5 }

type Session = { request: GenerateRequest; steps: StoredSteps }
let sessions: Session[] = []

beforeAll(() => {
  sessions = fc
    .sample(generateRequest, { numRuns: DRAWS, seed: 20_261_123 })
    .filter(({ sport, durationValue, durationUnit }) => {
      return !sportOf(sport).inPool && durationValue >= shortest[durationUnit as keyof typeof shortest]
    })
    .map((drawn) => ({ ...drawn, durationValue: Math.round(drawn.durationValue) }))
    .map((request) => ({ request, steps: generate(request, { seed: 1 }).steps }))
}, 600_000)

describe('of the easy steps outside repeats at most one is odd', () => {
  test.each([
    ['minutes', 60],
    ['kilometers', 0.1],
    ['miles', 0.25],
  ] as const)('in a session in %s', (unit, grain) => {
    const measured = sessions.filter(({ request }) => request.durationUnit === unit)
    const odd = measured.filter(({ steps }) => oddSteps(steps, grain).length > 1)
    expect(measured.length).toBeGreaterThan(DRAWS / 20)
    expect(odd.length / measured.length).toBeLessThanOrEqual(0.02)
  })

  test('and hardly ever one in a run of whole kilometres in which nothing is timed', () => {
    const runs = sessions.filter(({ request, steps }) => request.durationUnit === 'kilometers' && !hasTimes(steps))
    expect(runs.length).toBeGreaterThan(DRAWS / 60)
    const odd = runs.filter(({ steps }) => oddSteps(steps, 0.1).length > 0)
    expect(odd.length / runs.length).toBeLessThanOrEqual(0.03)
  })
})

describe('the easy steps between warm-up and cool-down are round', () => {
  test.each([
    ['kilometers', 0.1],
    ['miles', 0.25],
  ] as const)('in a session in %s', (unit, grain) => {
    const measured = sessions.filter(({ request }) => request.durationUnit === unit)
    const odd = measured.filter(({ steps }) => oddSteps(steps.slice(1, -1), grain).some(isEasyTime))
    expect(odd.length / measured.length).toBeLessThanOrEqual(0.02)
  })
})

function isEasyTime({ intensity }: Step): boolean {
  return intensity === 'active'
}

function oddSteps(steps: StoredSteps, grain: number): Step[] {
  return toGroups(steps).flatMap((entry) => (isGroup(entry) || !isEasy(entry) || !isOdd(entry, grain) ? [] : [entry]))
}

function isEasy({ intensity, target }: Step): boolean {
  return intensity !== 'interval' && intensity !== 'recovery' && (target?.zoneNumber ?? 1) <= 2
}

/** Steps below five minutes, or below a unit of distance, may be finer. */
function isOdd({ duration: { type, value } }: Step, grain: number): boolean {
  if ((type === 'time') !== (grain === 60) || value < (type === 'time' ? 300 : 1)) return false
  return !isMultiple(Number(value.toFixed(2)), grain, 'ratio')
}

function hasTimes(steps: StoredSteps): boolean {
  return unroll(steps).some(({ duration }) => duration.type === 'time')
}
