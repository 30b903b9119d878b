import { atLeast, atMost } from '../../../units/tolerance.ts'
import type { Step } from '../../../workout/step.ts'
import { withLength } from '../insert-recovery.ts'

/** Seconds of a stride, and of the jog back after it. */
const jogBacks = new Map([
  [15, 45],
  [20, 40],
  [30, 60],
])
const MAX_STRIDE_SECONDS = 30
/** Lengths that people write for longer parts, in each unit of a stored step: seconds, and distances. */
const LENGTHS: Record<Step['duration']['unit'], readonly number[]> = {
  minutes: [60, 90, 120, 180, 240, 300, 360, 480, 600, 720, 900, 1200, 1500, 1800, 2400, 2700, 3600],
  kilometers: [0.4, 0.6, 0.8, 1, 1.2, 1.6, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 15, 20],
  miles: [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12],
  seconds: [],
  meters: [],
  yards: [],
}
/** The factors by which a length differs from the one before. Our choice. */
const MIN_FACTOR = 1.15
const MAX_FACTOR = 2

/** A step in the other usual lengths that are near to its own, with each as a multiple of its own. */
export function otherLengths(step: Step): { step: Step; ratio: number }[] {
  const { unit, value } = step.duration
  return (isStride(step) ? [...jogBacks.keys()] : LENGTHS[unit])
    .map((length) => ({ length, ratio: length / value }))
    .filter(({ ratio }) => {
      const factor = Math.max(ratio, 1 / ratio)
      return atLeast(factor, MIN_FACTOR, 'ratio') && atMost(factor, MAX_FACTOR, 'ratio')
    })
    .map(({ length, ratio }) => ({ step: withLength(step, length), ratio }))
}

/** Whether a step is a time as short as a stride. */
export function isStride({ duration: { unit, value } }: Step): boolean {
  return unit === 'minutes' && value <= MAX_STRIDE_SECONDS
}

/** The seconds of the jog back after a stride of some seconds, where both are usual. */
export function jogBackSeconds(seconds: number): number | undefined {
  return jogBacks.get(seconds)
}
