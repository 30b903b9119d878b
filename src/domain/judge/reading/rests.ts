import { clamp } from '../../units/numbers.ts'
import type { Pause } from './bout.ts'

/**
 * Seconds from which a pause on land is an easy part of the session: three times the shortest pause, but within these
 * two. Our choice: coaches write no longer rests.
 */
const EASY_PART_TO_SHORTEST = 3
const [MIN_EASY_PART_SECONDS, MAX_REST_SECONDS] = [600, 1200]

/** The pauses that are rests: in the water without swimming in them, on land shorter than an easy part of the session. */
export function restsOf(pauses: readonly Pause[], inPool: boolean): readonly Pause[] {
  if (inPool) return pauses.filter(({ metres }) => metres === 0)
  const shortest = Math.min(...pauses.map(({ seconds }) => seconds))
  const easyPartSeconds = clamp(EASY_PART_TO_SHORTEST * shortest, MIN_EASY_PART_SECONDS, MAX_REST_SECONDS)
  return pauses.filter(({ seconds }) => seconds < easyPartSeconds)
}
