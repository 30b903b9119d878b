import { toMetres } from '../../units/distance.ts'
import type { Span } from '../result.ts'
import { isBeside } from './land-words.ts'
import type { Length } from './part.ts'
import type { Phrase, PhraseOf } from './phrase.ts'

/**
 * A set, a group, a row or an end as only swimmers have it, where no sport is named: 8x50, 400 warm-up, 5x200 on 3:00, 6x100 with
 * 20 s rest. Undefined if another length is a time or as far as nobody swims, or a word tells that it is done on land.
 */
export function findSwim(phrases: readonly Phrase[], text: string): Span | undefined {
  const said = phrases.filter(({ is }) => is !== 'filler')
  if (isBeside('land', text) || ON_AND_OFF.test(text) || said.some((_, at) => isPartOfLand(said, at))) return undefined
  return findSet(said) ?? findEnd(said) ?? findGroup(said) ?? findRow(said) ?? findMetres(said)
}

/** "8x50 on 10 off": seconds. */
const ON_AND_OFF = /\bon,? ?\/? ?\d+ ?s? off\b/i

/** Of kilometres that swimmers swim at a time (our choice). */
const MOST_SWUM_KILOMETRES = 5

function isOfLand({ clock, unit, value }: Length): boolean {
  return (
    Boolean(clock) || unit === 'min' || unit === 'h' || unit === 'mi' || (unit === 'km' && value > MOST_SWUM_KILOMETRES)
  )
}

/** A time that is none between swims, nor of an end, or a distance that nobody swims. */
function isPartOfLand(said: readonly Phrase[], at: number): boolean {
  const [before, phrase, behind] = [said[at - 1], said[at], said[at + 1]]
  if (phrase?.is !== 'length' || !isOfLand(phrase.length)) return false
  if (before?.is === 'role' || behind?.is === 'role') return said.some(isLongOf)
  return behind?.is !== 'where' && !(before?.is === 'mark' && /^(?:on|off|every|rest)$/.test(before.mark))
}

/** Of a track, between ends by time. */
function isLongOf(phrase: Phrase, at: number, said: readonly Phrase[]): boolean {
  return phrase.is === 'length' && said[at - 1]?.is === 'count' && phrase.length.value >= LEAST_OF_TRACK
}

// Our choice.
const LEAST_OF_TRACK = 300

function findSet(said: readonly Phrase[]): Span | undefined {
  for (const [at, phrase] of said.entries()) {
    const count = said[at - 1]
    if (phrase.is !== 'length' || count?.is !== 'count') continue
    const { value, unit } = phrase.length
    if (!isOfPool(phrase.length, LONGEST_REPETITION)) continue
    const behind = said.slice(at + 1, at + 6)
    if (behind.some((one) => isTooFast(one, value))) continue
    const isPlural = unit === 's'
    const isShort = unit === undefined && value <= LONGEST_SHORT
    const isSure = value > 25 || count.times >= MANY_TIMES || behind.some(isQuick)
    if ((isShort && isSure) || (!isPlural && behind.some((one) => isOfSwimmers(one, value))))
      return { from: count.from, to: phrase.to }
  }
  return undefined
}

// Meters or yards (our choice).
const [LONGEST_SHORT, LONGEST_REPETITION] = [75, 400]
// Fewer of 25 are minutes (our choice).
const MANY_TIMES = 8

function isOfPool({ clock, value, unit }: Length, longest: number): boolean {
  if (clock || (unit !== undefined && unit !== 'm' && unit !== 'meters' && !(unit === 's' && value <= 100)))
    return false
  return value >= 25 && value % 25 === 0 && value <= longest
}

function isQuick(phrase: Phrase): boolean {
  return phrase.is === 'aim' && phrase.aim.kind === 'effort' && QUICK.has(phrase.aim.name)
}

const QUICK = new Set(['hard', 'fast', 'sprint', 'max'])

/** The time of a bout, or from start to start, in which nobody swims it. */
function isTooFast(phrase: Phrase, metres: number): boolean {
  const seconds =
    phrase.is === 'send-off'
      ? secondsOf(phrase.length)
      : phrase.is === 'aim' && phrase.aim.kind === 'time'
        ? phrase.aim.seconds
        : Number.POSITIVE_INFINITY
  return (seconds / metres) * 100 < FASTEST_SECONDS_PER_100
}

const FASTEST_SECONDS_PER_100 = 45

/** A rest so short as only swimmers take it, a send-off at their speed, or a time in which nobody runs a kilometre. */
function isOfSwimmers(phrase: Phrase, metres: number): boolean {
  if (phrase.is === 'rest') return isShortRest(phrase)
  const isSent = phrase.is === 'send-off'
  const isTimed =
    phrase.is === 'aim' && phrase.isAt && phrase.aim.kind === 'time' && phrase.aim.seconds < LEAST_SECONDS_OF_KILOMETRE
  if (!isSent && !isTimed) return false
  const seconds = isSent ? secondsOf(phrase.length) : phrase.aim.kind === 'time' ? phrase.aim.seconds : 0
  const per100 = (seconds / metres) * 100
  const isSprint = metres <= LONGEST_SPRINT && seconds <= MOST_SPRINT_SECONDS
  return per100 >= LEAST_SECONDS_PER_100 && (per100 <= MOST_SECONDS_PER_100 || isSprint)
}

