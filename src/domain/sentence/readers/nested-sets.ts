import { type Amount, amountAt } from '../tokens/amounts.ts'
import { countAt } from '../tokens/numbers.ts'
import { type At, past } from '../tokens/phrases.ts'
import type { Reader } from './mention.ts'
import { paceAt } from './paces.ts'
import { restAt } from './rests.ts'
import { setAt } from './sets.ts'
import { isPoolDistance } from './strokes.ts'

/** `3 x (10 x 30/30)`: the outer count. */
export const outerSetAt: Reader = (tokens, at) => {
  const times = countAt(tokens, at)
  if (!times || !['x', '*', 'times', 'sets', 'rounds', 'by'].includes(tokens[times.next]?.text ?? '')) return undefined
  const inner = past(tokens, past(tokens, times.next + 1, opening), opening)
  if (!setAt(tokens, inner, [])) return undefined
  return { value: { of: 'aside', sentence: 'A set of sets cannot be asked for: say one set.' }, next: inner }
}

const opening = new Set(['of', '(', 'x', 'by', '@', 'with'])

/** "20 min of 30/30": work and rest without a count. */
export const pairAt: Reader = (tokens, at) => {
  const [on, slash, off] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (on?.kind !== 'number' || slash?.text !== '/' || off?.kind !== 'number' || Number(on.text) < 10) return undefined
  const end = past(tokens, at + 3, new Set(['s', 'sec', 'secs', 'seconds', '"']))
  return { value: { of: 'aside', sentence: `Say how often, such as 10 × ${on.text}/${off.text}.` }, next: end }
}

/** "10x100 on 1:45", "10x50 on 50s", "4x1k @ 4:00", "6x800 in 2:40": what it is, the sport says. */
export const sendOffAt: Reader = (tokens, at, before) => {
  const set = before.findLast(({ of }) => !described.has(of))
  const sign = tokens[at]?.text ?? ''
  if (set?.of !== 'set' || !['on', '@', 'off', 'at', 'in'].includes(sign)) return undefined
  const start = past(tokens, at + 1, article)
  const isClock = tokens[start]?.kind === 'clock' || tokens[start]?.text === ':'
  if (!isClock && !(sign === 'on' && isSwumIn(set.bout, amountAt(tokens, start)))) return undefined
  if (!isClock && restAt(tokens, start, [])) return undefined
  const pace = paceAt(tokens, start, [])
  const time = amountAt(tokens, start)
  if (!time || (pace?.value.of === 'pace' && pace.value.per)) return undefined
  const isAimed = sign === '@' || sign === 'at'
  return { value: { of: 'send-off', amount: time.value, isAimed, isOfBout: sign === 'in' }, next: time.next }
}

/** "10x50 on 50s": between one and three minutes for every hundred, and so no rest. */
function isSwumIn(bout: Amount, time: At<Amount> | undefined): boolean {
  const seconds = time?.value.is === 'time' ? time.value.seconds : time?.value.is === 's' ? time.value.value : 0
  const per100 = isPoolDistance(bout) && 'value' in bout ? (seconds / bout.value) * 100 : 0
  return per100 >= 60 && per100 <= 180
}

// "10x100 free on 1:40": how it is swum stands between.
const described = new Set(['filler', 'sport', 'idea', 'aside'])

const article = new Set(['the', 'a'])
