import type { Reader } from '../../mention.ts'
import { indexList, matchPhrase } from '../../tokens/phrases.ts'
import { textAt } from '../../tokens/tokens.ts'

/** A swim in one piece: "1.9k straight", "1000 pull continuous"; any session that is done evenly: "90 min z2 the whole way". */
export const readStraight: Reader = (tokens, at) => {
  const found = matchPhrase(tokens, at, words)
  // "1 km at 4:00 straight into 1 km at 4:30"
  if (textAt(tokens, found?.next ?? at) === 'into') return undefined
  if (found) return { value: { kind: 'straight' }, next: found.next }
  // Nobody goes all out for long: that is told.
  const all = textAt(tokens, at - 1) === 'out' ? undefined : matchPhrase(tokens, at, ofAll)
  return all && { value: { kind: 'straight', isOfAll: true }, next: all.next }
}

const words = indexList('straight,straight through,straight thru,continuous,continuously,nonstop,non stop')
const ofAll = indexList('the whole way,the whole way through,the whole way round')
