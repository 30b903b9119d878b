import { median } from '../../units/numbers.ts'
import { atMost } from '../../units/tolerance.ts'
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
  const betweenSets = rests.filter((rest) => rest >= setRest[0])
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

/** At CSS a rest at the wall of at least so many usual ones ends a set, and may be as long as suits all of it. Our choice. */
const SET_REST_RATIO = 2

/**
 * Checks the rest per 100 m swum, by whether the bout before it was faster than CSS. The long rest after a broken swim is
 * for all of its pieces.
 */
function checkRestPer100({ bounds, bouts, pauses, rests }: WorkoutAsType): CheckResult[] {
  const { restPer100, restPer100FasterThanCss, source } = bounds
  if (!restPer100) return []
  const fast: number[] = []
  const steady: number[] = []
  const usual = median(rests.map(({ seconds }) => seconds))
  let setMetres = 0
  pauses.forEach((pause, index) => {
    const bout = bouts[index]
    if (!bout) return
    setMetres += bout.metres
    // A swim between two sets is no rest.
    const isRest = pause.metres === 0
    const endsSet = !isRest || pause.seconds >= SET_REST_RATIO * usual
    const ownRest = (100 * pause.seconds) / bout.metres
    const isForSet = endsSet && ownRest > restPer100[1]
    const rest = isForSet ? (100 * pause.seconds) / setMetres : ownRest
    if (endsSet) setMetres = 0
    if (!isRest) return
    const percent = median(bout.hard.map((one) => one.middle))
    const isFast = restPer100FasterThanCss && !atMost(percent, CSS_UP_TO, 'percent')
    if (isFast) fast.push(ownRest)
    else steady.push(rest)
  })
  return [
    ...checkRange('rest-per-100', steady, restPer100, source),
    ...checkRange('rest-per-100-fast', fast, restPer100FasterThanCss, source),
  ]
}
