import { median } from '../../units/numbers.ts'
import { atMost } from '../../units/tolerance.ts'
import { type MinMax, SET_PAUSE_RATIO, SHORT_BOUT_SECONDS } from '../bounds/bounds.ts'
import { shareOfTime, timeTolerance, type WorkoutAsType } from '../reading/as-type.ts'
import type { Pause } from '../reading/bouts.ts'
import { type CheckResult, checkRange } from './result.ts'

/** Checks the pauses between bouts. */
export function checkRests(session: WorkoutAsType): CheckResult[] {
  const { bounds, bouts, pauses, inPool } = session
  const { source, restSeconds, restShare } = bounds
  if (bouts.length === 0) return []
  const rests = pauses.filter(isRest(inPool)).map(({ seconds }) => seconds)
  return [
    ...checkRestRatio(session),
    ...(restSeconds ? checkRange('rest-seconds', rests, restSeconds, source, timeTolerance(session)) : []),
    ...(restShare
      ? checkRange('rest-share', [shareOfTime(session, ({ step }) => step.intensity === 'rest')], restShare, source)
      : []),
    ...checkRestPer100(session),
  ]
}

/** Checks rest ÷ work, the pauses between sets, and how many bouts a set has. */
function checkRestRatio(session: WorkoutAsType): CheckResult[] {
  const { source, restRatio, restRatioOfShortBouts, setRest, setSize } = session.bounds
  const pauses = session.pauses.map(({ seconds }) => seconds)
  const bout = median(session.bouts.map(({ seconds }) => seconds))
  const range = (bout < SHORT_BOUT_SECONDS && restRatioOfShortBouts) || restRatio
  const usual = median(pauses)
  return [
    ...(range && pauses.length > 0 ? checkRange('rest-ratio', [usual / bout], range, source) : []),
    ...(setRest
      ? checkRange('set-rest', pausesBetweenSets(pauses, setRest[0], usual), setRest, source, timeTolerance(session))
      : []),
    ...(setRest && setSize ? checkRange('set-size', setSizes(pauses, setRest[0]), setSize, source) : []),
  ]
}

/** Pauses of at least `min` seconds that are longer than the usual one. */
function pausesBetweenSets(pauses: readonly number[], min: number, usual: number): number[] {
  return pauses.filter((pause) => pause >= min && pause > SET_PAUSE_RATIO * usual)
}

/** How many bouts follow one another without a pause of at least `setPause` seconds. */
function setSizes(pauses: readonly number[], setPause: number): number[] {
  const sizes = [1]
  for (const pause of pauses) {
    if (pause >= setPause) sizes.push(1)
    else sizes.push((sizes.pop() ?? 0) + 1)
  }
  return sizes
}

/** Percent of the speed at CSS above which a bout is faster than CSS: the upper end of zone 4. */
const CSS_UP_TO = 100 / 0.98

/** Checks the rest per 100 m swum, by whether the bout before it was faster than CSS. */
function checkRestPer100({ bounds, bouts, pauses, inPool }: WorkoutAsType): CheckResult[] {
  if (!bounds.restPer100) return []
  const fast: number[] = []
  const steady: number[] = []
  pauses.forEach((pause, index) => {
    const bout = bouts[index]
    if (!bout || !isRest(inPool)(pause)) return
    const percent = median(bout.hard.map((one) => one.percent))
    const isFast = bounds.restPer100FasterThanCss && !atMost(percent, CSS_UP_TO, 'percent')
    const rests = isFast ? fast : steady
    rests.push((100 * pause.seconds) / bout.metres)
  })
  const rangeOfFast: MinMax = bounds.restPer100FasterThanCss ?? bounds.restPer100
  return [
    ...checkRange('rest-per-100', steady, bounds.restPer100, bounds.source),
    ...checkRange('rest-per-100-fast', fast, rangeOfFast, bounds.source),
  ]
}

/** In the water a pause with an easy swim in it separates two sets and is no rest; on land a jog or a spin is. */
function isRest(inPool: boolean): (pause: Pause) => boolean {
  return ({ metres }) => !inPool || metres === 0
}
