import type { Target } from '../../../workout/step.ts'

/**
 * Whether a zone is all that a target says. A range and percents beside it or beside each other say the same, once for
 * an athlete of known figures and once for anyone: a file that holds one of them misses nothing.
 */
export function saysOnlyZone({ zoneNumber, rangeMin, percentMin }: Target): boolean {
  return zoneNumber !== undefined && rangeMin === undefined && percentMin === undefined
}
