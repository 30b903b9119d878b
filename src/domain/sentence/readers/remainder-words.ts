import type { Meaning, Reader } from '../mention.ts'
import { indexList, type Match, matchPhrase, skip } from '../tokens/phrases.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { readBeats } from './figures/beats.ts'
import { readPace } from './figures/paces.ts'
import { readPercent } from './figures/percents.ts'
import { readPower } from './figures/powers.ts'
import { isPartEnd, readSport } from './plain-words.ts'
import { readSession } from './sessions.ts'
import { hasSet } from './structure/behind-bouts.ts'
import { readSet } from './structure/sets.ts'
import { readEnd } from './structure/warm-up-and-cool-down.ts'

/** "no wait", "scratch that": what stands before is withdrawn. */
export const readCorrection: Reader = (tokens, at, before) => {
  const phrase =
    matchPhrase(tokens, at, corrections) ?? readNo(tokens, at, before) ?? readOtherSport(tokens, at, before)
  return phrase && { value: { kind: 'filler' }, next: phrase.next }
}

/** The "no" of "run 40 min, no 45": a figure alone behind a length corrects it. */
function readNo(tokens: readonly Token[], at: number, before: readonly Meaning[]): Match<true> | undefined {
  if (textAt(tokens, at) !== 'no' || !before.some(({ kind }) => kind === 'amount' || kind === 'set')) return undefined
  const start = [',', '-'].includes(textAt(tokens, at + 1)) ? at + 2 : at + 1
  // "8x25 underwater? no - 8x25 fast"
  if (start === at + 2 && before.some(({ kind }) => kind === 'set') && readSet(tokens, start, []))
    return { value: true, next: at + 1 }
  // "no, make it 50"
  const more = start === at + 2 ? matchPhrase(tokens, start, corrections) : undefined
  if (more) return more
  const figure = readAmount(tokens, start)
  return figure && isPartEnd(tokens, figure.next) ? { value: true, next: at + 1 } : undefined
}

/** The "no" of "bike? no, swim 2k" and the "rather" of "or no, swim rather": another sport corrects the one before. */
function readOtherSport(tokens: readonly Token[], at: number, before: readonly Meaning[]): Match<true> | undefined {
  if (before.every(({ kind }) => kind !== 'sport')) return undefined
  if (textAt(tokens, at) === 'rather')
    return textAt(tokens, at + 1) === 'than' ? undefined : { value: true, next: at + 1 }
  const isNo = textAt(tokens, at) === 'no' && textAt(tokens, at + 1) === ','
  const sport = skip(tokens, at + 2, beforeSport, { most: 2 })
  return isNo && readSport(tokens, sport, before) ? { value: true, next: at + 1 } : undefined
}

const beforeSport = new Set(['a', 'an', 'the', 'let', "let's", 'easy', 'rather', 'better'])

/** Whether words correct what stands before. */
export function isCorrection(words: string): boolean {
  return CORRECTION.test(words)
}

const corrections = indexList(
  'no wait,wait no,no wait make that,no wait make it,scratch that,scrap that,make that,make it,no make it,no make that,sorry,sorry i mean,sorry i meant,sorry make that,sorry make it,i mean,i meant,actually,actually make that,actually make it,actually no,or rather,correction',
)
const CORRECTION =
  /^(?:no|no,? ?(?:wait|make)\b.*|wait no|make (?:that|it)|sorry.*|i mean.*|actually.*|(?:or )?rather|correction)$/i

/** Words for what is left of the session, which say nothing of their own: "tempo for the rest", "rest z2". */
export const readRemainder: Reader = (tokens, at) => {
  const phrase = matchPhrase(tokens, at, phrases)
  if (phrase) return { value: { kind: 'filler' }, next: phrase.next }
  if (textAt(tokens, at) !== 'rest') return undefined
  const next = skip(tokens, at + 1, links, { most: 2 })
  // "rest is wu/cd", "rest cool down"
  if (readEnd(tokens, next)) return { value: { kind: 'filler' }, next }
  const effort = readSession(tokens, next, [])?.value.kind
  return effort === 'zone' || effort === 'session' ? { value: { kind: 'filler' }, next: at + 1 } : undefined
}

/** The "rest" of "1 h, wu 15, cd 10, rest at 70 %": what is left, where no set has bouts to rest between. */
export const readRestOfSession: Reader = (tokens, at, before) => {
  if (textAt(tokens, at) !== 'rest' || hasSet(before) || before.every(({ kind }) => kind !== 'amount')) return undefined
  const target = skip(tokens, at + 1, links, { most: 2 })
  const isAimed =
    target > at + 1 &&
    (readPercent(tokens, target, []) ??
      readPower(tokens, target, []) ??
      readBeats(tokens, target, []) ??
      readPace(tokens, target, []))
  return isAimed ? { value: { kind: 'filler' }, next: at + 1 } : undefined
}

const phrases = indexList(
  "whats left,what is left,what's left,whats remaining,what remains,fill the rest with,fill the rest,fill it with,fill in with,for the rest,the rest,rest of it,rest of the run,rest of the ride,rest of the swim,rest of the way,rest of the time,the remainder,remainder,remaining,the remaining,remaining time,the remaining time,everything else,all else,whatever is left,whatever's left,whatever remains,the balance,balance,all the rest",
)
const links = new Set(['is', 'as', '=', 'in', 'at', 'all', '@'])
