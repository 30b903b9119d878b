import type { Reader } from '../../mention.ts'
import { type Amount, isPoolDistance, secondsOfClock } from '../../tokens/amounts.ts'
import { indexList, type Match, matchPhrase, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'
import { readPace } from '../figures/paces.ts'
import { poolSport } from '../figures/pools.ts'
import { lastSet } from './last-set.ts'
import { readRest } from './rests.ts'

/** A time behind a set from start to start, or a pace on foot: "10x100 on 1:45", "10x50 on 50s", "4x1k @ 4:00". */
export const readSendOff: Reader = (tokens, at, before) => {
  const sign = textAt(tokens, at)
  const named = matchPhrase(tokens, at, leavings)
  // "8x100 hold 1:35 on 1:55"
  const set =
    lastSet(before) ??
    (sign === 'on' || named
      ? lastSet(before.filter((one) => one.kind !== 'bout time' && !(one.kind === 'send-off' && one.isAimed)))
      : undefined)
  const cycle = set && readCycle(tokens, at, set.bout)
  if (cycle) return cycle
  if (!set || !(signs.has(sign) || named)) return undefined
  const start = skip(tokens, named?.next ?? at + 1, articles)
  const isSwim = before.some((one) => one.kind === 'sport' && one.sport === poolSport)
  const dotted = isSwim ? readDotted(tokens, start, set.bout) : undefined
  const time =
    dotted ??
    readBareSeconds(tokens, named ? named.next - 1 : at, set.bout) ??
    readAmount(tokens, start) ??
    readTheMinute(tokens, start)
  const pace = readPace(tokens, start, [])
  // "3x1.5 mi @ 6:45-6:50"
  const isRange = time && ['-', 'to'].includes(textAt(tokens, time.next)) && tokens[time.next + 1]?.kind === 'clock'
  if (isRange) return undefined
  if (!time || (pace?.value.kind === 'pace' && pace.value.per)) return undefined
  // "6x200 on :20 rest"
  if (
    textAt(tokens, start) === ':' &&
    sign === 'on' &&
    readRest(tokens, start, before)?.value.kind === 'rest' &&
    restNouns.has(textAt(tokens, time.next))
  )
    return undefined
  const isClock = dotted !== undefined || time.value.kind === 'clock' || textAt(tokens, start) === ':'
  const isSwum =
    (sign === 'on' || named !== undefined) &&
    isPoolDistance(set.bout) &&
    (before.some(({ kind }) => kind === 'bout time') ||
      (isSwim && per100(time.value, set.bout.value) >= MIN_SWIM_SECONDS) ||
      isSwimSendOff(time.value, set.bout.value))
  const isBare = start === at + 1 && time.value.kind === 'time' && readAmount(tokens, start)?.value.kind === 'bare'
  const isTime = isClock || time.value.kind === 'time' || time.value.kind === 's'
  if (!isTime || (!isClock && (!isSwum || (!named && !isBare && readRest(tokens, start, []))))) return undefined
  return {
    value: {
      kind: 'send-off',
      amount: time.value,
      isAimed: sign === '@' || sign === 'at',
      ...(sign === 'off' ? { isOff: true } : {}),
      ...(named || (isBare && time.value.kind === 'time' && !time.value.isSeconds) ? { isNamed: true } : {}),
    },
    // "@ 1:35 base", "@ 6:40 send off"
    next: matchPhrase(tokens, time.next, sendOffs)?.next ?? skip(tokens, time.next, bases),
  }
}

/** "10x100 on 1.45": minutes and seconds with a dot between. */
function readDotted(tokens: readonly Token[], at: number, bout: Amount): Match<Amount> | undefined {
  const [, minutes, seconds] = /^(\d)\.([0-5]\d)$/.exec(textAt(tokens, at)) ?? []
  if (!minutes || !isPoolDistance(bout) || unitWords[textAt(tokens, at + 1)]) return undefined
  const time = { kind: 'time', seconds: Number(minutes) * 60 + Number(seconds) } as const
  return isSwimSendOff(time, bout.value) ? { value: time, next: at + 1 } : undefined
}

/** "8x50 on 60": seconds, "4x100 on 2": minutes. */
function readBareSeconds(tokens: readonly Token[], at: number, bout: Amount): Match<Amount> | undefined {
  const figure = textAt(tokens, at) === 'on' ? readAmount(tokens, at + 1) : undefined
  if (figure?.value.kind !== 'bare' || !isPoolDistance(bout) || tokens[figure.next]?.kind === 'number') return undefined
  const { value } = figure.value
  const inSeconds = { kind: 'time', seconds: value, isSeconds: true } as const
  if (isSwimSendOff(inSeconds, bout.value)) return { value: inSeconds, next: figure.next }
  // "1 min on 1 off"
  const isOfPair = textAt(tokens, figure.next) === 'off' || textAt(tokens, figure.next) === '/'
  const inMinutes = { kind: 'time', seconds: value * 60 } as const
  return Number.isInteger(value) && isSwimSendOff(inMinutes, bout.value) && !isOfPair
    ? { value: inMinutes, next: figure.next }
    : undefined
}

/** "8x50, 45s cycle" */
function readCycle(tokens: readonly Token[], at: number, bout: Amount): ReturnType<Reader> {
  // "on a 4 min cycle"
  const time = readAmount(tokens, skip(tokens, at, beforeCycles, { most: 2 }))
  if (
    !time ||
    !cycles.has(textAt(tokens, time.next)) ||
    efforts.has(textAt(tokens, time.next + 1)) ||
    !isPoolDistance(bout) ||
    time.value.kind === 'distance' ||
    time.value.kind === 'bare' ||
    per100(time.value, bout.value) < MIN_SWIM_SECONDS
  )
    return undefined
  return { value: { kind: 'send-off', amount: time.value, isAimed: false, isNamed: true }, next: time.next + 1 }
}

const beforeCycles = new Set(['on', 'a', 'an', '@', 'at'])
const cycles = new Set(['cycle', 'cycles', 'turnaround', 'go'])
// "1 min go hard"
const efforts = new Set(['hard', 'fast', 'all', 'for', 'easy', 'max'])
const bases = new Set(['base', 'cycle'])

/** "on the minute" */
function readTheMinute(tokens: readonly Token[], at: number): Match<Amount> | undefined {
  const isSaid = textAt(tokens, at - 1) === 'the' && minuteWords.has(textAt(tokens, at))
  return isSaid ? { value: { kind: 'time', seconds: 60 }, next: at + 1 } : undefined
}

const minuteWords = new Set(['minute', 'min'])

/**
 * Whether a send-off leaves 1 to 3 minutes per 100 of the distance. Our choice: a swimmer needs as long, a runner less.
 * Sprints of up to 50 leave within 2 minutes of each other.
 */
export function isSwimSendOff(amount: Amount, distance: number): boolean {
  const seconds = per100(amount, distance)
  const isSprint = distance <= MAX_SPRINT && secondsOf(amount) <= MAX_SPRINT_SECONDS
  return seconds >= MIN_SWIM_SECONDS && (seconds <= MAX_SWIM_SECONDS || isSprint)
}

const MAX_SPRINT = 50
const MAX_SPRINT_SECONDS = 120

const MIN_SWIM_SECONDS = 60
const MAX_SWIM_SECONDS = 180

function per100(amount: Amount, distance: number): number {
  return (secondsOf(amount) / distance) * 100
}

function secondsOf(amount: Amount): number {
  if (amount.kind === 'clock') return secondsOfClock(amount.parts)
  return amount.kind === 'time' ? amount.seconds : amount.kind === 's' ? amount.value : 0
}

// "leaving every 2 min"
const leavings = indexList(
  'send off,sendoff,send off on,leaving on,leaving every,leave on,going on,go on,go every,go,every,going every',
)
const sendOffs = indexList('send off,sendoff')
const signs = new Set(['on', '@', 'off', 'at'])
const restNouns = new Set(['rest', 'rests', 'r', 'recovery'])
const articles = new Set(['the', 'a'])
