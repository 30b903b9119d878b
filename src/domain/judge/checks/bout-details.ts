import { sportOf } from '../../sports/registry.ts'
import { targetPart } from '../../sports/target-parts.ts'
import { sumOf } from '../../units/numbers.ts'
import { details } from '../bounds/details.ts'
import { everySession } from '../bounds/every-session.ts'
import { sources } from '../bounds/sources.ts'
import { isOfShortBouts, timeTolerance, type WorkoutAsType } from '../reading/as-type.ts'
import type { Bout } from '../reading/bout.ts'
import { ROUNDING_PERCENT, zonesOf } from '../reading/zones.ts'
import { type CheckResult, checkRange, checkThat } from './result.ts'

/** Checks what coaches do inside a bout: its part of the zone, over-unders, heart rate, and nearly equal lengths. */
export function checkBoutDetails(session: WorkoutAsType): CheckResult[] {
  return [
    ...checkTargetParts(session),
    ...checkOverUnders(session),
    ...checkHeartRateBouts(session),
    ...checkNearlyEqual(session),
  ]
}

/** The part of its zone that suits a bout of one steady effort, in percent of threshold; undefined if there is none. */
export function partFor(bout: Bout, { sport, bounds, inPool }: WorkoutAsType) {
  const [only, ...others] = bout.stretches
  if (!only || others.length > 0) return undefined
  const [zone] = only.zones
  const [number, use] = bounds.workRange ? ([6, 'classic'] as const) : ([zone ?? 0, 'work'] as const)
  return targetPart(sportOf(sport), number, use, inPool ? bout.metres : bout.seconds)?.percents
}

/** Percent of threshold by which the middle of a target may miss its part. Our choice: coaches differ by as much. */
const PART_TOLERANCE = 1.5
/** The share of its zone from which a target is the zone and no part of it. */
const WHOLE_ZONE = 0.9
/** The share of bouts that have to keep their part. Our choice: one may be the last and all-out. */
const MIN_SHARE_IN_PART = 0.8

/** Checks targets narrower than a zone: a long bout aims lower inside its zone than a short one. */
function checkTargetParts(session: WorkoutAsType): CheckResult[] {
  // The fastest zone of pace is open above: short bouts may be at a race pace beyond it.
  const [fastestPace] = (isOfShortBouts(session) && session.bounds.workPaceOfShortBouts) || []
  const fastest = fastestPace ? 100 / fastestPace : 0
  const aimed = session.bouts.flatMap((bout) => {
    const [only] = bout.stretches
    const part = only && isPartOfZone(only, session) ? partFor(bout, session) : undefined
    if (!only || !part) return []
    const side = sideOf(only.middle, [part[0], Math.max(part[1], fastest)])
    return [{ middle: only.middle, part, side }]
  })
  if (aimed.length === 0) return []
  const missed = aimed.filter(({ side }) => side)
  const [first] = missed
  return checkThat('target-part', missed.length <= (1 - MIN_SHARE_IN_PART) * aimed.length, {
    value: Math.round(first?.middle ?? 0),
    limit: first ? first.part.map((percent) => Math.round(percent)).join(' to ') : '',
    source: sources.practice,
    ...(first?.side && { side: first.side }),
  })
}

/** On which side of its part a target lies. */
function sideOf(middle: number, [low, high]: readonly [low: number, high: number]): 'low' | 'high' | undefined {
  if (middle < low - PART_TOLERANCE) return 'low'
  return middle > high + PART_TOLERANCE ? 'high' : undefined
}

function isPartOfZone(
  { isMeasured, step: { target }, low, high, middle }: Bout['stretches'][number],
  { sport }: WorkoutAsType,
) {
  if (!isMeasured || !target || target.ramp || (target.percentMin === undefined && target.rangeMin === undefined))
    return false
  const zone = zonesOf(sport).find((one) => middle >= one.low && middle <= one.high)
  return !zone || high - low < WHOLE_ZONE * (zone.high - zone.low)
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
  const lengthsOf = (type: 'time' | 'distance') =>
    bouts
      .filter(({ stretches }) => stretches.every(({ step }) => step.duration.type === type))
      .map(({ seconds, metres }) => (type === 'time' ? seconds : metres))
  const pairs = [lengthsOf('time'), lengthsOf('distance')].flatMap((lengths) => {
    const sorted = lengths.toSorted((one, other) => one - other)
    return sorted.slice(1).map((longer, index) => [sorted[index] ?? longer, longer] as const)
  })
  const close = pairs.find(([shorter, longer]) => longer - shorter > 1 && shorter / longer > details.nearlyEqual)
  return checkThat('nearly-equal-bouts', close === undefined, {
    value: Math.round(close?.[0] ?? 0),
    limit: 'equal',
    source: sources.practice,
  })
}
