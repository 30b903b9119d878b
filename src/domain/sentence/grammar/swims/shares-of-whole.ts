import type { Length } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { distanceOf, isMark, lengthOf } from './lengths-of-a-swim.ts'

/** "2000: 10% wu, 70% as 200s at CSS, 20% easy", "2k total: 500 wu, split the rest into 100s": pieces by what they are of the whole. */
export function measureShares(phrases: readonly Phrase[], text: string): Phrase[] {
  const at = phrases.findIndex((phrase) => lengthOf(phrase) !== undefined)
  const length = lengthOf(phrases[at])
  const whole = length && length.unit !== 's' ? distanceOf(length) : undefined
  if (!length || !whole || phrases[at - 1]?.is === 'count') return [...phrases]
  const unit = length.unit === 'km' ? undefined : length.unit
  return splitRest(percents(phrases, whole, unit), at, whole, text)
}

/** Percents that add up to a hundred, as distances. */
function percents(phrases: readonly Phrase[], whole: number, unit: Length['unit']): Phrase[] {
  const shares = phrases.flatMap((phrase) =>
    phrase.is === 'aim' && phrase.aim.kind === 'percent' && phrase.aim.low === phrase.aim.high && !phrase.aim.of
      ? [phrase.aim.low]
      : [],
  )
  if (shares.length < 2 || shares.reduce((sum, one) => sum + one, 0) !== 100) return [...phrases]
  const read: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    const share = phrase.is === 'aim' && phrase.aim.kind === 'percent' ? (phrase.aim.low * whole) / 100 : undefined
    const place = { from: phrase.from, to: phrase.to }
    if (share === undefined) {
      read.push(phrase)
      continue
    }
    const own: Length = { value: share, ...(unit ? { unit } : {}), ...place }
    const each = isMark(phrases[at + 1], 'as', 'in') ? plural(phrases[at + 2]) : undefined
    if (each && share % each.value === 0) {
      read.push(...setOf(share / each.value, each))
      at += 2
    } else read.push({ is: 'length', length: own, ...place })
  }
  return read
}

/** "split the rest into 100s", "the rest as 50s" */
function splitRest(phrases: readonly Phrase[], from: number, whole: number, text: string): Phrase[] {
  const at = phrases.findIndex(
    (phrase, index) =>
      index > from &&
      ((phrase.is === 'rest word' && phrase.manner === 'rest') || isMark(phrase, 'remainder')) &&
      isMark(phrases[index + 1], 'as', 'then', 'in') &&
      plural(phrases[index + 2]) !== undefined,
  )
  const each = plural(phrases[at + 2])
  if (at < 0 || !each) return [...phrases]
  const others = phrases.filter((_, index) => index !== from && index !== at + 2)
  const sum = others.reduce((all, one, index) => {
    const far = lengthOf(one)
    const before = others[index - 1]
    const isRest = isMark(before, 'with', 'on', 'off', 'at', 'by', 'every')
    return far && far.unit !== 's' && !isRest
      ? all + (distanceOf(far) ?? 0) * (before?.is === 'count' ? before.times : 1)
      : all
  }, 0)
  const times = (whole - sum) / each.value
  if (!Number.isInteger(times) || times < 1 || times > MOST_TIMES) return [...phrases]
  const isSplit = /^(?:split|break|divide|swim|do)$/i.test(
    text.slice(phrases[at - 1]?.from ?? 0, phrases[at - 1]?.to ?? 0),
  )
  const start = isSplit ? at - 1 : at
  const comma: Phrase = { is: 'sign', sign: ',', from: each.from, to: each.from }
  const isJoined = isMark(phrases[start - 1], 'and')
  return [
    ...phrases.slice(0, isJoined ? start - 1 : start),
    comma,
    ...setOf(times, each),
    ...withoutEnds(phrases.slice(at + 3)),
  ]
}

/** "no cool-down": nothing is left for one. */
function withoutEnds(phrases: readonly Phrase[]): Phrase[] {
  return phrases.filter((phrase, at) => {
    const isNo = isMark(phrase, 'no') && phrases[at + 1]?.is === 'role'
    const isEnd = phrase.is === 'role' && isMark(phrases[at - 1], 'no')
    return !isNo && !isEnd
  })
}

function plural(phrase: Phrase | undefined): Length | undefined {
  const length = lengthOf(phrase)
  return length?.unit === 's' && length.value >= 25 && length.value % 25 === 0 ? length : undefined
}

function setOf(times: number, { value, from, to }: Length): Phrase[] {
  return [
    { is: 'count', times, of: 'times', isBehind: false, from, to: from },
    { is: 'length', length: { value, from, to }, from, to },
  ]
}

// Our choice.
const MOST_TIMES = 60
