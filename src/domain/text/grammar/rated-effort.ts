import { readLength } from './length.ts'
import { matchAt } from './match-at.ts'

/**
 * How hard a step should feel. `isBare`: without a word or without `/10`, as in `effort 9` and `9/10`, which can also
 * be part of a name.
 */
export type RatedEffort = { kind: 'rpe'; effort: number; isBare: boolean } | { kind: 'wrong'; message: string }

/** The effort from 1 to 10 at a column of a line, and the column behind it: `effort 9/10`, `RPE 9`, `9/10`. */
export function readRatedEffort(line: string, at: number): { rated: RatedEffort; end: number } | undefined {
  const [whole, word = '', figure = '', ofTen] = matchAt(RATED, line, at)
  if (whole === undefined || (word === '' && ofTen === undefined)) return undefined
  const isRpe = word.toLowerCase() === 'rpe'
  // `effort 3 km` is a name and a length.
  if (ofTen === undefined && readLength(line, at + whole.length - figure.length)) return undefined
  const end = at + whole.length
  const effort = Number(figure)
  const isBare = !isRpe && (word === '' || ofTen === undefined)
  if (Number.isInteger(effort) && effort >= 1 && effort <= 10) return { rated: { kind: 'rpe', effort, isBare }, end }
  return isBare ? undefined : { rated: { kind: 'wrong', message: WRONG }, end }
}

const RATED =
  /(?:(rpe|effort)\s{0,3}:?\s{0,3})?(\d{1,3}(?:[.,]\d|\s?[-–]\s?\d{1,2})?)(\s?(?:\/|of|out of)\s?10)?(?![\p{L}\d:%]|[.,/]\d)/iuy
const WRONG = 'An effort is a whole number from 1 to 10, such as effort 9/10.'
