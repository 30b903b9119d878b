import { sportOf } from '../../sports/registry.ts'
import { toMetres } from '../../units/distance.ts'
import { type Mention, type MentionOf, mentionsOf } from '../mention.ts'
import { type Amount, hasUnit, secondsOfClock } from '../tokens/amounts.ts'
import { DRILLS, HILLS } from '../tokens/words/unsupported-words.ts'
import { inMetresOfLaps, inMetresOfTrack, inMinutesOfOthers, inUnitOfAnother, raceLength } from './bare-figures.ts'
import { isTimeOfBoutBefore, resolveSendOff, toPaceOfBout } from './bout-pace.ts'
import type { SportContext } from './measure.ts'
import { measuredBy, refuseOtherMetric } from './other-metrics.ts'
import { isLooseRest } from './times-in-a-pool.ts'
import { inSecondsOfPair, inUnitOfJog, isInSeconds } from './units-of-bouts.ts'

/** The mentions, with figures without a unit and clock times replaced by what they mean in the sport. */
export function disambiguate(mentions: readonly Mention[], context: SportContext): Mention[] {
  const { sport } = context
  const { reference, inPool } = sportOf(sport)
  const hasLength = mentionsOf('amount', mentions).some(({ amount }) => hasUnit(amount))
  const hasSet = mentionsOf('set', mentions).length > 0
  const hasTwoLengths = mentionsOf('amount', mentions).length > 1
  return mentions.flatMap(bothEnds).map((mention, at, all): Mention => {
    if (mention.kind === 'zone' && context.metric === 'heartrate' && reference.metric === 'power')
      return { ...mention, isOfPulse: true }
    if (mention.kind === 'divided' && inPool)
      return { kind: 'split', words: mention.words, isManner: true, from: mention.from, to: mention.to }
    if (mention.kind === 'straight' && !inPool && !mention.isOfAll)
      return { kind: 'filler', from: mention.from, to: mention.to }
    if (mention.kind === 'rest' && mention.share !== undefined && inPool)
      return { kind: 'unsupported', sentence: SAY_REST, from: mention.from, to: mention.to }
    if (mention.kind === 'cadence' && inPool)
      return { kind: 'unsupported', sentence: measuredBy(sport), from: mention.from, to: mention.to }
    if (mention.kind === 'session' && mention.session === 'hills' && inPool)
      return { kind: 'unsupported', sentence: HILLS, from: mention.from, to: mention.to }
    if (mention.kind === 'detail' && !inPool && STROKES.test(mention.words))
      return { kind: 'unsupported', sentence: NO_STROKE, from: mention.from, to: mention.to }
    // "10 min jog, drills, 3 strides"
    const isOnFoot = reference.metric === 'pace' && !inPool
    if (mention.kind === 'detail' && isOnFoot && mention.words === 'drill' && all[at - 1]?.kind !== 'amount')
      return { kind: 'unsupported', sentence: DRILLS, from: mention.from, to: mention.to }
    // "swim: 10 wu, 5x3 min hard, 10 cd"
    if (mention.kind === 'warm-up or cool-down' && inPool && mention.amount?.kind === 'bare') {
      const amount = inMinutesOfOthers(mentions, mention, mention.amount.value, sport)
      return amount ? { ...mention, amount } : mention
    }
    if (mention.kind === 'send-off') return resolveSendOff(mention, mentions, context)
    if (mention.kind === 'bout time') return toPaceOfBout(mention, mentions, context)
    // "4x100s hard, 20 s rest" in a pool are hundreds.
    const isPlural = inPool && mention.kind === 'set' && mention.bout.kind === 's' && mention.bout.value % 25 === 0
    if (mention.kind === 'set' && !isPlural && isInSeconds(mention, all, at))
      return { ...mention, bout: { kind: 'time', seconds: mention.bout.value, isSeconds: true } }
    if (mention.kind === 'set' && !inPool) return inUnitOfJog(inSecondsOfPair(mention), all[at + 1], all[at + 2], all)
    if (mention.kind === 'power') return refuseOtherMetric(mention, sport) ?? mention
    if (mention.kind === 'pace') {
      const { from, to, seconds, until } = mention
      if (!inPool && isTimeOfBoutBefore(mention, mentions)) {
        const times = { amount: inTime(seconds), ...(until === undefined ? {} : { until: inTime(until) }) }
        return toPaceOfBout({ kind: 'bout time', ...times, from, to }, mentions, context)
      }
      const own =
        mention.per || mention.label ? mention : { ...mention, per: inPool ? undefined : unitBeside(all, at, context) }
      return refuseOtherMetric(own, sport, () => metresBefore(own, mentions, inPool)) ?? own
    }
    if (mention.kind === 'percent' && mention.of === 'maximum')
      return { kind: 'unsupported', sentence: OF_MAXIMUM, from: mention.from, to: mention.to }
    // "1 min at 6%" on a treadmill
    if (mention.kind === 'percent' && sportOf(sport).racePaces && mention.high <= MAX_SLOPE)
      return { kind: 'unsupported', sentence: HILLS, from: mention.from, to: mention.to }
    if (mention.kind !== 'amount') return mention
    const { from, to, amount, isAimed } = mention
    if (amount.kind === 'bare') {
      // "10 min @ 120bpm, 20 min @ 155": beats as well.
      if (isAimed && isRateBeside(amount.value, mentions))
        return { kind: 'beats', low: amount.value, high: amount.value, from, to }
      // "3x8 @ 280"
      const isPower = isAimed ? areAimedWatts(mentions) : hasSet && isWatts(amount.value, hasLength)
      if (isPower && reference.metric === 'power')
        return { kind: 'power', watts: amount.value, isLabelled: false, from, to }
      // "4x200 @ 35": the seconds of each.
      const set = mentionsOf('set', mentions).findLast((one) => one.to <= from)
      if (isAimed && set && isShortBout(set) && !inPool) {
        const pace = toPaceOfBout({ kind: 'bout time', amount, isAimed, from, to }, mentions, context)
        if (pace.kind === 'pace') return pace
      }
      // "3x15 @ 90": the unit is missing.
      if (isAimed) return { kind: 'unsupported', sentence: SAY_UNIT, from, to }
      const unit =
        inUnitOfAnother(mentions, mention, amount.value) ??
        inMetresOfTrack(all, at, amount.value, sport) ??
        inMetresOfLaps(all, mention, amount.value, sport) ??
        inMinutesOfOthers(mentions, mention, amount.value, sport)
      if (unit) return { ...mention, amount: unit }
      const race = raceLength(amount.value, sport)
      if (race) return { ...mention, amount: race, isUnitAssumed: true }
      // "2 reps more": of what is not said.
      const next = mentions.slice(at + 1).find(({ kind }) => kind !== 'filler')
      if (next?.kind === 'session' && next.session === 'repeats')
        return { kind: 'unsupported', sentence: SAY_BOUT, from, to }
      // "3 friends", "my 2 dogs": the figure counts an unknown word.
      return next?.kind === 'unknown' ? { kind: 'unknown', from, to } : mention
    }
    // "100m fast, 100m jog"
    if (amount.kind === 'm' && amount.value >= MIN_SPRINT && isHard(all[at + 1]) && hasSet)
      return { ...mention, amount: { kind: 'distance', value: amount.value, unit: 'meters' } }
    // "20 min, 203 m easy": beside another length nobody says so many minutes.
    if (amount.kind === 'm' && !inPool && hasTwoLengths && amount.value >= MIN_SPRINT && amount.value % 5 !== 0)
      return { ...mention, amount: { kind: 'distance', value: amount.value, unit: 'meters' } }
    if (inPool && isLooseRest(mention, mentions)) return { kind: 'rest', rest: amount, isLoose: true, from, to }
    // "10 km tempo, 4:30": beside a length, minutes and seconds are a pace.
    const isListed = hasSet && isBehindPace(all, at)
    if (amount.kind === 'clock' && inPool && isListed) return { kind: 'unsupported', sentence: LISTED, from, to }
    // "2x(6x400) 1:32": nobody runs a kilometre in it, so it is the time of each.
    const last = all.slice(0, at).findLast(({ kind }) => kind !== 'punctuation' && kind !== 'filler')
    const isBehindSet = amount.kind === 'clock' && !inPool && last?.kind === 'set'
    if (isBehindSet && amount.parts.length === 2 && secondsOfClock(amount.parts) < FASTEST_KILOMETRE) {
      const pace = toPaceOfBout({ kind: 'bout time', amount, from, to }, mentions, context)
      if (pace.kind === 'pace') return pace
    }
    if (amount.kind !== 'clock' || reference.metric !== 'pace' || !(hasLength || isAimed || isListed)) return mention
    const [minutes = 0, , hours] = amount.parts
    return hours === undefined && minutes < 15
      ? {
          kind: 'pace',
          seconds: secondsOfClock(amount.parts),
          per: unitBeside(all, at, context),
          isAimed: isAimed === true,
          from,
          to,
        }
      : mention
  })
}

