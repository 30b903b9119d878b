import { sumOf } from '../../units/numbers.ts'
import type { Intensity } from '../../workout/intensity.ts'
import { everySession, minWarmupSeconds } from '../bounds/every-session.ts'
import { sources } from '../bounds/sources.ts'
import { timeTolerance, type WorkoutAsType } from '../reading/as-type.ts'
import { type CheckResult, checkRange } from './result.ts'

/** Checks that a run or a ride has a warm-up and a cool-down that are neither too short nor too long. */
export function checkFrame(session: WorkoutAsType): CheckResult[] {
  const { inPool, seconds, stretches, bouts, judgedType } = session
  // A workout without a type and without hard work needs no warm-up.
  if (inPool || (judgedType === undefined && bouts.length === 0)) return []
  const secondsOf = (intensity: Intensity) =>
    sumOf(stretches, (one) => (one.step.intensity === intensity ? one.seconds : 0))
  // The bouts of an endurance session are brisk parts of it: what lies before them is the session and no warm-up.
  const isAroundBouts = judgedType !== 'endurance' && bouts.length > 0
  const before = isAroundBouts ? session.before.seconds : secondsOf('warmup')
  const after = isAroundBouts ? session.after.seconds : secondsOf('cooldown')
  const { warmupShare, cooldownSeconds, cooldownShare } = everySession
  const { practice } = sources
  // Shares need no tolerance: an estimated pace changes a part and the whole alike.
  const tolerance = timeTolerance(session)
  const warmupSeconds = [minWarmupSeconds(session.bounds, seconds), Number.POSITIVE_INFINITY] as const
  return [
    ...checkRange('warmup-seconds', [before], warmupSeconds, practice, tolerance),
    ...checkRange('warmup-share', [before / seconds], warmupShare, practice),
    ...checkRange('cooldown-seconds', [after], cooldownSeconds, practice, tolerance),
    ...checkRange('cooldown-share', [after / seconds], cooldownShare, practice),
    ...checkEndPowers(session),
  ]
}

/** Checks that a ride opens and closes easily. For a ramp, the start of the first and the end of the last step counts. */
function checkEndPowers({ byPower, stretches }: WorkoutAsType): CheckResult[] {
  const [first, last] = [stretches[0], stretches.at(-1)]
  if (!byPower || !first || !last) return []
  const { openingPower, closingPower } = everySession
  return [
    ...checkRange('opening-power', first.isKnown ? [first.from] : [], openingPower, sources.practice),
    ...checkRange('closing-power', last.isKnown ? [last.to] : [], closingPower, sources.practice),
  ]
}
