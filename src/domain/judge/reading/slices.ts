import { clamp } from '../../units/numbers.ts'
import type { Stretch } from './stretches.ts'

/** A part of a stretch at one effort, in percent of threshold. */
export type Slice = { seconds: number; percent: number }

/** How finely a ramp is cut. Our choice: over 10 s an effort hardly changes, and 60 slices are enough for any ramp. */
const SLICE_SECONDS = 10
const MAX_SLICES = 60

/** Cuts a ramp into slices of one effort each; a steady stretch is one slice. */
export function slicesOf({ seconds, from, to }: Pick<Stretch, 'seconds' | 'from' | 'to'>): Slice[] {
  if (from === to) return [{ seconds, percent: from }]
  const count = clamp(Math.ceil(seconds / SLICE_SECONDS), 1, MAX_SLICES)
  return Array.from({ length: count }, (_, index) => ({
    seconds: seconds / count,
    percent: from + ((index + 0.5) / count) * (to - from),
  }))
}

/** Seconds at efforts that match, ramps counted slice by slice. */
export function secondsAt(stretches: readonly Stretch[], matches: (percent: number) => boolean): number {
  let seconds = 0
  for (const stretch of stretches) {
    if (stretch.from === stretch.to) seconds += matches(stretch.from) ? stretch.seconds : 0
    else for (const slice of slicesOf(stretch)) seconds += matches(slice.percent) ? slice.seconds : 0
  }
  return seconds
}
