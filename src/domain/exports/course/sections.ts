import { isSame } from '../../units/tolerance.ts'
import type { Point } from './parse.ts'

/** A section of a course, evenly from one figure to another. */
export type Section = { start: number; seconds: number; from: number; to: number }

/**
 * The sections between the corners of a course. Two corners at one time end a section; a single corner on a straight
 * line does not, for some programs write one every minute.
 */
export function findSections(points: readonly Point[]): Section[] {
  const sections: Section[] = []
  let isEdge = true
  points.forEach(({ seconds, value }, index) => {
    const before = points[index - 1]
    if (!before) return
    if (seconds === before.seconds) {
      isEdge = true
      return
    }
    const section = { start: before.seconds, seconds: seconds - before.seconds, from: before.value, to: value }
    const last = sections.at(-1)
    if (!isEdge && last && isStraightOn(last, section)) {
      last.seconds += section.seconds
      last.to = section.to
    } else sections.push(section)
    isEdge = false
  })
  return sections
}

function isStraightOn(last: Section, next: Section): boolean {
  const slope = (last.to - last.from) / last.seconds
  return isSame(last.to + slope * next.seconds, next.to, 'percent')
}
