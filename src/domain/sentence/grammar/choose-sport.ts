import { type SportId, sportOf, sports } from '../../sports/registry.ts'
import type { Span } from '../result.ts'
import { type Kind, sportBySigns } from '../tokens/signs-of-sports.ts'
import { findSwim } from './find-swims.ts'
import { isBeside } from './land-words.ts'
import type { Aim, Detail, Length } from './part.ts'
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
  const said = phrases.filter(({ is }) => is !== 'filler')
  for (const [at, phrase] of said.entries()) {
    const sport = impliedBy(phrase, said, at, text)
    if (sport) return inferred(sport, text.slice(phrase.from, phrase.to))
  }
  const vo2 = phrases.find(({ from, to }) => VO2.test(text.slice(from, to)))
  if (vo2 && powerSport && !isBeside('foot', text) && !phrases.some(isFarOnFoot))
    return inferred(powerSport, text.slice(vo2.from, vo2.to))
  const swum = findSwim(phrases, text)
  if (swum && poolSport) return { sport: poolSport, because: `“${text.slice(swum.from, swum.to)}” so closely is swum.` }
  const signed = signs && kinds[signs.sport]
  if (signed && signs && signed !== own) return inferred(signed, signs.sign)
  const far = said.find((phrase) => phrase.is === 'length' && !isInRange(phrase.length, own))
  const other = far?.is === 'length' && sports.find(({ id }) => isInRange(far.length, id))
  return other ? inferred(other.id, text.slice(far.from, far.to)) : { sport: own }
}

/** Whether a distance is not farther than a sport's sessions go: nobody runs 150 km. */
function isInRange({ value, unit }: Length, sport: SportId): boolean {
  if (unit !== 'km' && unit !== 'mi') return true
  const range = sportOf(sport).lengths.find((one) => one.unit === (unit === 'km' ? 'kilometers' : 'miles'))
  return range ? value <= range.max : false
}

/** A sport by its name, also within other words: "easy ride", "swim easy". */
function namedBy(phrase: Phrase, text: string): ChosenSport | undefined {
  const { from, to } = phrase
  if (phrase.is === 'sport') return { sport: phrase.sport, at: { from, to } }
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

// Of the signs of a sport (our choice).
const FIRM = 5

function inferred(sport: SportId, words: string): ChosenSport {
  return { sport, because: `“${words}” points to ${sportOf(sport).label.toLowerCase()}.` }
}

/** "recovery ride", "base ride", "2 h ride easy", "race bike". */
const WITH_NAMES = new Set<Phrase['is']>(['rest', 'rest word', 'session', 'aim', 'filler', 'role'])

const poolSport = sports.find(({ inPool }) => inPool)?.id
const powerSport = sports.find(({ reference }) => reference.metric === 'power')?.id
const footSport = sports.find(({ racePaces }) => racePaces)?.id

const NAMED: readonly { sport: SportId | undefined; pattern: RegExp }[] = [
  { sport: poolSport, pattern: /\bsw[iau]m/ },
  { sport: powerSport, pattern: /\b(?:ride|riding|bike|spin(?!s|\w* ?ups?)|pedal\w*)\b/ },
  { sport: footSport, pattern: /\brun(?:s|ning)?\b/ },
]

const kinds: Readonly<Record<Kind, SportId | undefined>> = { swim: poolSport, ride: powerSport, run: footSport }

const POWER = /\b(?:ftp|watts?|power)\b/i

function impliedBy(phrase: Phrase, said: readonly Phrase[], at: number, text: string): SportId | undefined {
  if (POWER.test(text.slice(phrase.from, phrase.to))) return powerSport
  switch (phrase.is) {
    case 'aim':
      return impliedByAim(phrase.aim, text)
    case 'aims':
      return phrase.aims.map((aim) => impliedByAim(aim, text)).find((sport) => sport !== undefined)
    case 'detail':
      return isOfPool(phrase.detail, said, at, text) ? poolSport : undefined
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

/** A stroke, a drill or equipment; a word that has another meaning on land only beside a length of a swim. */
function isOfPool(
  { cadence, text: word, from, to }: Detail,
  said: readonly Phrase[],
  at: number,
  text: string,
): boolean {
  if (cadence || !word || word === 'drill') return false
  if (!DOUBTFUL.test(text.slice(from, to))) return true
  const isSwum = (phrase: Phrase | undefined) => {
    const length = phrase?.is === 'length' ? phrase.length : phrase?.is === 'rungs' ? phrase.lengths[0] : undefined
    return length !== undefined && !/^(?:s|min|h|km|mi)$/.test(length.unit ?? '') && length.value % 25 === 0
  }
  return !isBeside('land', text) && (isSwum(said[at - 1]) || isSwum(said[at + 1]) || isSwum(said[at - 2]))
}

const DOUBTFUL = /^(?:legs?|bk|bck|bc|fl[iy]\w*|fr|free|back|im|kick\w*|br|k|p|d|dr|fl)$/i

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
      if (/\b(?:pace|effort)\b/i.test(text.slice(aim.from, aim.to))) return undefined
      return aim.of === undefined && !aim.isBare && (aim.low < LEAST_OF_PACE || aim.high > MOST_OF_PACE)
        ? powerSport
        : undefined
    case 'effort':
      return aim.name === 'sweet spot' ? powerSport : aim.name === 'css' ? poolSport : undefined
    default:
      return undefined
  }
}

// Percents of threshold that no pace is trained at (our choice).
const [LEAST_OF_PACE, MOST_OF_PACE] = [68, 112]
