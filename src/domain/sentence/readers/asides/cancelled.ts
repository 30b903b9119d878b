import type { Reader } from '../../mention.ts'
import { indexList, matchPhrase } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import { CANCELLED } from '../../tokens/words/unsupported-words.ts'
import { unsupported } from '../unsupported-at.ts'
import { endOfClause } from './clauses.ts'

/** What is not done after all: "cancelled: 3x20 threshold", "5x1k is cancelled", "called off the long run". */
export const readCancelled: Reader = whereSaid(
  new Set(['cancelled', 'canceled', 'called', 'scrapped', 'postponed']),
  (tokens, at) => {
    const end = endOfClause(tokens, at)
    const word = tokens.findIndex((_, index) => index >= at && index < end && matchPhrase(tokens, index, words))
    if (word < 0 || denials.has(textAt(tokens, word - 1))) return undefined
    return unsupported(CANCELLED, isHeading(tokens, at, end) ? endOfClause(tokens, end + 1) : end)
  },
)

/** Whether a colon ends the clause, and it holds the word alone: then what follows is cancelled. */
function isHeading(tokens: readonly Token[], at: number, end: number): boolean {
  return textAt(tokens, end) === ':' && matchPhrase(tokens, at, words)?.next === end
}

const denials = new Set(['not', 'never', "isn't", "wasn't"])
const words = indexList('cancelled,canceled,called off,scrapped,postponed')
