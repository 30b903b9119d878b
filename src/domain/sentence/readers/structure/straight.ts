import type { Reader } from '../../mention.ts'
import { indexList, matchPhrase } from '../../tokens/phrases.ts'
import { textAt } from '../../tokens/tokens.ts'

/** A swim in one piece: "1.9k straight", "1000 pull continuous". */
export const readStraight: Reader = (tokens, at) => {
  const found = matchPhrase(tokens, at, words)
  // "1 km at 4:00 straight into 1 km at 4:30"
  if (textAt(tokens, found?.next ?? at) === 'into') return undefined
  return found && { value: { kind: 'straight' }, next: found.next }
}

const words = indexList('straight,straight through,straight thru,continuous,continuously,nonstop,non stop')
