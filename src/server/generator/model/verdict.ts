import type { ResolvedRequest } from '#domain/generator/request/resolved-request.ts'
import { judge } from '#domain/judge/judge.ts'
import { loadOf } from '#domain/load/load.ts'
import { toMetres } from '#domain/units/distance.ts'
import { unroll } from '#domain/workout/groups.ts'
import type { StoredSteps } from '#domain/workout/step.ts'

/** A workout that misses more of the soft bounds than this is sent back. */
const LEAST_SCORE = 0.6

/** What the judge has against a workout for a request, a line each; none where it may be given to the athlete. */
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
  const against = score < LEAST_SCORE ? [...hard, ...soft] : hard
  return [
    ...against.map(({ bound, value, limit }) => `${bound}: ${value}, should be ${limit}`),
    ...missedWishes(steps, request),
  ]
}

/** What the version before was to become, where it did not. */
function missedWishes(steps: StoredSteps, { sport, reference, previous }: ResolvedRequest): string[] {
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
