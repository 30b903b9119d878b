import { clamp } from '../../units/numbers.ts'
import type { Step } from '../../workout/step.ts'

/**
 * Seconds of the pause after a sprint of some seconds, which the legs need; undefined if a step is none. `percent`: how hard
 * its target is, of threshold.
 */
export function sprintRest({ effort = 0 }: Pick<Step, 'effort'>, seconds: number, percent = 0): number | undefined {
  const isAllOut = effort >= ALL_OUT_EFFORT || percent >= (seconds > MAX_SHORT_SECONDS ? SPRINT_PERCENT : HARD_PERCENT)
  if (!isAllOut || seconds > MAX_SPRINT_SECONDS) return undefined
  const pause = GRAIN_SECONDS * Math.round((REST_SHARE * seconds) / GRAIN_SECONDS)
  return clamp(pause, MIN_REST_SECONDS, MAX_REST_SECONDS)
}

/** From this effort on, of ten, and up to these seconds a bout is a sprint, and takes a minute or more to get over. Our choice. */
const ALL_OUT_EFFORT = 9
const MAX_SPRINT_SECONDS = 30
/** In percent of threshold, from which a bout of some seconds is a sprint, too, and a shorter one. Our choice. */
const SPRINT_PERCENT = 130
const HARD_PERCENT = 105
const MAX_SHORT_SECONDS = 20
const REST_SHARE = 8
const GRAIN_SECONDS = 15
const MIN_REST_SECONDS = 60
const MAX_REST_SECONDS = 120
