import type { Reader } from '../mention.ts'
import { hasUnit } from '../tokens/amounts.ts'
import { skip } from '../tokens/phrases.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { hasSet } from './structure/behind-bouts.ts'

/** The way to a session and back from it, which is easy: "ride to work 12 km, 6x1 min hard, ride home 12 km". */
export const readWay: Reader = (tokens, at, before) => {
  const last = before.findLast(({ kind }) => kind !== 'filler')
  if (last?.kind !== 'sport' || !(hasSet(before) || hasSetAhead(tokens, at))) return undefined
  const end = endOfWay(tokens, at)
  if (end === undefined) return undefined
  const length = readAmount(tokens, skip(tokens, end, lengthLinks))
  return length && hasUnit(length.value) ? { value: { kind: 'session', session: 'easy' }, next: end } : undefined
}

/** The index behind "home", "back to the car", "to the track". */
function endOfWay(tokens: readonly Token[], at: number): number | undefined {
  const turned = skip(tokens, at, turns, { most: 2 })
  if (textAt(tokens, turned) !== 'to') return turned > at ? turned : undefined
  const place = skip(tokens, turned + 1, articles, { most: 2 })
  return tokens[place]?.kind === 'word' ? place + 1 : undefined
}

function hasSetAhead(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at).some(({ text }) => text === 'x' || text === '*')
}

const turns = new Set(['home', 'back', 'out', 'there', 'over'])
const articles = new Set(['the', 'my', 'a', 'our'])
const lengthLinks = new Set(['for', 'of', ',', '('])
