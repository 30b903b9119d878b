import type { Aim, Length } from './part.ts'
import type { Phrase } from './phrase.ts'

/** Reads a time behind repetitions of a distance as what each is to take, where the rest stands behind it: "8 x 400, 80-82 s, 60 s rest". */
export function nameTimesOfBouts(phrases: readonly Phrase[]): Phrase[] {
  const named = [...phrases]
  for (const [at, phrase] of phrases.entries()) {
    if (phrase.is !== 'length') continue
    const bout = phrases[at - 1]
    if (bout?.is !== 'count' && bout?.is !== 'rungs') continue
    const behind = timeBehind(phrases, at)
    if (behind !== undefined) named[behind] = asTime(phrases[behind] as Phrase)
  }
  return named
}

/** The index of the time of a bout of a distance. */
function timeBehind(phrases: readonly Phrase[], at: number): number | undefined {
  const bout = phrases[at]
  const metres = bout?.is === 'length' ? metresOf(bout.length) : undefined
  if (metres === undefined) return undefined
  let index = at + 1
  while (isPassed(phrases[index])) index += 1
  const time = phrases[index]
  if (time?.is !== 'length') return undefined
  const seconds = secondsOf(time.length)
  if (seconds === undefined || !isPace((seconds * 1000) / metres)) return undefined
  // "8x400 (90 s)" is the rest, "6x1k (3:45)" is not.
  const isBracketed = phrases[at + 1]?.is === 'open' && time.length.clock !== undefined
  const isAlone = time.length.clock !== undefined && metres >= LEAST_OF_CLOCKS && phrases[index + 1] === undefined
  return time.length.isLow || isBracketed || isAlone || hasRestBehind(phrases, index) ? index : undefined
}

function isPassed(phrase: Phrase | undefined): boolean {
  return (
    phrase?.is === 'filler' ||
    phrase?.is === 'open' ||
    (phrase?.is === 'sign' && phrase.sign === ',') ||
    (phrase?.is === 'mark' && (phrase.mark === 'reps' || phrase.mark === 'times'))
  )
}

function hasRestBehind(phrases: readonly Phrase[], at: number): boolean {
  for (const phrase of phrases.slice(at + 1, at + 6)) {
    // "6x400 60 s, 10 min jog": a jog that long is no rest.
    if (phrase.is === 'rest' && !phrase.isSure && isLongJog(phrase.rest.length)) return false
    if (phrase.is === 'rest' || phrase.is === 'where') return true
    if (phrase.is === 'mark' && phrase.mark === 'off') return true
    if (phrase.is === 'count' || phrase.is === 'role' || phrase.is === 'aim' || phrase.is === 'aims') return false
    if (phrase.is === 'length')
      return phrase.length.clock !== undefined || phrase.length.unit === 's' || phrase.length.unit === 'min'
  }
  return false
}

function asTime(phrase: Phrase): Phrase {
  if (phrase.is !== 'length') return phrase
  const { from, to } = phrase
  const seconds = secondsOf(phrase.length) ?? 0
  const aim: Aim = {
    kind: 'time',
    seconds,
    ...(phrase.length.high === undefined ? {} : { until: phrase.length.high }),
    from,
    to,
  }
  return { is: 'aim', aim, isAt: true, from, to }
}

function metresOf({ value, unit, clock }: Length): number | undefined {
  if (clock) return undefined
  if (unit === 'km') return value * 1000
  if (unit === 'mi') return value * 1609.344
  return (unit === 'meters' || unit === 'm' || unit === undefined || unit === 's') && value >= 100 ? value : undefined
}

function secondsOf({ value, unit, clock }: Length): number | undefined {
  if (clock) return clock.length === 2 ? (clock[0] ?? 0) * 60 + (clock[1] ?? 0) : undefined
  return unit === 's' ? value : undefined
}

function isLongJog(length: Length | undefined): boolean {
  return length?.unit === 'min' && length.value >= 8
}

// Metres: so far nobody rests for as long as a clock time alone says.
const LEAST_OF_CLOCKS = 800

// Seconds per km (our choice).
const [FASTEST, SLOWEST] = [155, 480]

function isPace(perKm: number): boolean {
  return perKm >= FASTEST && perKm <= SLOWEST
}
