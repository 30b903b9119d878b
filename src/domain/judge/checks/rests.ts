import { median } from '../../units/numbers.ts'
import { atMost } from '../../units/tolerance.ts'
import { SET_PAUSE_RATIO } from '../bounds/bounds.ts'
import { isOfShortBouts, shareOfTime, timeTolerance, type WorkoutAsType } from '../reading/as-type.ts'
import { type CheckResult, checkRange } from './result.ts'

/** Checks the rests between bouts. */
export function checkRests(session: WorkoutAsType): CheckResult[] {
  const { bounds, bouts } = session
  const { source, restSeconds, restShare } = bounds
  if (bouts.length === 0) return []
  const rests = session.rests.map(({ seconds }) => seconds)
  const atWall = shareOfTime(session, ({ step }) => step.intensity === 'rest')
  return [
    ...checkRestRatio(session),
    ...checkRange('rest-seconds', rests, restSeconds, source, timeTolerance(session)),
    ...checkRange('rest-share', [atWall], restShare, source),
    ...checkRestPer100(session),
  ]
}

/** Checks rest ÷ work, the rests between sets, and how many bouts a set has. */
function checkRestRatio(session: WorkoutAsType): CheckResult[] {
  const { source, restRatio, restRatioOfShortBouts, setRest, setSize } = session.bounds
  const rests = session.rests.map(({ seconds }) => seconds)
  const bout = median(session.bouts.map(({ seconds }) => seconds))
  const range = (isOfShortBouts(session) && restRatioOfShortBouts) || restRatio
  const usual = median(rests)
  const ratio = checkRange('rest-ratio', rests.length > 0 ? [usual / bout] : [], range, source)
  if (!setRest) return ratio
  const betweenSets = rests.filter((rest) => rest >= setRest[0] && rest > SET_PAUSE_RATIO * usual)
  const pauses = session.pauses.map(({ seconds }) => seconds)
  return [
    ...ratio,
    // The recovery after the last bout of a set comes before its longer pause.
    ...checkRange('set-rest', betweenSets, [setRest[0], setRest[1] + usual], source, timeTolerance(session)),
    ...checkRange('set-size', setSizes(pauses, setRest[0]), setSize, source),
  ]
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
function checkRestPer100({ bounds, bouts, pauses }: WorkoutAsType): CheckResult[] {
  const { restPer100, restPer100FasterThanCss, source } = bounds
  if (!restPer100) return []
  const fast: number[] = []
  const steady: number[] = []
  pauses.forEach((pause, index) => {
    const bout = bouts[index]
    // A swim between two sets is no rest.
    if (!bout || pause.metres > 0) return
    const percent = median(bout.hard.map((one) => one.middle))
    const isFast = restPer100FasterThanCss && !atMost(percent, CSS_UP_TO, 'percent')
    const rests = isFast ? fast : steady
    rests.push((100 * pause.seconds) / bout.metres)
  })
  return [
    ...checkRange('rest-per-100', steady, restPer100, source),
    ...checkRange('rest-per-100-fast', fast, restPer100FasterThanCss, source),
  ]
}
