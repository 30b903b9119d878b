import { directionOf } from '../loops/loop-names.ts'
import type { Wishes } from '../state/planner.ts'

/** The wishes in words: `quiet, lit, flat, to the north`; `none` without any. */
export function wishesText({ quiet, green, lit, ground, hills, direction }: Wishes): string {
  const words = [
    quiet && 'quiet',
    green && 'green',
    lit && 'lit',
    ground,
    hills,
    direction !== undefined && `to the ${directionOf(direction)}`,
  ].filter(Boolean)
  return words.length > 0 ? words.join(', ') : 'none'
}
