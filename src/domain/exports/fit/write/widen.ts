import type { Sport } from '../../../sports/registry.ts'
import { convertPace, type PaceUnit } from '../../../units/pace.ts'
import type { Target } from '../../../workout/step.ts'

/**
 * Widens a target of a single figure to a range around it, as a watch sounds its alarm at every step beside a single
 * figure. Undefined if the target has no single figure. `reference` is the reader's own threshold pace, if known.
 */
export function widen(target: Target, sport: Sport, reference: number | undefined): Target | undefined {
  const { type, rangeMin, rangeMax, percentMin } = target
  if (type === 'open') return undefined
  if (rangeMin !== undefined) {
    if (typeof rangeMax !== 'number' || rangeMax <= 0) return undefined
    if (type !== 'pace') return around(rangeMin, rangeMax, Number.POSITIVE_INFINITY, target, ['rangeMin', 'rangeMax'])
    if (rangeMin !== rangeMax) return undefined
    const seconds = WIDTH_SECONDS[target.rangeUnit ?? sport.paceUnits[0] ?? 'km']
    return { ...target, rangeMin: Math.max(1, rangeMin - seconds), rangeMax: rangeMax + seconds }
  }
  if (percentMin === undefined) return undefined
  const { percentMax = percentMin } = target
  if (type === 'power') return around(percentMin, percentMax, MAX_FTP_PERCENT, target, ['percentMin', 'percentMax'])
  if (type === 'heartrate' || percentMin !== percentMax || reference === undefined) return undefined
  const unit = sport.paceUnits[0] ?? 'km'
  const pace = (100 * reference) / percentMin
  const [slow, fast] = [pace + WIDTH_SECONDS[unit], Math.max(1, pace - WIDTH_SECONDS[unit])]
  return { ...target, percentMin: (100 * reference) / slow, percentMax: (100 * reference) / fast }
}

/** Percent to either side of watts, beats and percents of FTP: the spread of a steady rider's three-second power. */
const WIDTH_PERCENT = 3

/**
 * Seconds to either side of a pace: 2 percent at 4:10 per kilometre. In the pool it is as much at 1:40 per 100 metres,
 * where a watch learns the pace only at the wall, in whole seconds.
 */
const WIDTH_SECONDS: Record<PaceUnit, number> = {
  km: 5,
  mile: Math.round(convertPace(5, 'km', 'mile')),
  '100m': 2,
  '100yd': 2,
}

/** FIT has watts from 1000 on, and 1000 itself is a name in it. */
const MAX_FTP_PERCENT = 999

type Ends = ['rangeMin' | 'percentMin', 'rangeMax' | 'percentMax']

/** In whole figures, outwards; ends that are the same as whole figures are single, too. */
function around(low: number, high: number, most: number, target: Target, [min, max]: Ends): Target | undefined {
  if (Math.round(low) !== Math.round(high)) return undefined
  const least = Math.max(1, Math.floor((low * (100 - WIDTH_PERCENT)) / 100))
  return { ...target, [min]: least, [max]: Math.min(most, Math.ceil((high * (100 + WIDTH_PERCENT)) / 100)) }
}
