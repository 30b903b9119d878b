import type { Reader } from '../../mention.ts'
import { skip } from '../../tokens/phrases.ts'
import { textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import { ALTERNATIVE } from '../../tokens/words/unsupported-words.ts'
import { endOfClause } from '../asides/clauses.ts'
import { unsupported } from '../unsupported-at.ts'
import { readSet } from './sets.ts'

/** The second of two sets that are offered, "8x400 or 5x800 at 5k pace": one is built, and how it is done is said of either. */
export const readAlternative: Reader = whereSaid(new Set(['or', 'either']), (tokens, at, before) => {
  const isOr = tokens.some(({ text }, index) => index > at && text === 'or')
  if (textAt(tokens, at) === 'either' && isOr) return { value: { kind: 'filler' }, next: at + 1 }
  if (textAt(tokens, at) !== 'or') return undefined
  const last = before.findLast(({ kind }) => kind === 'set' || kind === 'amount')
  const start = skip(tokens, at + 1, words, { most: 2 })
  const set = last && readSet(tokens, start, [])
  if (set?.value.kind !== 'set' || set.value.times < 2) return undefined
  const comma = tokens.findIndex(({ text }, index) => index > start && index < set.next && text === ',')
  const end = comma < 0 ? set.next : comma
  // "or 6x1k if fresh"
  return unsupported(ALTERNATIVE, textAt(tokens, end) === 'if' ? endOfClause(tokens, end) : end)
})

const words = new Set(['maybe', 'do', 'a', 'just', 'perhaps', 'else'])
