import { NO_REST_BETWEEN_SETS } from '../blocks.ts'
import type { Writing } from '../writing.ts'

/** "6x300, 4 min jog after each set, 3 sets": a rest is said for the sets, and one was chosen for them. */
export function hasLostRestOfSets({ text, assumed }: Pick<Writing, 'text' | 'assumed'>): boolean {
  return assumed.has(NO_REST_BETWEEN_SETS) && OF_SETS.test(text)
}

const OF_SETS = /\b(?:after|between|btwn?|bt|bw) (?:each|every|the|all)? ?(?:sets?|rounds?)\b/i
