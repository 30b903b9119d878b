import { isSame } from '../../units/tolerance.ts'
import type { Point } from './parse.ts'

/** A stretch of a course, evenly from one figure to another. */
export type Stretch = { start: number; seconds: number; from: number; to: number }

/**
 * The stretches between the corners of a course. Two corners at one time end a stretch; a single corner on a straight
 * line does not, for some programs write one every minute.
 */
export function findStretches(points: readonly Point[]): Stretch[] {
  const stretches: Stretch[] = []
  let isEdge = true
  points.forEach(({ seconds, value }, index) => {
    const before = points[index - 1]
    if (!before) return
    if (seconds === before.seconds) {
      isEdge = true
      return
    }
    const stretch = { start: before.seconds, seconds: seconds - before.seconds, from: before.value, to: value }
    const last = stretches.at(-1)
    if (!isEdge && last && isStraightOn(last, stretch)) {
      last.seconds += stretch.seconds
      last.to = stretch.to
    } else stretches.push(stretch)
    isEdge = false
  })
  return stretches
}

function isStraightOn(last: Stretch, next: Stretch): boolean {
  const slope = (last.to - last.from) / last.seconds
  return isSame(last.to + slope * next.seconds, next.to, 'percent')
}
