import { sumOf } from '../../units/numbers.ts'
import { details } from '../bounds/details.ts'
import { everySession } from '../bounds/every-session.ts'
import { sources } from '../bounds/sources.ts'
import { timeTolerance, type WorkoutAsType } from '../reading/as-type.ts'
import type { Bout } from '../reading/bout.ts'
import { ROUNDING_PERCENT } from '../reading/zones.ts'
import { type CheckResult, checkRange, checkThat } from './result.ts'
import { checkTargetParts } from './target-parts.ts'

/** Checks what coaches do inside a bout: its part of the zone, over-unders, heart rate, and nearly equal lengths. */
export function checkBoutDetails(session: WorkoutAsType): CheckResult[] {
  return [
    ...checkTargetParts(session),
    ...checkOverUnders(session),
    ...checkHeartRateBouts(session),
    ...checkNearlyEqual(session),
  ]
}

/** Checks that over-unders are at about threshold as a whole, and not longer under it than three to two. */
function checkOverUnders({ bouts, bounds: { overUnderMean, source } }: WorkoutAsType): CheckResult[] {
  if (!overUnderMean) return []
  const secondsIn = (stretches: Bout['stretches']) => sumOf(stretches, ({ seconds }) => seconds)
  const overUnders = bouts.filter(({ stretches, hard }) => hard.length < stretches.length)
  const means = overUnders.map(
    ({ stretches, seconds }) => sumOf(stretches, (one) => one.middle * one.seconds) / seconds,
  )
  const ratios = overUnders.map(({ seconds, hard }) => seconds / secondsIn(hard) - 1)
  return [
    ...checkRange('over-under-mean', means, overUnderMean, source, ROUNDING_PERCENT / 100),
    ...checkRange('over-under-share', ratios, details.underToOver, sources.practice),
  ]
}

/** Checks that no bout by heart rate is too short for the pulse to follow; of a swim, that not all of them are. */
function checkHeartRateBouts(session: WorkoutAsType): CheckResult[] {
  const seconds = session.bouts
    .filter(({ hard }) => hard.every(({ isByHeartRate }) => isByHeartRate))
    .map((bout) => bout.seconds)
  const judged = session.inPool ? seconds.toSorted((one, other) => other - one).slice(0, 1) : seconds
  return checkRange(
    'heart-rate-bouts',
    judged,
    everySession.heartRateBoutSeconds,
    sources.practice,
    timeTolerance(session),
  )
}

/** Checks that bouts of nearly one length are of one length: 7:00 and 7:30 are hard to remember and the same work. */
function checkNearlyEqual({ bouts, bounds: { boutSeconds, boutMetres, ladder } }: WorkoutAsType): CheckResult[] {
  if (bouts.length < 2 || ladder || (!boutSeconds && !boutMetres)) return []
  const isOf = (type: 'time' | 'distance') =>
    bouts.every(({ stretches }) => stretches.every(({ step }) => step.duration.type === type))
  if (!isOf('time') && !isOf('distance')) return []
  const lengths = bouts.map(({ seconds, metres }) => (isOf('time') ? seconds : metres))
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
  return checkThat('nearly-equal-bouts', longest - shortest <= 1 || shortest <= details.nearlyEqual * longest, {
    value: Math.round(shortest),
    limit: 'equal',
    source: sources.practice,
  })
}
