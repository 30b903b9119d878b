import { sportOf } from '../sports/registry.ts'
import type { Generated } from './generated.ts'
import type { GenerateRequest } from './request.ts'
import { sessionOf } from './sessions/registry.ts'
import { targetsFor } from './targets.ts'
import { written } from './write.ts'

/** The zone that threshold lies in, of the zones a session is planned in. */
const thresholdZone = { power: 5, pace: 4 }

/** The steps for a request. Only the request and the seed decide them; a seed in the request goes before `chance`. */
export function generateWorkout(request: GenerateRequest, chance: { seed: number }): Generated {
  const { sport, workoutType, durationType, durationUnit } = request
  const seed = request.seed ?? chance.seed
  const { blocks, durationOf, value, poolLength, remarks = [] } = sessionOf(sport, workoutType).prepare(request)(seed)
  return {
    steps: written(blocks, thresholdZone[sportOf(sport).reference.metric], durationOf, targetsFor(request)),
    seed,
    durationType,
    durationUnit,
    durationValue: value,
    ...(poolLength === undefined ? {} : { poolLength }),
    madeBy: 'engine',
    remarks,
  }
}
