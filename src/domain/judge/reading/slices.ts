import type { Moment } from './moments.ts'

/** A stretch at one effort, in percent of threshold. */
export type Slice = { seconds: number; percent: number }

/** A ramp is cut into slices of so many seconds, and into no more than so many. */
const SLICE_SECONDS = 10
const MOST_SLICES = 60

/** A moment as stretches of one effort each: a steady one as it is, a ramp in steps. */
export function slicesOf({ seconds, from, to }: Pick<Moment, 'seconds' | 'from' | 'to'>): Slice[] {
  if (from === to) return [{ seconds, percent: from }]
  const count = Math.max(1, Math.min(MOST_SLICES, Math.ceil(seconds / SLICE_SECONDS)))
  return Array.from({ length: count }, (_, index) => ({
    seconds: seconds / count,
    percent: from + ((index + 0.5) / count) * (to - from),
  }))
}

/** Seconds of a workout at efforts of a kind, ramps counted slice by slice. */
export function secondsAt(moments: readonly Moment[], is: (percent: number) => boolean): number {
  let seconds = 0
  for (const moment of moments) {
    if (moment.from === moment.to) seconds += is(moment.from) ? moment.seconds : 0
    else for (const slice of slicesOf(moment)) seconds += is(slice.percent) ? slice.seconds : 0
  }
  return seconds
}
