import { isSwim } from './arrange/swims/is-swim.ts'
import type { Understood, Unread } from './result.ts'

/** Whether a reading tells of fewer places of a sentence than another, and of no more of its words. */
export function tellsLess(one: Understood, other: Understood, text: string): boolean {
  const isMoved = MOVED.test(text) || (isSwim(text) && ENDS.test(text))
  // A check alone may be lost with words that were written anew: it counts where a part was put in its place.
  const isOfNames = saysFigures(other.unread, text) && !saysFigures(toldOf(one), text)
  if (one.unread.length >= other.unread.length && !isOfNames && !isMoved) return false
  return toldOf(one).length < toldOf(other).length && wordsIn(toldOf(one), text) <= wordsIn(toldOf(other), text)
}

const MOVED =
  /\b(?:ramp (?:up|down)|remaining|remainder|balance|before|beforehand|b4|aft|after|between|btwn?|alt(?:ernat\w*)?|dropp?(?:ing)?|cut(?:ting)? ?(?:down)?|faster|quicker|every|half)\b/i
/** Ends of swims are put in their place, too. */
const ENDS = /\b(?:finish|to end|c\/d|cd|cool|w\/u|wu)\b/i

/** Whether a figure is among what is told, and not only names and remarks. */
function saysFigures(told: readonly Unread[], text: string): boolean {
  return told.some(({ from, to }) => /\d/.test(text.slice(from, to)))
}

function toldOf({ unread, checks }: Understood): Unread[] {
  return [...unread, ...checks]
}

function wordsIn(told: readonly Unread[], text: string): number {
  const places = told.flatMap(({ from, to }) =>
    [...text.slice(from, to).matchAll(/\S+/g)].map(({ index }) => from + index),
  )
  return new Set(places).size
}