function inTime(seconds: number): Amount {
  return { kind: 'time', seconds }
}

/** The unit of the length before a pace, where the session is said in another one: "16 km with miles 4-7 at 6:50". */
function unitBeside(all: readonly Mention[], at: number, { unit }: SportContext): 'mile' | 'km' | undefined {
  const length = all.slice(0, at).findLast(({ kind }) => kind === 'amount')
  if (length?.kind !== 'amount' || length.amount.kind !== 'distance' || length.amount.unit === unit) return undefined
  return ({ miles: 'mile', kilometers: 'km' } as const)[length.amount.unit as 'miles' | 'kilometers']
}

/** Whether a pace or another time stands before, with nothing between: "5x1k @ 3:50 3:45 3:40". */
function isBehindPace(all: readonly Mention[], at: number): boolean {
  const before = all.slice(0, at).findLast(({ kind }) => kind !== 'punctuation')
  if (before?.kind === 'amount') return before.amount.kind === 'clock'
  return before?.kind === 'pace' || before?.kind === 'bout time' || before?.kind === 'send-off'
}

/** A length of both ends as a warm-up and a cool-down. */
function bothEnds(mention: Mention): Mention | Mention[] {
  if (mention.kind !== 'warm-up or cool-down' || !mention.isBoth) return mention
  return [
    { ...mention, part: 'warmup' },
    { ...mention, part: 'cooldown' },
  ]
}

