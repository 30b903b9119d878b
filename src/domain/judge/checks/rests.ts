import { median } from '../../units/numbers.ts'
import { atMost } from '../../units/tolerance.ts'
import type { MinMax } from '../bounds/bounds.ts'
import { type Examined, shareOf, toleranceOf } from '../reading/as-type.ts'
import type { Pause } from '../reading/bouts.ts'
import { type Answer, within } from './answer.ts'

/** Bouts shorter than this may rest longer than they last. Seconds. */
const SHORT_BOUT = 90
/** A pause between two sets is so many times the usual one. */
const LONGER = 1.2

/** The pauses between bouts. */
export function restAnswers(examined: Examined): Answer[] {
  const { bounds, found, inPool } = examined
  const { bouts, pauses } = found
  const { source, restSeconds, restShare } = bounds
  if (bouts.length === 0) return []
  const standing = pauses.filter(isRest(inPool)).map(({ seconds }) => seconds)
  return [
    ...ratioAnswers(examined),
    ...(restSeconds ? within('rest-seconds', standing, restSeconds, source, toleranceOf(examined)) : []),
    ...(restShare
      ? within('rest-share', [shareOf(examined, ({ step }) => step.intensity === 'rest')], restShare, source)
      : []),
    ...restPer100(examined),
  ]
}

/** Rest ÷ work, and how many bouts go between two long pauses. */
function ratioAnswers({ bounds, found, moments }: Examined): Answer[] {
  const { source, restRatio, restRatioOfShortBouts, setRest, setSize } = bounds
  const rests = found.pauses.map(({ seconds }) => seconds)
  const bout = median(found.bouts.map(({ seconds }) => seconds))
  const span = (bout < SHORT_BOUT && restRatioOfShortBouts) || restRatio
  const usual = median(rests)
  return [
    ...(span && rests.length > 0 ? within('rest-ratio', [usual / bout], span, source) : []),
    ...(setRest
      ? within('set-rest', betweenSets(rests, setRest[0], usual), setRest, source, toleranceOf({ moments }))
      : []),
    ...(setRest && setSize ? within('set-size', sizesOf(rests, setRest[0]), setSize, source) : []),
  ]
}

/** Pauses long enough to part two sets, and longer than the usual one. */
function betweenSets(rests: readonly number[], least: number, usual: number): number[] {
  return rests.filter((rest) => rest >= least && rest > LONGER * usual)
}

/** Bouts in a row that no long pause parts. */
function sizesOf(rests: readonly number[], parting: number): number[] {
  const sizes = [1]
  for (const rest of rests) {
    if (rest >= parting) sizes.push(1)
    else sizes.push((sizes.pop() ?? 0) + 1)
  }
  return sizes
}

/** Percent of the speed at CSS above which a bout is faster than CSS: the upper end of zone 4. */
const CSS_UP_TO = 100 / 0.98

/** Rest per 100 m swum, by whether the bout before it was faster than CSS. */
function restPer100({ bounds, found, inPool }: Examined): Answer[] {
  if (!bounds.restPer100) return []
  const fast: number[] = []
  const steady: number[] = []
  found.pauses.forEach((pause, index) => {
    const bout = found.bouts[index]
    if (!bout || !isRest(inPool)(pause)) return
    const isFast =
      bounds.restPer100FasterThanCss && !atMost(median(bout.hard.map((one) => one.percent)), CSS_UP_TO, 'percent')
    const rests = isFast ? fast : steady
    rests.push((100 * pause.seconds) / bout.metres)
  })
  const ofFast: MinMax = bounds.restPer100FasterThanCss ?? bounds.restPer100
  return [
    ...within('rest-per-100', steady, bounds.restPer100, bounds.source),
    ...within('rest-per-100-fast', fast, ofFast, bounds.source),
  ]
}

/** In the water an easy swim between two sets is no rest; on land a jog or a spin is. */
function isRest(inPool: boolean): (pause: Pause) => boolean {
  return ({ metres }) => !inPool || metres === 0
}
