import { median, sumOf } from '../../units/numbers.ts'
import { atLeast, atMost } from '../../units/tolerance.ts'
import type { BoundName } from '../bounds/bound-names.ts'
import type { MinMax } from '../bounds/bounds.ts'
import { inLengths } from '../bounds/pool-size.ts'
import { isFullDose, isOfShortBouts, shareOfTime, timeTolerance, type WorkoutAsType } from '../reading/as-type.ts'
import { easyBoundsFor } from '../reading/easy-bounds.ts'
import { intensityFactor } from '../reading/intensity-factor.ts'
import { knowsWork, MAX_UNKNOWN_SHARE } from '../reading/known.ts'
import { raceOf } from '../reading/race-pace.ts'
import { secondsAt } from '../reading/slices.ts'
import type { Stretch } from '../reading/stretches.ts'
import { ONE_PACE, ROUNDING_PERCENT, zonesOf } from '../reading/zones.ts'
import { announcesSpeed } from './ladder.ts'
import { type CheckResult, checkRange, checkThat } from './result.ts'

/** The share of the work that has to be in the type's zone or pace. Our choice: bursts and a fast finish may differ. */
const MIN_SHARE_OF_WORK = 0.8

/** Checks the work itself: how many bouts, how long, how much in all, and how hard. */
export function checkWork(session: WorkoutAsType): CheckResult[] {
  const { bounds, bouts, seconds, workSeconds, workMetres, poolLength } = session
  const { source } = bounds
  const tolerance = timeTolerance(session)
  const isTime = (bound: string) => bound.endsWith('-seconds')
  const check = (bound: BoundName, values: readonly number[], range: MinMax | undefined) =>
    checkRange(bound, values, range, source, isTime(bound) ? tolerance : undefined)
  const byDistance = bouts.filter(({ stretches }) => stretches[0]?.step.duration.type === 'distance')
  const boutSeconds = bouts.map((bout) => bout.seconds)
  const boutMetres = byDistance.map((bout) => bout.metres)
  return [
    ...check('bouts', [bouts.length], bounds.bouts),
    ...check('bout-seconds', boutSeconds, bounds.boutSeconds),
    ...check('bout-metres', boutMetres, bounds.boutMetres && inLengths(bounds.boutMetres, poolLength)),
    ...check('work-seconds', [workSeconds], bounds.workSeconds),
    ...check('work-metres', [workMetres], bounds.workMetres && inLengths(bounds.workMetres, poolLength)),
    ...check('work-share', seconds > 0 ? [workSeconds / seconds] : [], workShareFor(session)),
    ...checkWorkZone(session),
    ...checkWorkPace(session),
    ...checkEffortShares(session),
  ]
}

/** A full dose of work may be any share of a long session: more work would do no good. */
function workShareFor(session: WorkoutAsType): MinMax | undefined {
  const { workShare } = session.bounds
  return workShare && isFullDose(session) ? [0, workShare[1]] : workShare
}

/** Checks intensity and load an hour. Ask `knowsIntensity` first: a heart rate does not tell either. */
export function checkIntensity(session: WorkoutAsType): CheckResult[] {
  const { bounds, seconds } = session
  if (seconds === 0 || !bounds.intensity) return []
  const intensity = intensityFactor(session)
  return [
    ...checkRange('intensity', [intensity], bounds.intensity, bounds.source),
    ...checkRange('load-per-hour', [100 * intensity ** 2], bounds.loadPerHour, bounds.source),
  ]
}

function checkWorkZone(session: WorkoutAsType): CheckResult[] {
  const { bounds, bouts } = session
  const { workZones, workRange } = bounds
  const work = bouts.flatMap(({ hard }) => hard).filter(({ isKnown }) => isKnown)
  if (!(workZones || workRange) || work.length === 0 || !knowsWork(session)) return []
  const isInZone = ({ zones }: Stretch) => zones.some((zone) => workZones?.includes(zone))
  const isIn = (one: Stretch) => (workRange ? isInRange(one, workRange) : isInZone(one))
  return checkThat('work-zone', isMostly(work, isIn), {
    value: Math.round(percentOfMostWork(work)),
    limit: workRange ? `${workRange.join(' to ')} % of FTP` : `zone ${workZones?.join(', ')}`,
    source: bounds.source,
  })
}

