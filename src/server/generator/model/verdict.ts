import { referenceOf } from '#domain/generator/request/reference.ts'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { judge } from '#domain/judge/judge.ts'
import { loadOf } from '#domain/load/load.ts'
import { sportOf } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { toMetres } from '#domain/units/distance.ts'
import { unrolled } from '#domain/workout/groups.ts'
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
  return [
    ...against.map(({ bound, value, limit }) => `${bound}: ${value}, should be ${limit}`),
    ...missedWishes(steps, request, typeof reference === 'number' ? reference : undefined),
  ]
}

/** What the version before was to become, where it did not. */
function missedWishes(steps: StoredSteps, { sport, previous }: GenerateRequest, reference?: number): string[] {
  if (!previous) return []
  const [now, before] = [steps, previous.steps].map((version) =>
    unrolled(version).map(({ duration }) => duration.value),
  )
  if (String(now) === String(before)) return ['It is the version before: write another one.']
  const [load = 0, loadBefore = 0] = [steps, previous.steps].map(
    (version) => loadOf(version, sport, { reference })?.load,
  )
  if (previous.direction === 'harder' && load <= loadBefore) return ['It is no harder than the version before.']
  if (previous.direction === 'easier' && load >= loadBefore) return ['It is no easier than the version before.']
  return []
}

function poolOf({ sport, durationUnit, poolLength = 25 }: GenerateRequest) {
  if (!sportOf(sport).inPool) return {}
  return {
    poolLength: { length: poolLength, unit: durationUnit === 'yards' ? ('yards' as const) : ('meters' as const) },
  }
}
