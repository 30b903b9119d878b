import { sumOf } from '../../units/numbers.ts'
import type { Intensity } from '../../workout/intensity.ts'
import type { BoundName } from '../bounds/bound-names.ts'
import type { MinMax } from '../bounds/bounds.ts'
import { everySession, minWarmupSeconds } from '../bounds/every-session.ts'
import { sources } from '../bounds/sources.ts'
import { timeTolerance, type WorkoutAsType } from '../reading/as-type.ts'
import type { Stretch } from '../reading/stretches.ts'
import { stretchesAfterWork, stretchesBeforeWork } from './easy-parts.ts'
import { type CheckResult, checkRange } from './result.ts'

/**
 * Seconds by which a warm-up or a cool-down may be longer than its share of the session. Our choice: less is not worth a
 * change.
 */
const MAX_EXTRA_SECONDS = 120

/** Checks that a run or a ride has a warm-up and a cool-down that are neither too short nor too long. */
export function checkFrame(session: WorkoutAsType): CheckResult[] {
  const { inPool, seconds, bouts, judgedType } = session
  // A workout without a type and without hard work needs no warm-up.
  if (inPool || (judgedType === undefined && bouts.length === 0)) return []
  const { before, after } = surroundingsOf(session)
  const { warmupShare, cooldownSeconds, cooldownShare } = everySession
  const { practice } = sources
  const tolerance = timeTolerance(session)
  const warmupSeconds = [minWarmupSeconds(session.bounds, seconds), Number.POSITIVE_INFINITY] as const
  // Shares need no more tolerance: an estimated pace changes a part and the whole alike.
  const checkShare = (bound: BoundName, part: readonly Stretch[], range: MinMax) =>
    checkRange(
      bound,
      [secondsWithoutEndurance(part) / seconds],
      range,
      practice,
      MAX_EXTRA_SECONDS / seconds / range[1],
    )
  return [
    ...checkRange('warmup-seconds', [secondsOf(before)], warmupSeconds, practice, tolerance),
    ...checkShare('warmup-share', before, warmupShare),
    ...checkRange('cooldown-seconds', [secondsOf(after)], cooldownSeconds, practice, tolerance),
    ...checkShare('cooldown-share', after, cooldownShare),
    ...checkEndPowers(session),
  ]
}

/** What warms up and cools down: what lies before and after the work; of an endurance session, what is marked as such. */
function surroundingsOf(session: WorkoutAsType): { before: readonly Stretch[]; after: readonly Stretch[] } {
  // The bouts of an endurance session are brisk parts of it: what lies before them is the session and no warm-up.
  if (session.judgedType !== 'endurance' && session.bouts.length > 0)
    return { before: stretchesBeforeWork(session), after: stretchesAfterWork(session) }
  const marked = (intensity: Intensity) => session.stretches.filter(({ step }) => step.intensity === intensity)
  return { before: marked('warmup'), after: marked('cooldown') }
}

/** Seconds of warming up or cooling down: steady time in zone 2 is a part of the session, wherever it stands. */
function secondsWithoutEndurance(stretches: readonly Stretch[]): number {
  return secondsOf(
    stretches.filter(({ step, isKnown, zones }) => !(step.intensity === 'active' && isKnown && zones.includes(2))),
  )
}

function secondsOf(stretches: readonly Stretch[]): number {
  return sumOf(stretches, ({ seconds }) => seconds)
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
