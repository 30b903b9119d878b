import { type SportId, sportOf } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { MAX_STEP_SECONDS } from '#domain/units/duration.ts'
import type { Step } from '#domain/workout/step.ts'
import type { Pool } from '#domain/workout/swim.ts'
import type { Scale } from './scale.ts'
import type { Snaps } from './snaps.ts'

/** The lengths that a step can be pulled to, as coaches write them; of a swim, whole lengths of the pool. */
export function lengthScale(step: Step, sport: SportId, pool: Pool | undefined): Scale<Step> {
  const { type, unit, value } = step.duration
  const snaps = type === 'time' ? times : distanceSnaps(unit as DistanceUnit, sport, pool)
  return {
    value,
    min: snaps[0]?.by ?? value,
    max: type === 'time' ? MAX_STEP_SECONDS : farthest[unit as DistanceUnit],
    snaps,
    at(length) {
      const { displayValue: _, ...duration } = step.duration
      return { ...step, duration: { ...duration, value: length } }
    },
  }
}

function distanceSnaps(unit: DistanceUnit, sport: SportId, pool: Pool | undefined): Snaps {
  if (!sportOf(sport).inPool || unit === 'kilometers' || unit === 'miles') return onLand[unit]
  return [{ below: Number.POSITIVE_INFINITY, by: pool?.unit === unit ? pool.length : USUAL_POOL }]
}

/** The length of most pools, in metres or yards. */
const USUAL_POOL = 25

const times: Snaps = [
  { below: 60, by: 5 },
  { below: 120, by: 15 },
  { below: 600, by: 30 },
  { below: 3600, by: 60 },
  { below: Number.POSITIVE_INFINITY, by: 300 },
]

const inMetres: Snaps = [
  { below: 400, by: 50 },
  { below: 5000, by: 100 },
  { below: 20_000, by: 500 },
  { below: Number.POSITIVE_INFINITY, by: 1000 },
]

const onLand: Record<DistanceUnit, Snaps> = {
  kilometers: inMetres.map(({ below, by }) => ({ below: below / 1000, by: by / 1000 })),
  meters: inMetres,
  yards: inMetres,
  miles: [
    { below: 5, by: 0.25 },
    { below: 20, by: 0.5 },
    { below: Number.POSITIVE_INFINITY, by: 1 },
  ],
}

// Chosen: nobody pulls a step further.
const farthest: Record<DistanceUnit, number> = { kilometers: 500, miles: 300, meters: 50_000, yards: 50_000 }
