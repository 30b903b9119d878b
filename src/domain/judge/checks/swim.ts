import { sumOf } from '../../units/numbers.ts'
import { isWholeLengths } from '../../units/tolerance.ts'
import type { Step } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import { everySwim } from '../bounds/every-session.ts'
import { hasRoundDistances } from '../bounds/pool-size.ts'
import { sources } from '../bounds/sources.ts'
import type { WorkoutAsType } from '../reading/as-type.ts'
import type { MeasuredWorkout, Stretch } from '../reading/stretches.ts'
import { stretchesAfterWork, stretchesBeforeWork } from './easy-parts.ts'
import { type CheckResult, checkMultiples, checkRange, checkThat } from './result.ts'

/** Checks that every distance is a whole number of pool lengths: a swimmer stops at a wall. */
export function checkPoolLengths({ steps, poolLength: pool }: MeasuredWorkout): CheckResult[] {
  if (!pool) return []
  const offending = distanceSteps(steps).find(
    ({ duration }) => duration.unit !== pool.unit || !isWholeLengths(duration.value, pool.length),
  )
  return checkThat('pool-lengths', !offending, {
    value: offending ? `${offending.duration.value} ${offending.duration.unit}` : 0,
    limit: `a multiple of ${pool.length} ${pool.unit}`,
    source: sources.pool,
  })
}

/** Checks the shares of a swim's warm-up, main set and cool-down, and that its distances and rests are round numbers. */
export function checkSwim(session: WorkoutAsType): CheckResult[] {
  if (!session.inPool) return []
  return [...checkShares(session), ...checkRepetitions(session), ...checkRestSeconds(session.steps)]
}

function checkShares(session: WorkoutAsType): CheckResult[] {
  const { metres, stretches, bouts, workMetres } = session
  if (bouts.length === 0 || metres === 0) return []
  const { warmupShare, warmupAndPreparation, mainShare, cooldownShare } = everySwim
  const marked = metresOf(stretches.filter(({ step }) => step.intensity === 'warmup'))
  const before = metresOf(stretchesBeforeWork(session))
  const after = metresOf(stretchesAfterWork(session))
  // Drills and easy sets before the first bout may complete the minimum warm-up, but do not count beyond it.
  const warmup = marked > 0 ? Math.max(marked, Math.min(before, warmupShare[0] * metres)) : before
  return [
    ...checkRange('warmup-share', [warmup / metres], warmupShare, sources.swims),
    ...checkRange('warmup-and-preparation', [before / metres], warmupAndPreparation, sources.swims),
    ...checkRange('main-share', [workMetres / metres], mainShare, sources.swims),
    ...checkRange('cooldown-share', [after / metres], cooldownShare, sources.swims),
  ]
}

function metresOf(stretches: readonly Stretch[]): number {
  return sumOf(stretches, ({ metres }) => metres)
}

function checkRepetitions({ steps, bouts, poolLength: pool }: WorkoutAsType): CheckResult[] {
  const distances = bouts.map(({ metres }) => Math.round(metres))
  const distinct = checkRange(
    'distinct-distances',
    distances.length > 0 ? [new Set(distances).size] : [],
    everySwim.distinctDistances,
    sources.swims,
  )
  if (!pool || !hasRoundDistances(pool)) return distinct
  const main = distanceSteps(steps).filter(({ intensity }) => intensity !== 'warmup' && intensity !== 'cooldown')
  const values = main.map(({ duration }) => duration.value)
  return [...distinct, ...checkMultiples('repetition-distance', values, everySwim.repetitionMultiple)]
}

/** Checks that rests and send-offs can be read off a clock at the wall. */
function checkRestSeconds(steps: WorkoutAsType['steps']): CheckResult[] {
  const lengths = steps.flatMap((entry) => {
    if (isRepeat(entry)) return []
    const { intensity, duration, sendOff } = entry
    const rest = intensity === 'rest' && duration.type === 'time' && !duration.lapButton ? [duration.value] : []
    return sendOff === undefined ? rest : [...rest, sendOff]
  })
  return checkMultiples('rest-fives', lengths, everySwim.restSecondsMultiple)
}

function distanceSteps(steps: WorkoutAsType['steps']): Step[] {
  return steps.filter((entry): entry is Step => !isRepeat(entry) && entry.duration.type === 'distance')
}
