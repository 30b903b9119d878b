import { sportOf } from '../../sports/registry.ts'
import type { Mention, MentionOf } from '../mention.ts'
import { isSwimSendOff } from '../readers/structure/send-offs.ts'
import { type Amount, isPoolDistance } from '../tokens/amounts.ts'
import { isPaceOfSwim } from './bout-pace.ts'
import type { SportContext } from './measure.ts'

/**
 * Reads the time behind a single swim, "5x(100 @ 1:30 + 50 back @ 1:00)": its send-off where nobody swims 100 at that time
 * or the swims around leave so, its pace where nobody leaves as early or a rest is said. What can be both is named.
 */
export function readTimesOfSwims(mentions: readonly Mention[], sentence: string, { sport }: SportContext): Mention[] {
  if (!sportOf(sport).inPool) return [...mentions]
  const swims = mentions.flatMap((one, at) =>
    /\bpace\b/i.test(sentence.slice(one.from, one.to)) ? [] : (timedSwim(mentions, one, at) ?? []),
  )
  if (swims.length === 0) return [...mentions]
  const leavesBeside = swims.some(isOnlySendOff) || mentions.some(({ kind }) => kind === 'send-off')
  const meanings = new Map<Mention, Mention>()
  for (const swim of swims) {
    const { head, time, seconds, metres } = swim
    const place = { from: time.from, to: time.to }
    const isInGroup = leavesBeside || (isInBrackets(time, sentence) && metres <= MAX_REPEAT)
    if (swim.isRested) meanings.set(time, rested(swim, place))
    else if (isSendOff(swim) && (!isPaceOfSwim(seconds) || isInGroup)) {
      meanings.set(head, head.kind === 'set' ? head : { ...place, ...head, kind: 'set', times: 1, bout: head.amount })
      meanings.set(time, { kind: 'send-off', amount: { kind: 'time', seconds }, isAimed: true, ...place })
    } else if (isSendOff(swim) || !isPaceOfSwim(seconds))
      meanings.set(time, { kind: 'unsupported', sentence: SAY_WHICH, ...place })
  }
  return mentions.map((one) => meanings.get(one) ?? one)
}

type TimedSwim = {
  head: MentionOf<'amount' | 'set'> & Mention
  time: Mention
  seconds: number
  metres: number
  isRested: boolean
}

/** A time without a unit behind an at-sign, and the swim before it. */
function timedSwim(mentions: readonly Mention[], time: Mention, at: number): TimedSwim | undefined {
  const head = mentions.slice(0, at).findLast(isSwim)
  if (!head) return undefined
  const distance = head.kind === 'set' ? head.bout : head.amount
  if (!isPoolDistance(distance)) return undefined
  const seconds = secondsAimed(time, distance.value)
  // Of a set a time with a colon is a send-off already.
  if (seconds === undefined || (head.kind === 'set' && time.kind === 'pace')) return undefined
  const next = mentions.findIndex((one, index) => index > at && isSwim(one))
  const behind = mentions.slice(at + 1, next < 0 ? mentions.length : next)
  const isRested = behind.some((one) => one.kind === 'rest' && !one.isBetweenSets && !one.isAfterEach)
  return { head, time, seconds, metres: distance.value, isRested }
}

function isSwim(one: Mention): one is MentionOf<'amount' | 'set'> & Mention {
  return one.kind === 'set' || (one.kind === 'amount' && !one.isAimed)
}

/** Seconds of a clock time or of seconds behind an at-sign; a figure without a unit only for the shortest swims, "50 @ 55". */
function secondsAimed(time: Mention, metres: number): number | undefined {
  if (time.kind === 'pace') {
    const isPlain = time.isAimed && !time.per && !time.label && !time.bound && time.until === undefined
    return isPlain ? time.seconds : undefined
  }
  if (time.kind !== 'amount' || !time.isAimed) return undefined
  const { amount } = time
  if (amount.kind === 'time') return amount.seconds
  if (amount.kind === 's') return amount.value
  return amount.kind === 'bare' && metres <= MAX_SPRINT && amount.value <= MAX_BARE_SECONDS ? amount.value : undefined
}

function isSendOff({ seconds, metres }: TimedSwim): boolean {
  const per100 = (seconds / metres) * 100
  const time: Amount = { kind: 'time', seconds }
  // Hardly anybody leaves every 2:10 for 200 m, which is a usual pace.
  return isSwimSendOff(time, metres) && !(per100 < EARLIEST_PER_100 && isPaceOfSwim(seconds))
}

function isOnlySendOff(swim: TimedSwim): boolean {
  return !swim.isRested && isSendOff(swim) && !isPaceOfSwim(swim.seconds)
}

/** Beside a rest: how fast 100 are swum, or the swim itself. */
function rested({ time, seconds, metres }: TimedSwim, place: { from: number; to: number }): Mention {
  const own = Math.round((seconds / metres) * 100)
  if (isPaceOfSwim(seconds)) return time.kind === 'pace' ? time : paceOf(seconds, place)
  return isPaceOfSwim(own) ? paceOf(own, place) : { kind: 'unsupported', sentence: SAY_WHICH, ...place }
}

function paceOf(seconds: number, place: { from: number; to: number }): Mention {
  return { kind: 'pace', seconds, per: '100', isAimed: true, ...place }
}

/** Whether a bracket behind a count is open: "4x(100 @ 1:40, …". */
function isInBrackets({ from }: Mention, sentence: string): boolean {
  const opened = sentence.lastIndexOf('(', from)
  return opened >= 0 && !sentence.slice(opened, from).includes(')')
}

// Seconds per 100 meters or yards (our choice).
const EARLIEST_PER_100 = 70
// Longer swims in brackets may be at a pace as well (our choice).
const MAX_REPEAT = 200
const MAX_SPRINT = 50
// More may be percents (our choice).
const MAX_BARE_SECONDS = 60
const SAY_WHICH = 'Write on 1:45 for a send-off, or 1:45/100m for the pace.'
