import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { type Sport, sports, type WorkoutType } from '#domain/sports/registry.ts'
import { formatPace } from '#domain/units/pace.ts'
import { drawCount } from '#tests/support/drawn.ts'
import { logUniform } from '#tests/support/workouts/arbitraries.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { judgeInput } from '#tests/support/workouts/judge-input.ts'
import { passesCore } from './core.ts'

/** How often a session of one type may pass for one of another. */
const MAX_SHARE_ALIKE = 0.15

/** Lengths that people ask for most: an hour or so, 10 km, 2,000 m. */
const usual: Record<
  Sport['id'],
  fc.Arbitrary<Pick<GenerateRequest, 'durationType' | 'durationUnit' | 'durationValue'>>
> = {
  running: lengths(['minutes', 30, 120], ['kilometers', 6, 24]),
  cycling: lengths(['minutes', 40, 180], ['kilometers', 20, 90]),
  swimming: lengths(['meters', 1000, 4000], ['yards', 1000, 4000]),
}

// By heart rate a ride at threshold and one at sweet spot are in the same zone: only power and pace tell them apart.
describe.each(sports)('generated sessions of $label', (sport) => {
  test.each(sport.workoutTypes)('of the type %s keep its core, and seldom that of another', (type) => {
    // One seed: of few sessions some more than usual may be alike by chance.
    const requests = fc.sample(requestOf(sport, type), { numRuns: drawCount(1200), seed: 20_260_314 })
    const sessions = requests.map((request) => judgeInput(request, generate(request, { seed: 1 })))
    const sharesOf = (options?: Parameters<typeof passesCore>[2]) =>
      Object.fromEntries(
        sport.workoutTypes.map((other) => [
          other,
          sessions.filter((judged) => passesCore(judged, other, options)).length / sessions.length,
        ]),
      )
    const shares = sharesOf()
    // What the published bounds alone tell apart, and what ours adds to them.
    console.info(
      `${sport.id} ${type} passes for`,
      formatShares(shares),
      '; without narrower-type for',
      formatShares(sharesOf({ besidesNarrower: true })),
    )
    const { [type]: own, ...others } = shares
    expect(own, JSON.stringify(shares)).toBeGreaterThan(0.85)
    for (const [other, share] of Object.entries(others)) expect(share, other).toBeLessThan(MAX_SHARE_ALIKE)
  })
})

function formatShares(shares: Record<string, number>): string {
  return Object.entries(shares)
    .map(([type, share]) => `${type} ${(100 * share).toFixed(1)} %`)
    .join(', ')
}

function requestOf(sport: Sport, workoutType: WorkoutType): fc.Arbitrary<GenerateRequest> {
  const { reference, metrics, id } = sport
  const metric = metrics.find((one) => one === reference.metric) ?? 'heartrate'
  return fc.tuple(usual[id], fc.integer({ min: 0, max: 0xffffffff })).map(([length, seed]) => ({
    sport: id,
    workoutType,
    ...length,
    workoutMetric: metric,
    referenceValue: metric === 'power' ? reference.nominal : formatPace(reference.nominal),
    seed,
  }))
}

function lengths(...ranges: readonly (readonly [GenerateRequest['durationUnit'], number, number])[]) {
  return fc.constantFrom(...ranges).chain(([durationUnit, min, max]) =>
    logUniform(min, max).map((durationValue) => ({
      durationType: durationUnit === 'minutes' ? ('time' as const) : ('distance' as const),
      durationUnit,
      durationValue,
    })),
  )
}
