import { describe, expect, test } from 'vitest'
import { issuesOf } from '#tests/support/workouts/generate.ts'
import { metresOf, usualSwim } from '#tests/support/workouts/swims.ts'
import { toMetres } from '../../units/distance.ts'
import { unroll } from '../../workout/groups.ts'
import { StoredSteps } from '../../workout/step.ts'
import { accept } from '../accept.ts'
import { generateWorkout } from '../generate.ts'
import type { GenerateRequest } from '../request.ts'

const types = ['interval', 'ladder sets', 'endurance'] as const
const units = ['meters', 'yards'] as const
const cases = types.flatMap((type) =>
  units.flatMap((unit) => [25, 33.33, 50].map((pool) => [type, unit, pool] as const)),
)

/** Ends of which a short swim leaves hardly anything, or less. */
const endsIn = (unit: 'meters' | 'yards'): Partial<GenerateRequest>[] =>
  [75, 100, 150, 200].flatMap((value) => {
    const end = { value, unit }
    return [{ warmup: end }, { cooldown: end }, { warmup: end, cooldown: { value: 75, unit } }]
  })

describe.each(cases)('a short swim of the type %s, in %s and a pool of %d', (workoutType, unit, poolLength) => {
  test('with asked ends is a workout of its length, or is refused with a sentence', () => {
    for (const durationValue of [200, 225, 250, 300])
      for (const ends of endsIn(unit)) {
        const request = usualSwim({ workoutType, durationUnit: unit, durationValue, poolLength, ...ends })
        const accepted = accept(request)
        if (!accepted.ok) {
          expect(issuesOf(request)).toMatchObject([{ message: expect.stringMatching(/^[A-Z].+\.$/) }])
          continue
        }
        for (let seed = 0; seed < 15; seed += 1) {
          const { steps } = generateWorkout(accepted.request, { seed })
          expect(StoredSteps.safeParse(steps).error).toBeUndefined()
          const missing = toMetres(durationValue, unit) - metresOf(unroll(steps))
          expect(Math.abs(missing)).toBeLessThanOrEqual(toMetres(poolLength, unit))
        }
      }
  })
})
