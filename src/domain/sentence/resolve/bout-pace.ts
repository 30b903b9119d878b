import { sportOf } from '../../sports/registry.ts'
import { METRES_PER_MILE, toMetres } from '../../units/distance.ts'
import { type Mention, type MentionOf, mentionsOf } from '../mention.ts'
import { type Amount, secondsOfClock } from '../tokens/amounts.ts'
import type { SportContext } from './measure.ts'

/** On foot `@ 4:00` is the pace of the bouts, or their time if nobody runs so fast; in a pool it is a send-off. */
export function resolveSendOff(
  mention: MentionOf<'send-off'>,
  mentions: readonly Mention[],
  context: SportContext,
): Mention {
  const { amount, isAimed, from, to } = mention
  const { reference, inPool } = sportOf(context.sport)
  // "10x100 at 1:45 with 15 s rest": beside a rest it is how fast each is swum.
  if (inPool && isAimed && (hasOwnRest(mention, mentions) || isBeforeSendOff(mention, mentions)))
    return toPaceOfBout({ kind: 'bout time', amount, from, to }, mentions, context)
  // "4x400 @ 1:40": nobody leaves as early, so it is per 100.
  if (inPool && isTooFastSwim(mention, mentions))
    return isAimed && isPaceOfSwim(secondsOf(amount))
      ? { kind: 'pace', seconds: secondsOf(amount), per: '100', isAimed, from, to }
      : { kind: 'unsupported', sentence: TOO_SHORT, from, to }
  if (inPool) return mention
  if (amount.kind !== 'clock' && !mention.isNamed) return { kind: 'rest', rest: amount, from, to }
  const seconds = secondsOf(amount)
  const metres = metresOf(setBefore(mentions, from)?.bout)
  // "10x400 at 5k pace on 2:00": from start to start.
  const isLongEnough = (seconds / Math.max(metres, 1)) * 1000 >= MIN_KILOMETRE_SECONDS
  if (!isAimed && !mention.isOff && isLongEnough && mentions.some(saysHowFast)) return mention
  if (!isAimed || reference.metric !== 'pace' || seconds === 0)
    return { kind: 'unsupported', sentence: 'Say how long to rest, such as "90s rest".', from, to }
  if (
    isTimeOfShortBout(seconds, metres, context.reference) ||
    isTimeOfLongBout(seconds, setBefore(mentions, from)?.bout)
  )
    return toPaceOfBout({ kind: 'bout time', amount, from, to }, mentions, context)
  return { kind: 'pace', seconds, per: undefined, isAimed, from, to }
}

function saysHowFast(mention: Mention): boolean {
  return PACES.has(mention.kind) || (mention.kind === 'amount' && mention.isAimed === true)
}

const PACES = new Set<Mention['kind']>([
  ...(['pace', 'race pace', 'changed pace', 'bout time', 'percent', 'zone', 'session', 'rated'] as const),
])

/**
 * "6x800 @ 3:00" is rather the time of each than a pace, "10x100 @ 3:00" is not. `reference`: the threshold pace of the athlete,
 * than which a kilometre is not so much faster.
 */
function isTimeOfShortBout(seconds: number, metres: number, reference?: number): boolean {
  const perKilometre = (seconds / metres) * 1000
  const isOwnTime =
    (seconds < MIN_PACE_SECONDS && perKilometre <= MAX_RUN_SECONDS) ||
    (reference !== undefined && seconds < reference * FASTEST_SHARE && perKilometre <= MAX_REPEATED_SECONDS)
  return metres > 0 && metres < 1000 && (seconds < MIN_KILOMETRE_SECONDS || isOwnTime)
}

/** Whether a pace without a unit is rather the time of each bout before it, "4x800 @ 2:50-2:55". */
export function isTimeOfBoutBefore(
  { seconds, until, per, label, from }: MentionOf<'pace'>,
  mentions: readonly Mention[],
): boolean {
  if (per || label) return false
  const bout = setBefore(mentions, from)?.bout
  return isTimeOfLongBout(seconds, bout) || (until !== undefined && isTimeOfShortBout(seconds, metresOf(bout)))
}