// "3x8 @ 90" may be percent or turns as well (our choice).
const MIN_AIMED_WATTS = 120

/** Whether all targets without a unit can be watts: of "@ 110" and "@ 130" neither is clear. */
function areAimedWatts(mentions: readonly Mention[]): boolean {
  return mentionsOf('amount', mentions).every(
    ({ amount, isAimed }) => !isAimed || amount.kind !== 'bare' || amount.value >= MIN_AIMED_WATTS,
  )
}

/** Whether a target without a unit can be of beats, where others are and none is of power. */
function isRateBeside(value: number, mentions: readonly Mention[]): boolean {
  const isByPulse = mentions.some(({ kind }) => kind === 'beats') && !mentions.some(({ kind }) => kind === 'power')
  return isByPulse && value >= MIN_RATE && value <= MAX_RATE
}

// Nobody trains at fewer or more beats (our choice).
const MIN_RATE = 80
const MAX_RATE = 220

// The third figure of a ride with a set and a length is the FTP: "2x15 bike 75 mins 280". Without a length, a figure
// below 200 can be minutes.
function isWatts(value: number, hasLength: boolean): boolean {
  return value >= (hasLength ? 150 : 200) && value <= 450
}

/** The metres of the length or the bout before a mention; 0 if it is a time. */
function metresBefore({ from }: Mention, mentions: readonly Mention[], isInPool: boolean): number {
  const length = mentions.findLast(
    (one): one is MentionOf<'amount' | 'set'> & Mention =>
      (one.kind === 'amount' || one.kind === 'set') && one.from < from,
  )
  const amount = length?.kind === 'set' ? length.bout : length?.amount
  if (amount?.kind === 'distance') return toMetres(amount.value, amount.unit)
  return isInPool && (amount?.kind === 'bare' || amount?.kind === 'm') ? amount.value : 0
}

/** Whether a bout is one of the track: 100 to 400 m. */
function isShortBout({ bout }: MentionOf<'set'>): boolean {
  const metres =
    bout.kind === 'distance'
      ? bout.unit === 'meters'
        ? bout.value
        : 0
      : bout.kind === 'bare' || bout.kind === 'm'
        ? bout.value
        : 0
  return metres >= 100 && metres <= 400
}

function isHard(mention: Mention | undefined): boolean {
  return mention?.kind === 'session' && (mention.session === 'hard' || mention.session === 'anaerobic')
}

// Nobody is fast for as many minutes (our choice).
const MIN_SPRINT = 100
// In seconds.
const FASTEST_KILOMETRE = 130
// Nobody runs at so few percent of a threshold (our choice).
const MAX_SLOPE = 25
const LISTED = 'Write each set out with its send-off, such as 5x100 on 1:50, 5x100 on 1:45.'
const SAY_REST = 'Say the rest as a time, such as 20 s rest.'
const OF_MAXIMUM = 'Write percents of LTHR, your heart rate at threshold, or beats, such as 140-150 bpm.'
const STROKES = /free|butterfly|backstroke|breaststroke|medley|kick|pull/i
const NO_STROKE = 'Strokes and equipment are those of a swim.'
const SAY_BOUT = 'Say what is done so often, such as 10x50.'
const SAY_UNIT = 'Say the unit of this target, such as 90%, 250w or 4:30/km.'
