import { type Mention, type MentionOf, mentionsOf } from '../mention.ts'
import { isSwimSendOff } from '../readers/structure/send-offs.ts'
import { type Amount, isPoolDistance, secondsOfClock } from '../tokens/amounts.ts'
import { MIN_KILOMETRE_SECONDS, MIN_SECONDS_PER_100 } from './bout-pace.ts'

/**
 * Finds a swim set in a sentence that names no sport: short distances with rests of seconds, "8x50 15s rest", or with a
 * send-off at a swimmer's speed, "10x100 on 1:40". Undefined if a time, a distance of a run or a jog is said too.
 */
export function findSwimSet(mentions: readonly Mention[], sentence: string): MentionOf<'set'> | undefined {
  if (mentionsOf('amount', mentions).some(isLandLength) || /\b(jog|walk|float)/i.test(sentence)) return undefined
  const [set] = mentionsOf('set', mentions)
  if (!set || !isPoolDistance(set.bout) || findTooFastSwim(mentions, set)) return undefined
  const distance = set.bout.value
  // "15 min warm-up, 5x400 m threshold, rest 45 s": of a track.
  const isOfTrack = mentionsOf('warm-up or cool-down', mentions).some(({ amount }) => amount?.kind === 'time')
  if (isOfTrack && distance >= MIN_OF_TRACK) return undefined
  // `20x25/15` may be seconds as well.
  const paired = set.rest && set.rest.kind !== 'bare' ? [set.rest] : []
  const rests = [...paired, ...mentionsOf('rest', mentions).map(({ rest }) => rest)]
  const isSwum =
    isPluralDistance(set) ||
    areShortSwims(mentions) ||
    rests.some(isSwimRest) ||
    mentionsOf('send-off', mentions).some(
      ({ amount, isAimed, isNamed }) =>
        (!isAimed || isTooFastOnFoot(amount)) && (isSwimSendOff(amount, distance) || isNamed),
    )
  // "3x500 neg split :30"
  const isSplit = mentionsOf('split', mentions).some(({ isManner }) => isManner)
  const longest = isSplit && rests.some(isSwimRest) ? MAX_SPLIT_REPETITION : MAX_REPETITION
  return distance <= longest && isSwum ? set : undefined
}

/**
 * Finds a warm-up or a cool-down in hundreds without a unit beside sets of a pool, "400 warm up, 6x100 hard, 200 easy": runners
 * warm up for kilometres, miles or minutes.
 */
export function findEndInHundreds(
  mentions: readonly Mention[],
  sentence: string,
): MentionOf<'warm-up or cool-down'> | undefined {
  if (mentionsOf('amount', mentions).some(isLandLength) || /\b(jog|walk|float)/i.test(sentence)) return undefined
  const ends = mentionsOf('warm-up or cool-down', mentions).filter(({ amount }) => amount)
  const lengths = ends.map(({ amount }) =>
    amount?.kind === 'bare' && isPoolDistance(amount) ? amount.value : Number.NaN,
  )
  // "800 wu, 6x150, 200 cd": no runner ends with half a lap.
  const isHalfALap = lengths.some((length) => length <= MAX_END && length % LAP !== 0)
  const sets = mentionsOf('set', mentions)
  // "wu 400, 3x500, cd 200"
  const longest = isHalfALap && ends.length > 1 ? MAX_SPLIT_REPETITION : MAX_REPETITION
  const areSwum = sets.every(
    (set) => isPoolDistance(set.bout) && set.bout.value <= longest && !findTooFastSwim(mentions, set),
  )
  const areOfPool = lengths.every((length) => length <= (isHalfALap ? MAX_END_BESIDE_HALF_LAPS : MAX_END))
  return sets.length > 0 && areSwum && areOfPool ? ends[0] : undefined
}

/**
 * The first length of a group of short swims with rests of seconds, "4 x (100 easy, 100 mod, 100 hard) 20s rest", of 50 beside
 * 100, "3x(4x50 fast, 100 easy)", or with times that are send-offs, "3x(200 @ 3:20, 100 @ 1:30)".
 */
export function findSwimGroup(mentions: readonly Mention[], sentence: string): Mention | undefined {
  const parts = mentions.filter((one) => one.kind === 'amount' || one.kind === 'set' || one.kind === 'rungs')
  const lengths = parts.flatMap(lengthsOf)
  const areSwum = lengths.every((length) => length >= 25 && length % 25 === 0 && length <= MAX_REPETITION)
  const isGroup = mentionsOf('sets of', mentions).length > 0 && lengths.length > 1
  if (!isGroup || !areSwum || /\b(jog|walk|float)/i.test(sentence)) return undefined
  const isRested = mentionsOf('rest', mentions).some(({ rest }) => isSwimRest(rest))
  // Neither is one of seconds nor of minutes.
  const isHard = /\b(?:fast|hard|sprint|max|all out)\b/i.test(sentence)
  const areOfPool =
    lengths.some((length) => length <= MAX_SHORT) &&
    lengths.some((length) => length >= (isHard ? MIN_OF_SPRINTS : MIN_LONG))
  return isRested || areOfPool || areSentOff(mentions) ? parts[0] : undefined
}

