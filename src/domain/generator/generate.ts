import { sportOf } from '../sports/registry.ts'
import { toStored } from '../workout/groups.ts'
import type { Generated } from './generated.ts'
import type { Block } from './plan/plan.ts'
import { targetsFor } from './plan/targets.ts'
import { rememberingPieces, stepWriter, written } from './plan/write.ts'
import type { GenerateRequest } from './request.ts'
import { sessionOf } from './sessions/registry.ts'
import { keeping } from './variation/locked-version.ts'
import { nextVersion, type Version } from './variation/next-version.ts'

/** The zone that threshold lies in, of the zones a session is planned in. */
const thresholdZone = { power: 5, pace: 4 }

/** The steps for a request. Only the request and the seed decide them; a seed in the request goes before `chance`. */
export function generateWorkout(request: GenerateRequest, chance: { seed: number }): Generated {
  const { sport, workoutType, durationType, durationUnit, previous } = request
  const seed = request.seed ?? chance.seed
  const draw = sessionOf(sport, workoutType).prepare(request)
  const first = draw(seed)
  const targetOf = targetsFor(request)
  const hardFrom = thresholdZone[sportOf(sport).reference.metric]
  const stepOf = stepWriter(hardFrom, first.durationOf, targetOf)
  // What is kept is told from what is new by being itself: there every step is written anew.
  const write = (blocks: readonly Block[]) => written(blocks, stepOf)
  const sharedStepOf = rememberingPieces(stepOf)
  const plain = (one: number): Version => {
    const { blocks, remarks = [] } = draw(one)
    return { steps: toStored(written(blocks, sharedStepOf)), remarks }
  }
  const make = previous?.locked?.length ? keeping(request, previous, draw, write) : plain
  const { steps, remarks } = previous ? nextVersion(request, previous, make, seed) : make(seed)
  return {
    steps,
    seed,
    durationType,
    durationUnit,
    durationValue: first.value,
    ...(first.poolLength === undefined ? {} : { poolLength: first.poolLength }),
    madeBy: 'engine',
    remarks,
  }
}
