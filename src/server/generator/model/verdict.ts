import { referenceOf } from '#domain/generator/reference.ts'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { judge } from '#domain/judge/judge.ts'
import { sportOf } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { toMetres } from '#domain/units/distance.ts'
import type { StoredSteps } from '#domain/workout/step.ts'

/** A workout that misses more of the soft bounds than this is sent back. */
const LEAST_SCORE = 0.6

/** What the judge has against a workout for a request, a line each; none where it may be given to the athlete. */
export function faultsOf(steps: StoredSteps, request: GenerateRequest): string[] {
  const { sport, workoutType: type, durationType, durationUnit, durationValue } = request
  const reference = referenceOf(request)
  const { hard, soft, score } = judge({
    sport,
    type,
    steps,
    ...(typeof reference === 'number' ? { reference } : {}),
    ...poolOf(request),
    asked:
      durationType === 'time'
        ? { seconds: durationValue * 60 }
        : { metres: toMetres(durationValue, durationUnit as DistanceUnit) },
  })
  const against = score < LEAST_SCORE ? [...hard, ...soft] : hard
  return against.map(({ bound, value, limit }) => `${bound}: ${value}, should be ${limit}`)
}

function poolOf({ sport, durationUnit, poolLength = 25 }: GenerateRequest) {
  if (!sportOf(sport).inPool) return {}
  return {
    poolLength: { length: poolLength, unit: durationUnit === 'yards' ? ('yards' as const) : ('meters' as const) },
  }
}
