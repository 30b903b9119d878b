import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'

/** Names strokes or gear in turns, "3x800 pull, swim, pull", of which all of a part was made. */
export function findStrokesByTurns({ sentence, parts, isNamed }: Facts): Check[] {
  return parts.flatMap(({ mentions }) => {
    const details = mentions.filter(({ kind }) => kind === 'detail')
    return details.slice(1).flatMap((one, at) => {
      const before = details[at]
      const areTurns = before !== undefined && BETWEEN.test(sentence.slice(before.to, one.from))
      const areSame = before !== undefined && wordsOf(before) === wordsOf(one)
      return areTurns && areSame && !isNamed(one) ? [checkAt({ from: before.from, to: one.to }, TURNS)] : []
    })
  })

  function wordsOf({ from, to }: { from: number; to: number }): string {
    return sentence.slice(from, to).toLowerCase()
  }
}

const BETWEEN = /^ ?[,/] ?\p{L}+ ?[,/] ?$/u
const TURNS = 'These seem to take turns, and all of it was read as the first: check it.'
