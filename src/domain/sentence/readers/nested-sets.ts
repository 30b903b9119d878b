import { type Amount, readAmount } from '../tokens/amounts.ts'
import { readCount } from '../tokens/numbers.ts'
import { type Match, skip } from '../tokens/phrases.ts'
import { textAt } from '../tokens/tokens.ts'
import type { Reader } from './mention.ts'
import { readPace } from './paces.ts'
import { readRest } from './rests.ts'
import { readSet } from './sets.ts'
import { isPoolDistance } from './strokes.ts'

/** `3 x (10 x 30/30)`: the outer count. */
export const readNestedSet: Reader = (tokens, at) => {
  const times = readCount(tokens, at)
  if (!times || !['x', '*', 'times', 'sets', 'rounds', 'by'].includes(textAt(tokens, times.next))) return undefined
  const inner = skip(tokens, times.next + 1, opening, 2)
  if (!readSet(tokens, inner, [])) return undefined
  return { value: { kind: 'unsupported', sentence: 'A set of sets cannot be asked for: say one set.' }, next: inner }
}

const opening = new Set(['of', '(', 'x', 'by', '@', 'with'])

/** "20 min of 30/30": work and rest without a count. */
export const readUncountedPair: Reader = (tokens, at) => {
  const [on, slash, off] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (on?.kind !== 'number' || slash?.text !== '/' || off?.kind !== 'number' || Number(on.text) < 10) return undefined
  const end = skip(tokens, at + 3, new Set(['s', 'sec', 'secs', 'seconds', '"']))
  return { value: { kind: 'unsupported', sentence: `Say how often, such as 10 × ${on.text}/${off.text}.` }, next: end }
}

/** "10x100 on 1:45", "10x50 on 50s", "4x1k @ 4:00", "6x800 in 2:40": what it is, the sport says. */
export const readSendOff: Reader = (tokens, at, before) => {
  const set = before.findLast(({ kind }) => !described.has(kind))
  const sign = textAt(tokens, at)
  if (set?.kind !== 'set' || !['on', '@', 'off', 'at', 'in'].includes(sign)) return undefined
  const start = skip(tokens, at + 1, article)
  const isClock = tokens[start]?.kind === 'clock' || tokens[start]?.text === ':'
  if (!isClock && !(sign === 'on' && isSwumIn(set.bout, readAmount(tokens, start)))) return undefined
  if (!isClock && readRest(tokens, start, [])) return undefined
  const pace = readPace(tokens, start, [])
  const time = readAmount(tokens, start)
  if (!time || (pace?.value.kind === 'pace' && pace.value.per)) return undefined
  const isAimed = sign === '@' || sign === 'at'
  return { value: { kind: 'send-off', amount: time.value, isAimed, isOfBout: sign === 'in' }, next: time.next }
}

/** "10x50 on 50s": between one and three minutes for every hundred, and so no rest. */
function isSwumIn(bout: Amount, time: Match<Amount> | undefined): boolean {
  const seconds = time?.value.kind === 'time' ? time.value.seconds : time?.value.kind === 's' ? time.value.value : 0
  const per100 = isPoolDistance(bout) && 'value' in bout ? (seconds / bout.value) * 100 : 0
  return per100 >= 60 && per100 <= 180
}

// "10x100 free on 1:40": how it is swum stands between.
const described = new Set(['filler', 'sport', 'session', 'unsupported'])

const article = new Set(['the', 'a'])