/** Whether a time is rather that of a bout of more than a kilometre than a jog: "4x2000 at 7:40". */
function isTimeOfLongBout(seconds: number, bout: Amount | undefined): boolean {
  const isInMiles = bout?.kind === 'distance' && bout.unit === 'miles'
  const perKilometre = (seconds / metresOf(bout)) * 1000
  const isFar = metresOf(bout) > 1000 && !isInMiles
  return isFar && seconds >= MIN_JOG_SECONDS && perKilometre >= MIN_KILOMETRE_SECONDS && perKilometre < MIN_JOG_SECONDS
}

// A kilometre in 7:00: nobody repeats as slowly (our choice).
const MIN_JOG_SECONDS = 420

/** Whether a rest is said behind a send-off, before the next length. */
function hasOwnRest({ to }: MentionOf<'send-off'>, mentions: readonly Mention[]): boolean {
  const next = mentions.find(
    ({ kind, from }) => from >= to && (kind === 'set' || kind === 'amount' || kind === 'warm-up or cool-down'),
  )
  return mentionsOf('rest', mentions).some(
    ({ from, isBetweenSets }) => from >= to && !isBetweenSets && (!next || from < next.from),
  )
}

/** Whether another send-off of the same set follows: "10x100 @ 1:35 on 1:55". */
function isBeforeSendOff({ to }: MentionOf<'send-off'>, mentions: readonly Mention[]): boolean {
  const next = mentions.find(({ kind, from }) => from >= to && kind !== 'filler' && kind !== 'punctuation')
  return next?.kind === 'send-off' && !next.isAimed
}

/** Whether nobody swims the bouts within their send-off: "10x100 on 0:30". */
function isTooFastSwim({ amount, from }: MentionOf<'send-off'>, mentions: readonly Mention[]): boolean {
  const metres = metresOf(setBefore(mentions, from)?.bout)
  return metres > 0 && (secondsOf(amount) / metres) * 100 < MIN_SECONDS_PER_100
}

/** Whether 100 meters or yards are swum in as many seconds. */
export function isPaceOfSwim(seconds: number): boolean {
  return seconds >= FASTEST_PER_100 && seconds <= SLOWEST_PER_100
}

// Seconds per 100 meters or yards (our choice): a fast and a very slow pace.
const FASTEST_PER_100 = 62
const SLOWEST_PER_100 = 165

/** No swimmer is as fast over 100 meters or yards. */
export const MIN_SECONDS_PER_100 = 40
const TOO_FAST = 'Nobody swims as fast: check the time, or say a rest, such as 25 s rest.'
/** For a send-off within which nobody swims its bouts. */
export const TOO_SHORT = 'Nobody swims as far in that time: check the send-off.'

/**
 * The pace of bouts whose time is given: "6x800 in 2:40", "6x1000 3:45". In a pool "in" says so; without a word, or in
 * seconds behind an at-sign, it would be a send-off.
 */
