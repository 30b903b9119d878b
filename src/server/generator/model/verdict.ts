import type { ResolvedRequest } from '#domain/generator/request/resolved-request.ts'
import { judge } from '#domain/judge/judge.ts'
import { loadOf } from '#domain/load/load.ts'
import { toMetres } from '#domain/units/distance.ts'
import { unroll } from '#domain/workout/groups.ts'
import type { StoredSteps } from '#domain/workout/step.ts'

/** A workout with a lower score also gets its missed soft bounds as faults. Chosen. */
const MIN_SCORE = 0.6

/** The bounds that a workout for a request misses, a line each; none where the athlete may have it. */
export function faultsOf(steps: StoredSteps, request: ResolvedRequest): string[] {
  const { sport, type, length, reference, pool } = request
  const { hard, soft, score } = judge({
    sport: sport.id,
    type,
    steps,
    ...(reference === undefined ? {} : { reference }),
    ...(pool ? { poolLength: pool } : {}),
    asked: length.type === 'time' ? { seconds: length.value * 60 } : { metres: toMetres(length.value, length.unit) },
  })
  const missed = score < MIN_SCORE ? [...hard, ...soft] : hard
  return [
    ...missed.map(({ bound, value, limit }) => `${bound}: ${value}, should be ${limit}`),
    ...missedDirection(steps, request),
  ]
}

/** Why a version does not go in the asked direction from the one before. */
function missedDirection(steps: StoredSteps, { sport, reference, previous }: ResolvedRequest): string[] {
  if (!previous) return []
  const [now, before] = [steps, previous.steps].map((version) => unroll(version).map(({ duration }) => duration.value))
  if (String(now) === String(before)) return ['It is the version before: write another one.']
  const [load = 0, loadBefore = 0] = [steps, previous.steps].map(
    (version) => loadOf(version, sport.id, { reference })?.load,
  )
  if (previous.direction === 'harder' && load <= loadBefore) return ['It is no harder than the version before.']
  if (previous.direction === 'easier' && load >= loadBefore) return ['It is no easier than the version before.']
  return []
}