// Our choice.
const LEAST_SECONDS_OF_KILOMETRE = 170
const [LEAST_SECONDS_PER_100, MOST_SECONDS_PER_100] = [60, 180]
const [LONGEST_SPRINT, MOST_SPRINT_SECONDS] = [50, 120]

function isShortRest({ rest }: PhraseOf<'rest'>): boolean {
  const seconds = rest.length ? secondsOf(rest.length) : 0
  return (
    rest.manner !== 'jog' && rest.manner !== 'walk' && seconds >= LEAST_REST_SECONDS && seconds <= MOST_REST_SECONDS
  )
}

// Our choice.
const [LEAST_REST_SECONDS, MOST_REST_SECONDS] = [5, 45]

function secondsOf({ clock, value, unit }: Length): number {
  if (clock) return (clock[0] ?? 0) * 60 + (clock[1] ?? 0)
  if (unit === 'min') return value * 60
  return unit === 's' || (unit === undefined && value >= LEAST_REST_SECONDS) ? value : Number.POSITIVE_INFINITY
}

/** "400 warm up, 6x100, 200 easy": runners warm up for kilometres, miles or minutes. */
function findEnd(said: readonly Phrase[]): Span | undefined {
  const ends = said.flatMap((phrase, at) => {
    const isEnd = said[at + 1]?.is === 'role' || said[at - 1]?.is === 'role'
    return phrase.is === 'length' && isEnd && said[at - 1]?.is !== 'count' ? [phrase] : []
  })
  const sets = said.flatMap((phrase, at) => (phrase.is === 'length' && said[at - 1]?.is === 'count' ? [phrase] : []))
  const lengths = ends.map(({ length }) => length)
  if (sets.length === 0 || lengths.some((one) => one.unit !== undefined || !isOfPool(one, LONGEST_END_BESIDE_HALF)))
    return undefined
  // No runner ends with half a lap.
  const isHalfALap = lengths.some(({ value }) => value <= LONGEST_END && value % LAP !== 0)
  const longest = isHalfALap ? LONGEST_END_BESIDE_HALF : LONGEST_END
  const longestSet = isHalfALap && ends.length > 1 ? LONGEST_BETWEEN_ENDS : LONGEST_REPETITION
  const areSwum =
    lengths.every(({ value }) => value <= longest) && sets.every(({ length }) => isOfPool(length, longestSet))
  return areSwum ? ends[0] : undefined
}

// Meters or yards (our choice).
const LAP = 400
const [LONGEST_END, LONGEST_END_BESIDE_HALF, LONGEST_BETWEEN_ENDS] = [600, 1000, 800]

/** "3x(4x50 fast, 100 easy)", "4 x (100 easy, 100 hard) 20 s rest" */
function findGroup(said: readonly Phrase[]): Span | undefined {
  const lengths = said.flatMap((phrase) => (phrase.is === 'length' ? [phrase] : []))
  const isGroup = said.some(({ is }, at) => is === 'open' && said[at - 1]?.is === 'count') && lengths.length > 1
  if (!isGroup || lengths.some(({ length }) => length.unit || !isOfPool(length, LONGEST_REPETITION))) return undefined
  const isRested = said.some((phrase) => phrase.is === 'rest' && isShortRest(phrase))
  const least = said.some(isQuick) ? LEAST_OF_SPRINTS : LEAST_LONG
  const values = lengths.map(({ length }) => length.value)
  const areOfPool = values.some((value) => value <= LONGEST_SHORT) && values.some((value) => value >= least)
  return isRested || areOfPool ? lengths[0] : undefined
}

// Meters or yards (our choice).
const [LEAST_OF_SPRINTS, LEAST_LONG] = [50, 100]

/** "200 300 400 300 200 20 s rest" */
function findRow(said: readonly Phrase[]): Span | undefined {
  const isOther = said.some(({ is }) => is === 'length' || is === 'count' || is === 'role')
  const isRested = said.some((phrase) => phrase.is === 'rest' && isShortRest(phrase))
  if (isOther || !isRested) return undefined
  return said.find(
    (phrase) => phrase.is === 'rungs' && phrase.lengths.every((one) => !one.unit && isOfPool(one, LONGEST_REPETITION)),
  )
}

/** "1500 m easy" alone: runs are said in kilometres. */
function findMetres(said: readonly Phrase[]): Span | undefined {
  const isOther = said.some(({ is }) => is === 'count' || is === 'rungs' || is === 'rest' || is === 'role')
  const [only, ...others] = said.filter(({ is }) => is === 'length')
  if (isOther || only?.is !== 'length' || others.length > 0) return undefined
  const { unit, value } = only.length
  const metres = unit === 'meters' || unit === 'm' ? toMetres(value, 'meters') : 0
  return metres >= LEAST_METRES && metres <= MOST_METRES ? only : undefined
}

// Our choice.
const [LEAST_METRES, MOST_METRES] = [500, 10_000]
