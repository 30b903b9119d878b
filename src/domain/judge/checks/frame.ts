import { sumOf } from '../../units/numbers.ts'
import type { Intensity } from '../../workout/intensity.ts'
import { everySession, minWarmupSeconds } from '../bounds/every-session.ts'
import { sources } from '../bounds/sources.ts'
import { timeTolerance, type WorkoutAsType } from '../reading/as-type.ts'
import { type CheckResult, checkRange } from './result.ts'

/** Checks what surrounds the work of a run or a ride: a warm-up and a cool-down, neither too short nor too long. */
export function checkFrame(session: WorkoutAsType): CheckResult[] {
  const { inPool, seconds, stretches, bouts, as } = session
  if (inPool || !needsFrame(session)) return []
  const secondsOf = (intensity: Intensity) =>
    sumOf(stretches, ({ step, seconds }) => (step.intensity === intensity ? seconds : 0))
  const byWork = as !== 'endurance' && bouts.length > 0
  const before = byWork ? session.before.seconds : secondsOf('warmup')
  const after = byWork ? session.after.seconds : secondsOf('cooldown')
  const { warmupShare, cooldownSeconds, cooldownShare } = everySession
  const { practice } = sources
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

/** A workout of no type without any work needs no warm-up. */
function needsFrame({ as, bouts }: WorkoutAsType): boolean {
  return as !== undefined || bouts.length > 0
}

/** Checks that a ride opens and closes easily; of a ramp, its outer end counts. */
function checkEndPowers({ byPower, stretches }: WorkoutAsType): CheckResult[] {
  const [first, last] = [stretches[0], stretches.at(-1)]
  if (!byPower || !first || !last) return []
  const { openingPower, closingPower } = everySession
  return [
    ...checkRange('opening-power', first.isKnown ? [first.from] : [], openingPower, sources.practice),
    ...checkRange('closing-power', last.isKnown ? [last.to] : [], closingPower, sources.practice),
  ]
}
