import { median } from '../../../units/numbers.ts'

/** Figures of the lengths of bouts, in their unit: their sum, the shortest, the median and the longest. */
export type BoutFigures = { work: number; shortest: number; middle: number; longest: number }

/** The figures of at least one bout. Most sets have equal bouts, whose median needs no sorting. */
export function figuresOf(bouts: readonly number[]): BoutFigures {
  let work = 0
  let shortest = Number.POSITIVE_INFINITY
  let longest = 0
  for (const bout of bouts) {
    work += bout
    if (bout < shortest) shortest = bout
    if (bout > longest) longest = bout
  }
  return { work, shortest, longest, middle: shortest === longest ? longest : median(bouts) }
}
