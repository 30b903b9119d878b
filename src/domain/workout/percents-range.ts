import { type SportId, sportOf } from '../sports/registry.ts'
import { convertPace, type PaceUnit } from '../units/pace.ts'
import { roundInwards } from './round-inwards.ts'
import type { Target } from './step.ts'

type Percents = readonly [low: number, high: number]

/**
 * The range of percents of a known reference value: whole watts, or whole seconds per `paceUnit`, rounded inwards as a
 * zone's are. Undefined if no whole number lies between the ends.
 */
export function percentsRange(
  [low, high]: Percents,
  type: 'pace' | 'power',
  sportId: SportId,
  reference: number,
  paceUnit: PaceUnit,
): (Pick<Target, 'rangeUnit'> & { rangeMin: number; rangeMax: number }) | undefined {
  if (type === 'power') return roundInwards((low * reference) / 100, (high * reference) / 100)
  const pace = convertPace(reference, sportOf(sportId).paceUnits[0] ?? 'km', paceUnit)
  const range = roundInwards((pace * 100) / high, (pace * 100) / low)
  return range && { ...range, rangeUnit: paceUnit }
}