/** The effort that as much of the time is below as above. */
function percentOfMostWork(work: readonly Stretch[]): number {
  const sorted = work.toSorted((one, other) => one.middle - other.middle)
  const half = secondsIn(work) / 2
  let passed = 0
  for (const { seconds, middle } of sorted) {
    passed += seconds
    if (passed >= half) return middle
  }
  return 0
}

/** A heart rate and a feeling stand for a wide range: part of it is enough. */
function isInRange({ isMeasured, low, middle, high }: Stretch, [min, max]: MinMax): boolean {
  const [from, to] = isMeasured ? [middle, middle] : [low, high]
  return to >= min - ROUNDING_PERCENT && from <= max + ROUNDING_PERCENT
}

/** Checks that the work is no faster than its range at the fast end of the target, and no slower at its middle. */
function checkWorkPace(session: WorkoutAsType): CheckResult[] {
  const { bounds, bouts } = session
  const work = bouts
    .flatMap(({ hard }) => hard)
    .filter(({ isKnown, middle, step }) => isKnown && middle > 0 && !(bounds.ladder && announcesSpeed(step)))
  if (!bounds.workPace || work.length === 0 || !knowsWork(session)) return []
  const usual = (isOfShortBouts(session) && bounds.workPaceOfShortBouts) || bounds.workPace
  const ofRaces = bounds.racePace ?? usual
  const isInside = ({ isByFeel, low, middle, high, step }: Stretch) => {
    const [slowest, fastest] = isByFeel ? [high, low] : [middle, high - low <= ONE_PACE ? middle : high]
    const ranges = raceOf(step) ? [usual, ofRaces] : [usual]
    return ranges.some(
      ([fast, slow]) => fastest <= 100 / fast + ROUNDING_PERCENT && slowest >= 100 / slow - ROUNDING_PERCENT,
    )
  }
  if (isMostly(work, isInside)) return [{ bound: 'work-pace' }]
  const medianPace = median(work.filter((one) => !isInside(one)).map(({ middle }) => 100 / middle))
  return checkThat('work-pace', false, {
    value: Math.round(medianPace * 1000) / 1000,
    limit: usual.join(' to '),
    side: medianPace > usual[1] ? 'high' : 'low',
    source: bounds.source,
  })
}

/** Checks shares of time by effort, which easy sessions have bounds for. */
function checkEffortShares(session: WorkoutAsType): CheckResult[] {
  const { bounds, stretches, seconds, sport } = session
  if (seconds === 0 || shareOfTime(session, ({ isKnown }) => !isKnown) > MAX_UNKNOWN_SHARE) return []
  const [, second, third] = zonesOf(sport)
  if (!second || !third) return []
  const check = (bound: BoundName, range: MinMax | undefined, matches: (percent: number) => boolean, of = seconds) =>
    range ? checkRange(bound, [secondsAt(stretches, matches) / of], range, bounds.source) : []
  const { easyShare, strideSeconds } = easyBoundsFor(session)
  const isEasy = (percent: number) => atMost(percent, second.high + ROUNDING_PERCENT, 'percent')
  return [
    ...check('easy-share', easyShare, isEasy),
    ...check(
      'zone-2-share',
      bounds.zone2Share,
      (one) => isEasy(one) && atLeast(one, second.low - ROUNDING_PERCENT, 'percent'),
    ),
    ...check('brisk-share', bounds.briskShare, (percent) => percent >= BRISK_PERCENT),
    ...check('strides', strideSeconds, (percent) => !atMost(percent, third.high + ROUNDING_PERCENT, 'percent'), 1),
  ]
}

/** Of FTP: where tempo begins in Coggan's levels. */
const BRISK_PERCENT = 76

function isMostly(work: readonly Stretch[], matches: (stretch: Stretch) => boolean): boolean {
  return atLeast(secondsIn(work.filter(matches)), MIN_SHARE_OF_WORK * secondsIn(work), 'seconds')
}

function secondsIn(stretches: readonly Stretch[]): number {
  return sumOf(stretches, ({ seconds }) => seconds)
}
