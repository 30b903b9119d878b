import type { Target } from '../workout/step.ts'

/** Whether a target says two things of which a file can hold one. A zone is said by the range or percents beside it. */
export function saysSeveral({ rangeMin, percentMin }: Target): boolean {
  return rangeMin !== undefined && percentMin !== undefined
}

/** Whether a zone is all that a target says. */
export function saysOnlyZone({ zoneNumber, rangeMin, percentMin }: Target): boolean {
  return zoneNumber !== undefined && rangeMin === undefined && percentMin === undefined
}
