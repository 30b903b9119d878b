import type { Meaning, Reader } from '../../mention.ts'
import type { Amount } from '../../tokens/amounts.ts'
import { readCount } from '../../tokens/numbers.ts'
import { type Match, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import { readSet } from './sets.ts'

type Strides = Extract<Meaning, { kind: 'strides' }>

const strides = new Set(['strides', 'stride', 'striders', 'pickups', 'pickup'])

/** "with strides", "6x20s strides", "4 strides", "20 s strides", with their number and their length if they are said. */
export const readStrides: Reader = whereSaid(new Set([...strides, 'pick']), (tokens, at, before) => {
  const set = readSet(tokens, at, before)
  // "5x1 min pickups" are bouts.
  if (set?.value.kind === 'set' && isLong(set.value.bout)) return undefined
  const length = readAmount(tokens, at)
  const times = readLowCount(tokens, at) ?? readCount(tokens, at)
  return (
    (set?.value.kind === 'set' && readNoun(tokens, set.next, { times: set.value.times, length: set.value.bout })) ||
    (times && readNoun(tokens, times.next, { times: times.value })) ||
    (length && readNoun(tokens, length.next, { length: length.value })) ||
    readNoun(tokens, at, {})
  )
})

/** The lower of two counts: "5 or 6 pickups", "4-6 strides". */
function readLowCount(tokens: readonly Token[], at: number): Match<number> | undefined {
  const low = readCount(tokens, at)
  const high = low && lowLinks.has(textAt(tokens, low.next)) ? readCount(tokens, low.next + 1) : undefined
  return low && high && high.value > low.value ? { value: low.value, next: high.next } : undefined
}

const lowLinks = new Set(['or', '-', 'to'])

function isLong(bout: Amount): boolean {
  return bout.kind === 'time' && bout.seconds > MAX_STRIDE_SECONDS
}

// Strides take 15 to 30 seconds.
const MAX_STRIDE_SECONDS = 45

function readNoun(tokens: readonly Token[], at: number, said: Omit<Strides, 'kind'>): ReturnType<Reader> {
  const word = skip(tokens, at, adjectives, { most: 2 })
  const value = { kind: 'strides', ...said, ...(said.length && { length: inMetres(said.length) }) } as const
  if (strides.has(textAt(tokens, word))) return readLengthBehind(tokens, word + 1, value)
  const isPickUp = textAt(tokens, word) === 'pick' && ups.has(textAt(tokens, word + 1))
  return isPickUp ? readLengthBehind(tokens, word + 2, value) : undefined
}

/** "3x50m strides": nobody strides for minutes. */
function inMetres(length: Amount): Amount {
  return length.kind === 'm' ? { kind: 'distance', value: length.value, unit: 'meters' } : length
}

/** "6 strides of 20 s". */
function readLengthBehind(tokens: readonly Token[], at: number, value: Strides): ReturnType<Reader> {
  const link = skip(tokens, at, lengthLinks)
  // "strides x6"
  const count = value.times !== undefined ? undefined : readSignedCount(tokens, at)
  if (count) return { value: { ...value, times: count.value }, next: count.next }
  // "strides 6x20s"
  const set = value.times === undefined && !value.length ? readSet(tokens, at, []) : undefined
  if (set?.value.kind === 'set')
    return { value: { ...value, times: set.value.times, length: set.value.bout }, next: set.next }
  const length = link > at && !value.length ? readAmount(tokens, link) : undefined
  return length && length.value.kind !== 'bare'
    ? { value: { ...value, length: inMetres(length.value) }, next: length.next }
    : { value, next: at }
}

/** "x6", which no length follows. */
function readSignedCount(tokens: readonly Token[], at: number): Match<number> | undefined {
  const count = ['x', '*'].includes(textAt(tokens, at)) ? readCount(tokens, at + 1) : undefined
  const isCount = count && readAmount(tokens, at + 1)?.value.kind === 'bare'
  return isCount && !['x', '*'].includes(textAt(tokens, count.next)) ? count : undefined
}

const adjectives = new Set(['quick', 'fast', 'short', 'relaxed', 'lil', 'little', 'small', 'hill', 'of', 'x'])
const lengthLinks = new Set(['of', 'x', '@', '('])
const ups = new Set(['up', 'ups'])
