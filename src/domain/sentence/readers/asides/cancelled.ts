import type { Reader } from '../../mention.ts'
import { indexList, matchPhrase } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import { CANCELLED } from '../../tokens/words/unsupported-words.ts'
import { unsupported } from '../unsupported-at.ts'
import { endOfClause } from './clauses.ts'

/**
 * What is not done after all: "cancelled: 3x20 threshold", "5x1k is cancelled", "called off the long run", and all of what is
 * taken back at the end, "run 6 miles, no, forget it".
 */
export const readCancelled: Reader = whereSaid(
  new Set([
    'cancel',
    'cancelled',
    'canceled',
    'called',
    'scrapped',
    'postponed',
    'forget',
    'scrap',
    'scratch',
    'mind',
    'nevermind',
    'nvm',
    'anything',
  ]),
  (tokens, at) => {
    if (at === 0 && isTakenBack(tokens)) return unsupported(CANCELLED, tokens.length)
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

/** Whether the last words take all before them back. */
function isTakenBack(tokens: readonly Token[]): boolean {
  const last = tokens.findLastIndex(({ text }) => !endings.has(text))
  const from = [last, last - 1, last - 2].find((index) => matchPhrase(tokens, index, takenBack)?.next === last + 1)
  return (
    from !== undefined &&
    !denials.has(textAt(tokens, from - 1)) &&
    tokens.slice(0, from).some(({ kind }) => kind === 'number')
  )
}

const takenBack = indexList(
  "forget it,forget that,forget all that,scrap that,scrap it,scratch that,never mind,nevermind,nvm,forget the lot,scrap the lot,cancel,cancel it,cancel that,cancel everything,dont do anything,don't do anything",
)
const endings = new Set(['.', '!', '?', ',', 'lol', 'haha', 'sorry', 'mate', 'thanks', 'please', '…'])
const denials = new Set(['not', 'never', 'dont', "don't", "isn't", "wasn't"])
const words = indexList('cancelled,canceled,called off,scrapped,postponed')
