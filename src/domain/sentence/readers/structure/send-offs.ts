import type { Meaning, Reader } from '../../mention.ts'
import { type Amount, isPoolDistance, secondsOfClock } from '../../tokens/amounts.ts'
import { skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { textAt } from '../../tokens/tokens.ts'
import { readPace } from '../figures/paces.ts'
import { readRest } from './rests.ts'

/** A time behind a set, "10x100 on 1:45", "4x1k @ 4:00", "10x400 in 90s", "6x1000 3:45". The sport decides its meaning. */
export const readSendOff: Reader = (tokens, at, before) => {
  const set = before.findLast(({ kind }) => !descriptions.has(kind))
  if (set?.kind !== 'set') return undefined
  const sign = textAt(tokens, at)
  const isSigned = ['on', '@', 'off', 'at', 'in'].includes(sign)
  const start = isSigned ? skip(tokens, at + 1, articles) : at
  const time = readAmount(tokens, start)
  const pace = readPace(tokens, start, [])
  if (!time || (pace?.value.kind === 'pace' && pace.value.per)) return undefined
  const isClock = tokens[start]?.kind === 'clock' || textAt(tokens, start) === ':'
  const isDistance = set.bout.kind === 'distance' || (set.bout.kind !== 'time' && set.bout.kind !== 'clock')
  // "6x1000 3:45", "10x400 90s each": the time of each. A rest says so, or stands in brackets.
  if (!isSigned) {
    const isEach = textAt(tokens, time.next) === 'each'
    const isBare =
      isClock && time.value.kind === 'clock' && time.value.parts.length === 2 && isDistance && isLast(before)
    if (!isEach && (!isBare || readRest(tokens, start, before) || textAt(tokens, at - 1) === '(')) return undefined
    return {
      value: { kind: 'send-off', amount: time.value, isAimed: false, isOfBout: true, isBare: !isEach },
      next: time.next + (isEach ? 1 : 0),
    }
  }
  const isOfBout = sign === 'in' && isDistance && secondsOf(time.value) > 0 && secondsOf(time.value) <= MAX_BOUT_SECONDS
  const isSwum = sign === 'on' && isPoolDistance(set.bout) && isSwimSendOff(time.value, set.bout.value)
  if (!isClock && !isOfBout && (!isSwum || readRest(tokens, start, []))) return undefined
  const isAimed = sign === '@' || sign === 'at'
  return { value: { kind: 'send-off', amount: time.value, isAimed, isOfBout: sign === 'in' }, next: time.next }
}

/** Whether nothing but words stands between a set and here. */
function isLast(before: readonly Meaning[]): boolean {
  return before.findLast(({ kind }) => kind !== 'filler')?.kind === 'set'
}

// "5x1k in 60 min": a longer time is that of the session (our choice).
const MAX_BOUT_SECONDS = 20 * 60

/**
 * Whether a send-off leaves 1 to 3 minutes per 100 of the distance. Our choice: a swimmer needs as long, a runner less.
 */
export function isSwimSendOff(amount: Amount, distance: number): boolean {
  const per100 = (secondsOf(amount) / distance) * 100
  return per100 >= 60 && per100 <= 180
}

function secondsOf(amount: Amount): number {
  if (amount.kind === 'clock') return secondsOfClock(amount.parts)
  return amount.kind === 'time' ? amount.seconds : amount.kind === 's' ? amount.value : 0
}

// What can stand between the set and its send-off: "10x100 free on 1:40".
const descriptions = new Set<Meaning['kind']>(['filler', 'sport', 'session', 'unsupported', 'detail', 'zone'])
const articles = new Set(['the', 'a'])
