import { type SportId, sportOf, sports } from '../../sports/registry.ts'
import type { Span } from '../result.ts'
import { type Kind, sportBySigns } from '../tokens/signs-of-sports.ts'
import type { Aim, Length } from './part.ts'
import type { Phrase } from './phrase.ts'

/** The sport of a session, the words that name it, and why it is this one if none do. */
export type ChosenSport = { sport: SportId; at?: Span; because?: string }

/** The sport that is named first, else the one that other words point to, else the athlete's own. */
export function chooseSport(phrases: readonly Phrase[], text: string, own: SportId): ChosenSport {
  const named = phrases.flatMap((phrase) => namedBy(phrase, text) ?? []).at(0)
  if (named) return named
  const signs = sportBySigns(text)
  const strong = signs && signs.weight >= FIRM ? kinds[signs.sport] : undefined
  if (strong && signs) return inferred(strong, signs.sign)
  for (const phrase of phrases) {
    const sport = impliedBy(phrase, text)
    if (sport) return inferred(sport, text.slice(phrase.from, phrase.to))
  }
  const vo2 = phrases.find(({ from, to }) => VO2.test(text.slice(from, to)))
  if (vo2 && powerSport && !isOnFoot(text) && !phrases.some(isFarOnFoot))
    return inferred(powerSport, text.slice(vo2.from, vo2.to))
  const swum = isOnFoot(text) ? undefined : findSwim(phrases)
  if (swum && poolSport) return inferred(poolSport, text.slice(swum.from, swum.to))
  const signed = signs && kinds[signs.sport]
  return signed && signs && signed !== own ? inferred(signed, signs.sign) : { sport: own }
}

/** A sport by its name, also within other words: "easy ride", "swim easy". */
function namedBy(phrase: Phrase, text: string): ChosenSport | undefined {
  const { from, to } = phrase
  if (phrase.is === 'sport') return { sport: phrase.sport, at: { from, to } }
  // "45 min cycle": no send-off of a swim is as long.
  if (phrase.is === 'send-off' && /\bcycle$/i.test(text.slice(from, to)))
    return powerSport && secondsOf(phrase.length) >= LEAST_RIDE_SECONDS
      ? { sport: powerSport, at: { from, to } }
      : undefined
  if (!WITH_NAMES.has(phrase.is) || (phrase.is === 'aim' && phrase.aim.kind !== 'effort')) return undefined
  const found = NAMED.find(({ pattern }) => pattern.test(text.slice(from, to)))
  return found?.sport ? { sport: found.sport, at: { from, to } } : undefined
}

/** Rides alone have a type of this name; runners say it of distances and paces. */
const VO2 = /\bv\.?[o0]2/i

/** A distance or a pace, as they are run. */
function isFarOnFoot(phrase: Phrase): boolean {
  if (phrase.is === 'aim') return phrase.aim.kind === 'race' || phrase.aim.kind === 'pace' || phrase.aim.kind === 'time'
  const lengths = phrase.is === 'length' ? [phrase.length] : phrase.is === 'rungs' ? phrase.lengths : []
  return lengths.some(
    ({ unit, value, clock }) =>
      !clock && (unit === 'km' || unit === 'mi' || unit === 'meters' || unit === 'yd' || value >= 100),
  )
}

function isOnFoot(text: string): boolean {
  return ON_FOOT.test(text)
}

const ON_FOOT = /\b(?:jog\w*|walk\w*|strides?|hills?|uphill|track|laps?)\b/i

/** A set or an end as only swimmers have it: 8x50, 400 warm-up, 5x200 on 3:00, 6x100 with 20 s rest. */
function findSwim(phrases: readonly Phrase[]): Span | undefined {
  const said = phrases.filter(({ is }) => is !== 'filler')
  for (const [at, phrase] of said.entries()) {
    const [before, next] = [said[at - 1], said[at + 1]]
    if (
      phrase.is !== 'length' ||
      (phrase.length.unit !== undefined &&
        phrase.length.unit !== 'm' &&
        phrase.length.unit !== 'meters' &&
        phrase.length.unit !== 's')
    )
      continue
    const { value, clock, unit } = phrase.length
    if (clock || (unit === 's' && value > 100)) continue
    const isOfPool = value >= 25 && value % 25 === 0 && value <= 1000
    if (!isOfPool) continue
    const isSet = before?.is === 'count'
    const isEnd = (next?.is === 'role' || before?.is === 'role') && value >= 100 && value % 50 === 0
    if (isEnd && unit !== 's') return phrase
    if (isSet && value <= 75 && unit !== 's') return { from: before.from, to: phrase.to }
    if (isSet && value <= 400 && said.slice(at + 1, at + 6).some(isOfSwimmers))
      return { from: before.from, to: phrase.to }
  }
  return undefined
}

