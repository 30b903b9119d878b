import type { Meaning, Reader } from '../../mention.ts'
import type { Amount } from '../../tokens/amounts.ts'
import { readCount } from '../../tokens/numbers.ts'
import { indexList, type Match, matchPhrase, skip } from '../../tokens/phrases.ts'
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
  const found = readNumbered(tokens, at, set)
  return found && { ...found, ...inPlace(found, tokens, at, before) }
})

function readNumbered(tokens: readonly Token[], at: number, set: ReturnType<Reader>): Match<Strides> | undefined {
  const length = readAmount(tokens, at)
  const times = readLowCount(tokens, at) ?? readCount(tokens, at)
  return (
    (set?.value.kind === 'set' && readNoun(tokens, set.next, { times: set.value.times, length: set.value.bout })) ||
    (times && readNoun(tokens, times.next, { times: times.value })) ||
    (length && readNoun(tokens, length.next, { length: length.value })) ||
    readNoun(tokens, at, {})
  )
}

/** Strides that are said to end the session, "finish with 6 strides", or stand beside a set: of a usual number and length. */
function inPlace(
  { value, next }: Match<Strides>,
  tokens: readonly Token[],
  at: number,
  before: readonly Meaning[],
): Partial<Match<Strides>> {
  const behind = matchPhrase(tokens, next, places)
  const isPlaced =
    behind !== undefined ||
    before.some(({ kind }) => kind === 'set' || kind === 'sets of' || kind === 'rungs') ||
    hasSetBehind(tokens, next) ||
    [1, 2, 3].some((count) => matchPhrase(tokens, at - count, leads)?.next === at)
  // "5x1 min pickups" are the bouts themselves.
  const isName = value.times === undefined && before.at(-1)?.kind === 'set'
  if (!isPlaced || isName) return {}
  const { times, length } = value
  const placed: Strides = {
    ...value,
    ...(times === undefined ? { times: USUAL_TIMES, isCountAssumed: true } : {}),
    ...(length ? {} : { length: USUAL_LENGTH, isLengthAssumed: true }),
  }
  return { value: placed, next: behind?.next ?? next }
}

/** "15 min warm-up with 4 strides, 5x1k" */
function hasSetBehind(tokens: readonly Token[], from: number): boolean {
  return tokens.some(({ text }, at) => at > from && (text === 'x' || text === '*') && tokens[at - 1]?.kind === 'number')
}

const USUAL_TIMES = 4

const USUAL_LENGTH: Amount = { kind: 'time', seconds: 20 }
const places = indexList(
  'near the end,towards the end,toward the end,in the last mile,in the last km,in the last k,in the last 10 min,in the last 10 minutes,in the final mile,in the final km,in the second half,to finish,to finish off,to finish with,to end,to end with,to close,to round off,at the end,at the very end,at end,at the finish,in the end,afterwards,afterward,after',
)
const leads = indexList(
  'finish with,finishing with,finish off with,finish on,finish w,end with,ending with,ending in,ending on,end on,close with,last thing,then,followed by,then finish with,and finish with',
)

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

function readNoun(tokens: readonly Token[], at: number, said: Omit<Strides, 'kind'>): Match<Strides> | undefined {
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
function readLengthBehind(tokens: readonly Token[], at: number, value: Strides): Match<Strides> | undefined {
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