/** Finds a row of lengths without a unit with rests as short as swimmers take them, "200 300 400 300 200 20s rest". */
export function findSwimRow(mentions: readonly Mention[], sentence: string): MentionOf<'rungs'> | undefined {
  const others = mentions.some(({ kind }) => kind === 'amount' || kind === 'set' || kind === 'warm-up or cool-down')
  if (others || /\b(jog|walk|float)/i.test(sentence)) return undefined
  const isRested = mentionsOf('rest', mentions).some(({ rest }) => isSwimRest(rest))
  return mentionsOf('rungs', mentions).find(
    (row) => isRested && lengthsOf(row).every((length) => length % 25 === 0 && length <= MAX_REPETITION),
  )
}

/** The lengths of a part that have no unit; not a number if it has one. */
function lengthsOf(part: MentionOf<'amount' | 'set' | 'rungs'>): readonly number[] {
  if (part.kind === 'rungs') return part.unit ? [Number.NaN] : part.values
  const amount = part.kind === 'set' ? part.bout : part.amount
  return [amount.kind === 'bare' ? amount.value : Number.NaN]
}

/** Whether each length has a time behind it in which it is swum, one of them quicker than any kilometre. */
function areSentOff(mentions: readonly Mention[]): boolean {
  const said = mentions.filter(({ kind }) => kind !== 'filler' && kind !== 'punctuation')
  const timed = said.flatMap((one, at) => {
    const before = said[at - 1]
    const [distance] = before?.kind === 'amount' ? lengthsOf(before) : []
    return one.kind === 'pace' && !one.per && !one.label && distance ? [{ seconds: one.seconds, distance }] : []
  })
  return (
    timed.some(({ seconds }) => seconds < MIN_KILOMETRE_SECONDS) &&
    timed.every(({ seconds, distance }) =>
      isSwimSendOff({ kind: 'clock', parts: [Math.floor(seconds / 60), seconds % 60] }, distance),
    )
  )
}

/** "10x100 @ 1:40": no kilometre is run in it. */
function isTooFastOnFoot(amount: Amount): boolean {
  const seconds = amount.kind === 'clock' ? secondsOfClock(amount.parts) : amount.kind === 'time' ? amount.seconds : 0
  return seconds > 0 && seconds < MIN_KILOMETRE_SECONDS
}

/** The time behind a set in which nobody swims its bouts: "20x400m @ 75 s w/ 45 s rest". */
export function findTooFastSwim(
  mentions: readonly Mention[],
  { bout, to }: MentionOf<'set'>,
): MentionOf<'bout time'> | undefined {
  const distance = bout.kind === 'time' || bout.kind === 'clock' ? 0 : bout.value
  return mentionsOf('bout time', mentions).find(({ amount, from }) => {
    const seconds = secondsOf(amount)
    return from >= to && seconds > 0 && (seconds / distance) * 100 < MIN_SECONDS_PER_100
  })
}

function secondsOf(amount: Amount): number {
  if (amount.kind === 'clock') return secondsOfClock(amount.parts)
  return amount.kind === 's' ? amount.value : amount.kind === 'time' ? amount.seconds : 0
}

// In meters or yards (our choice).
const MAX_SHORT = 75
const MIN_LONG = 100
const MIN_OF_SPRINTS = 50

// In meters or yards: longer repetitions are run as well (our choice).
const MAX_REPETITION = 400

// Two laps of a track are run as well (our choice).
const MAX_END = 600
const MAX_END_BESIDE_HALF_LAPS = 1000
const LAP = 400

// Of those that are swum faster in their second half, or between ends in hundreds.
const MAX_SPLIT_REPETITION = 800

// The s of "12x25s" is a plural: bouts of 25 seconds are not usual.
function isPluralDistance({ bout }: MentionOf<'set'>): boolean {
  return bout.kind === 's' && bout.value < 100
}

/** Whether sets of 25, 50 or 75 alone follow one another, many of them: "8x25 + 20x25". */
function areShortSwims(mentions: readonly Mention[]): boolean {
  const sets = mentionsOf('set', mentions)
  const areShort = sets.every(
    ({ bout, rest }) => bout.kind === 'bare' && bout.value <= 75 && bout.value % 25 === 0 && !rest,
  )
  return sets.length > 1 && areShort && sets.some(({ times }) => times >= MANY_TIMES)
}

// Fewer of 25 are minutes of a ride (our choice).
const MANY_TIMES = 8

function isLandLength({ amount }: MentionOf<'amount'>): boolean {
  if (amount.kind === 'time' || amount.kind === 'clock') return true
  return amount.kind === 'distance' && (amount.unit === 'miles' || (amount.unit === 'kilometers' && amount.value > 5))
}

// Our choice.
const MIN_OF_TRACK = 300

// Rests between runs are longer (our choice).
const MAX_REST_SECONDS = 45

function isSwimRest(rest: Amount): boolean {
  if (rest.kind === 'time') return rest.seconds <= MAX_REST_SECONDS
  return (rest.kind === 's' || rest.kind === 'bare') && rest.value >= 5 && rest.value <= MAX_REST_SECONDS
}