/** A rest or a send-off so short as only swimmers take it. */
function isOfSwimmers(phrase: Phrase): boolean {
  if (phrase.is === 'send-off') return secondsOf(phrase.length) <= MOST_SEND_OFF_SECONDS
  return phrase.is === 'rest' && phrase.rest.length !== undefined && secondsOf(phrase.rest.length) <= MOST_REST_SECONDS
}

// Our choice.
const [MOST_SEND_OFF_SECONDS, MOST_REST_SECONDS] = [240, 30]

function secondsOf({ clock, value, unit }: Length): number {
  if (clock) return (clock[0] ?? 0) * 60 + (clock[1] ?? 0)
  if (unit === 'min') return value * 60
  return unit === 's' || (unit === undefined && value >= 5) ? value : Number.POSITIVE_INFINITY
}

// Of the signs of a sport (our choice).
const FIRM = 5

function inferred(sport: SportId, words: string): ChosenSport {
  return { sport, because: `“${words}” points to ${sportOf(sport).label.toLowerCase()}.` }
}

/** "recovery ride", "base ride", "2 h ride easy", "race bike". */
const WITH_NAMES = new Set<Phrase['is']>(['rest', 'rest word', 'session', 'aim', 'filler'])
// Our choice.
const LEAST_RIDE_SECONDS = 900

const poolSport = sports.find(({ inPool }) => inPool)?.id
const powerSport = sports.find(({ reference }) => reference.metric === 'power')?.id
const footSport = sports.find(({ racePaces }) => racePaces)?.id

const NAMED: readonly { sport: SportId | undefined; pattern: RegExp }[] = [
  { sport: poolSport, pattern: /\bsw[iau]m/ },
  { sport: powerSport, pattern: /\b(?:ride|riding|bike|spin(?!s|\w* ?ups?)|pedal\w*)\b/ },
  { sport: footSport, pattern: /\brun\b/ },
]

const kinds: Readonly<Record<Kind, SportId | undefined>> = { swim: poolSport, ride: powerSport, run: footSport }

function impliedBy(phrase: Phrase, text: string): SportId | undefined {
  if (/\b(?:ftp|watts?|power)\b/i.test(text.slice(phrase.from, phrase.to))) return powerSport
  switch (phrase.is) {
    case 'aim':
      return impliedByAim(phrase.aim, text)
    case 'aims':
      return phrase.aims.map((aim) => impliedByAim(aim, text)).find((sport) => sport !== undefined)
    case 'detail':
      if (phrase.detail.cadence) return undefined
      return phrase.detail.text && phrase.detail.text !== 'drill' ? poolSport : undefined
    case 'strides':
      return footSport
    case 'rest':
      return phrase.rest.manner === 'jog' || phrase.rest.manner === 'walk' ? footSport : undefined
    case 'length':
      return phrase.length.unit === 'yd' ? poolSport : undefined
    default:
      return undefined
  }
}

function impliedByAim(aim: Aim, text: string): SportId | undefined {
  switch (aim.kind) {
    case 'power':
      return powerSport
    case 'css':
      return poolSport
    case 'race':
    case 'speed':
      return aim.kind === 'race' && aim.race === 'threshold' ? undefined : footSport
    case 'pace':
      return aim.per === '100' ? poolSport : aim.per ? footSport : undefined
    case 'zone':
      return aim.high > 5 ? powerSport : undefined
    case 'percent':
      if (/\bftp\b/i.test(text.slice(aim.from, aim.to))) return powerSport
      return aim.of === undefined && !aim.isBare && (aim.low < LEAST_OF_PACE || aim.high > MOST_OF_PACE)
        ? powerSport
        : undefined
    case 'effort':
      return aim.name === 'sweet spot' || /\bftp\b/i.test(text.slice(aim.from, aim.to))
        ? powerSport
        : aim.name === 'css'
          ? poolSport
          : undefined
    default:
      return undefined
  }
}

// Percents of threshold that no pace is trained at (our choice).
const [LEAST_OF_PACE, MOST_OF_PACE] = [68, 112]
