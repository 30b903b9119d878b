import { clamp } from '../../units/numbers.ts'
import type { Step } from '../../workout/step.ts'

/** Seconds of the pause after a sprint of some seconds, which the legs need; undefined if a step is none. */
export function sprintRest({ effort = 0 }: Pick<Step, 'effort'>, seconds: number): number | undefined {
  if (effort < ALL_OUT_EFFORT || seconds > MAX_SPRINT_SECONDS) return undefined
  const pause = GRAIN_SECONDS * Math.round((REST_SHARE * seconds) / GRAIN_SECONDS)
  return clamp(pause, MIN_REST_SECONDS, MAX_REST_SECONDS)
}

/** From this effort on, of ten, and up to these seconds a bout is a sprint, and takes a minute or more to get over. Our choice. */
const ALL_OUT_EFFORT = 9
const MAX_SPRINT_SECONDS = 30
const REST_SHARE = 8
const GRAIN_SECONDS = 15
const MIN_REST_SECONDS = 60
const MAX_REST_SECONDS = 120