export function toPaceOfBout(
  mention: MentionOf<'bout time'>,
  mentions: readonly Mention[],
  context: SportContext,
): Mention {
  const { amount, until, isBare, from, to } = mention
  const { reference, inPool } = sportOf(context.sport)
  const set = setBefore(mentions, from)
  const metres = metresOf(set?.bout, { inPool })
  if (mention.isAimed && inPool) return { kind: 'send-off', amount, isAimed: true, from, to }
  // "20x25 all out 1:00": nobody swims as slowly.
  if (isBare && inPool && metres > 0 && (secondsOf(amount) / metres) * 100 > SLOWEST_PER_100)
    return { kind: 'send-off', amount, isAimed: false, isNamed: true, from, to }
  if (isBare && inPool) return { kind: 'unsupported', sentence: SEND_OFF, from, to }
  if (reference.metric !== 'pace' || metres === 0) return { kind: 'unsupported', sentence: NO_TIME, from, to }
  const isInMiles = context.unit === 'miles' && set?.bout.kind === 'distance' && set.bout.unit === 'miles'
  const [per, length] = inPool
    ? (['100', 100] as const)
    : isInMiles
      ? (['mile', METRES_PER_MILE] as const)
      : (['km', 1000] as const)
  const paceOf = (time: Amount) => Math.round((plausibleSeconds(time, metres) / metres) * length)
  const said = [amount, ...(until ? [until] : [])]
  const times = said.map(paceOf)
  // "6 x 400 at 1:40 pace": nobody swims them in that time, so it is per 100.
  const ends = inPool && paceOf(amount) < MIN_SECONDS_PER_100 ? said.map(secondsOf) : times
  const isTooSlow = per === 'km' && Math.max(...ends) > MAX_KILOMETRE_SECONDS
  if (inPool && Math.min(...ends) < MIN_SECONDS_PER_100) return { kind: 'unsupported', sentence: TOO_FAST, from, to }
  const isTooFast = !inPool && Math.min(...ends) < (per === 'mile' ? 2 : 1) * FASTEST_SECONDS
  if (isTooSlow || isTooFast || !ends.every((seconds) => seconds > 0))
    return { kind: 'unsupported', sentence: NO_TIME, from, to }
  const range = until ? { until: Math.max(...ends) } : {}
  return { kind: 'pace', seconds: Math.min(...ends), ...range, per, isAimed: true, from, to }
}

/** Whether somebody runs the bout in that time: a kilometre takes from 2:50 to 7:00. */
export function isTimeOfBout(time: Amount, bout: Amount): boolean {
  const perKilometre = (secondsOf(time) / metresOf(bout)) * 1000
  return perKilometre >= MIN_KILOMETRE_SECONDS && perKilometre < MIN_JOG_SECONDS
}

/** Seconds of a bout; a bare figure is in seconds, or in minutes if that is as fast as people move. */
function plausibleSeconds(time: Amount, metres: number): number {
  if (time.kind !== 'bare') return secondsOf(time)
  return [time.value, time.value * 60].find((seconds) => isHuman(seconds / metres)) ?? 0
}

/** Seconds per metre from 2 to 10 minutes a kilometre on foot, which holds 1 to 3 minutes per 100 in a pool (our choice). */
function isHuman(secondsPerMetre: number): boolean {
  return secondsPerMetre >= 0.12 && secondsPerMetre <= 1.8
}

function setBefore(mentions: readonly Mention[], from: number): MentionOf<'set'> | undefined {
  return mentionsOf('set', mentions).findLast((one) => one.from < from)
}

function secondsOf(amount: Amount): number {
  if (amount.kind === 'clock') return secondsOfClock(amount.parts)
  if (amount.kind === 'time') return amount.seconds
  return amount.kind === 's' ? amount.value : 0
}

// A kilometre in 2:50 (our choice).
export const MIN_KILOMETRE_SECONDS = 170
// A kilometre of slow running (our choice).
const MAX_RUN_SECONDS = 600
// A kilometre in 3:20: a shorter time of bouts below a kilometre is their own (our choice).
const MIN_PACE_SECONDS = 200
// Of threshold pace: nobody repeats several hundred metres faster (our choice).
const FASTEST_SHARE = 0.8
// A kilometre in 5:30: repetitions are rarely slower (our choice).
const MAX_REPEATED_SECONDS = 330
// A kilometre of a sprinter (our choice).
const FASTEST_SECONDS = 90
// Slower than a walk (our choice).
const MAX_KILOMETRE_SECONDS = 15 * 60

/** The bout's distance in metres; in a pool yards stay yards, as a swim's pace is per 100 of the same unit. */
function metresOf(bout: Amount | undefined, { inPool = true } = {}): number {
  if (!bout || bout.kind === 'time' || bout.kind === 'clock') return 0
  if (bout.kind !== 'distance') return bout.value >= 25 ? bout.value : 0
  return bout.unit === 'yards' && inPool ? bout.value : toMetres(bout.value, bout.unit)
}

const SEND_OFF = 'Write on 1:45 for a send-off, or in 1:45 for the time of each swim.'
const NO_TIME = 'Say the pace of each, such as 4:00/km, or a rest, such as 90s rest.'
