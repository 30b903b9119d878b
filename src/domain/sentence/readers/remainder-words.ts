import type { Reader } from '../mention.ts'
import { indexList, matchPhrase, skip } from '../tokens/phrases.ts'
import { textAt } from '../tokens/tokens.ts'
import { readSession } from './sessions.ts'
import { readEnd } from './structure/warm-up-and-cool-down.ts'

/** "no wait", "scratch that": what stands before is withdrawn. */
export const readCorrection: Reader = (tokens, at) => {
  const phrase = matchPhrase(tokens, at, corrections)
  return phrase && { value: { kind: 'filler' }, next: phrase.next }
}

const corrections = indexList('no wait,wait no,scratch that,scrap that,make that')

/** Words for what is left of the session, which say nothing of their own: "tempo for the rest", "rest z2". */
export const readRemainder: Reader = (tokens, at) => {
  const phrase = matchPhrase(tokens, at, phrases)
  if (phrase) return { value: { kind: 'filler' }, next: phrase.next }
  if (textAt(tokens, at) !== 'rest') return undefined
  const next = skip(tokens, at + 1, links, { most: 2 })
  // "rest is wu/cd"
  if (next > at + 1 && readEnd(tokens, next)) return { value: { kind: 'filler' }, next }
  const effort = readSession(tokens, next, [])?.value.kind
  return effort === 'zone' || effort === 'session' ? { value: { kind: 'filler' }, next: at + 1 } : undefined
}

const phrases = indexList(
  "whats left,what is left,what's left,whats remaining,what remains,fill the rest with,fill the rest,fill it with,fill in with,for the rest,the rest,rest of it,rest of the run,rest of the ride,rest of the swim,rest of the way,rest of the time,the remainder,remainder,remaining",
)
const links = new Set(['is', 'as', '=', 'in', 'at', 'all', '@'])
