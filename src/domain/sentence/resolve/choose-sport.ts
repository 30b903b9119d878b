import { type SportId, sportOf, sports } from '../../sports/registry.ts'
import { findSign } from '../arrange/swims/is-swim.ts'
import { type Mention, type MentionOf, mentionsOf } from '../mention.ts'
import { poolSport } from '../readers/figures/pools.ts'
import type { Span } from '../result.ts'
import type { Amount } from '../tokens/amounts.ts'
import { type Kind, sportBySigns } from '../tokens/signs-of-sports.ts'
import { impliedBy } from './implied-sport.ts'
import { hasRacePaces, powerSport, sportsFor } from './session-type.ts'
import { findEndInHundreds, findSwimGroup, findSwimRow, findSwimSet, findTooFastSwim } from './swim-set.ts'

/** The sport of a session: said, inferred from other words, the athlete's own, or corrected by hand. */
export type ChosenSport =
  | { sport: SportId; from: 'said' | 'default' | 'corrected' }
  | { sport: SportId; from: 'inferred'; because: string }

/**
 * The corrected sport, else the first one that is named, else the one that other words imply, else the athlete's own.
 * `typed`: the sentence before it was arranged.
 */
export function chooseSport(
  mentions: readonly Mention[],
  sentence: string,
  own: SportId,
  corrected?: SportId,
  typed = sentence,
): ChosenSport {
  if (corrected) return { sport: corrected, from: 'corrected' }
  const [said] = mentionsOf('sport', mentions)
  if (said) return { sport: said.sport, from: 'said' }
  const textOf = ({ from, to }: Span) => sentence.slice(from, to)
  const isTimed = mentionsOf('set', mentions).some(
    ({ bout, rest }) => bout.kind === 'time' || isPairOfSeconds(bout, rest),
  )
  // "2 miles easy, 3 x 1 mile or 6 mins, 800m recoveries", "10 km easy, last 500 m fast"
  const isFarToo = [...mentionsOf('amount', mentions), ...mentionsOf('warm-up or cool-down', mentions)].some(
    ({ amount }) =>
      amount?.kind === 'distance' &&
      (amount.unit === 'miles' || (amount.unit === 'kilometers' && amount.value > MOST_SWUM_KILOMETRES)),
  )
  const signs = sportBySigns(typed)
  const signed = signs && kinds[signs.sport]
  let isOutweighed = false
  for (const mention of mentions) {
    // "4x150 fly w 250 walk": to fly is to run fast.
    if (/^fly/i.test(textOf(mention)) && ON_FOOT.test(sentence)) continue
    // "ladder 200/400/600 with 200 jog"
    if (mention.kind === 'session' && mention.session === 'ladder' && (ON_FOOT.test(sentence) || isOnLand(mentions)))
      continue
    // "vo2: 5x5 w/ 3 jog": rides alone have such a type, and runners such intervals.
    // "VO2max: 12x100 free 1 min rest": of a stroke.
    if (mention.kind === 'session' && mention.session === 'vo2' && (ON_FOOT.test(sentence) || saysStroke(mentions)))
      continue
    // "10 min @ 130, 20 min @ 150, 10 min @ 165 bpm": beats as well.
    if (mention.kind === 'amount' && mention.isAimed && areBeats(mentions, mention.amount)) continue
    // Runners do drills as well: "15 min w/u with drills, 20 x 1 min".
    if (/^drill/i.test(textOf(mention)) && (isTimed || ON_FOOT.test(sentence) || OF_RUNNERS.test(sentence))) continue
    // "jog 500 yards to warm up"
    if (mention.kind === 'warm-up or cool-down' && (ON_FOOT.test(sentence) || isFarToo)) continue
    // "kick the last mile", "5 miles with 8x440 yards"
    if (
      (mention.kind === 'detail' || mention.kind === 'set' || mention.kind === 'unit') &&
      mentionsOf('amount', mentions).some(isInMiles)
    )
      continue
    // "6x1200 yards in 3:58": nobody swims as fast.
    if (mention.kind === 'set' && findTooFastSwim(mentions, mention)) continue
    const sport = impliedBy(mention, textOf(mention))
    // "4x6 min uphill on the treadmill at 6 %", "cadence drill": what else is said weighs more.
    if (sport && signed && sport !== signed && signs.weight >= FIRM) isOutweighed = true
    else if (sport) return { sport, from: 'inferred', because: because(textOf(mention), sport) }
  }
  if (signed && signs.weight >= FIRM && (isOutweighed || signed !== own))
    return { sport: signed, from: 'inferred', because: because(signs.sign, signed) }
  const swum =
    poolSport && own !== poolSport && !isFarToo ? readAsSwim(poolSport, mentions, sentence, typed) : undefined
  if (swum) return swum
  // The efforts of its parts name no type.
  const group = findSwimGroup(mentions, sentence)
  if (poolSport && group)
    return { sport: poolSport, from: 'inferred', because: `“${textOf(group)}” so closely is swum.` }
  const fitting = chooseFittingSport(mentions, sentence, own)
  // "jog 15 min, 8 x 1 min hard, jog 10 min": the word is part of a set or of an end.
  return signed && fitting.from === 'default' && fitting.sport !== signed
    ? { sport: signed, from: 'inferred', because: because(signs.sign, signed) }
    : fitting
}

const kinds: Readonly<Record<Kind, SportId | undefined>> = {
  swim: poolSport,
  ride: powerSport,
  run: sports.find(hasRacePaces)?.id,
}
// Of the signs of a sport: so many outweigh a single word (our choice).
const FIRM = 5

/**
 * The sport of a pool for a sentence that names none: by a length of a swim in metres, by figures that are
 * swum (short rests, send-offs, warm-ups in hundreds), or by words and sets that swimmers alone have. Undefined if its session is
 * none of a pool, or it is one of a track.
 */
function readAsSwim(
  sport: SportId,
  mentions: readonly Mention[],
  sentence: string,
  typed: string,
): ChosenSport | undefined {
  const textOf = ({ from, to }: Span) => sentence.slice(from, to)
  const infer = (because: string) => ({ sport, from: 'inferred' as const, because })
  // "400 m, 800 m, 1200 m, 60 s recovery": swimmers rest.
  const isOfTrack =
    mentionsOf('amount', mentions).filter(isInMetresAlone).length > 2 && /\brecover(?:y|ies)\b/i.test(sentence)
  const sessions = mentions.filter((one) => isNoSpeed(one) && !/^mod(?:erate)?$/i.test(textOf(one)))
  if (isOfTrack || !sportsFor(sessions).includes(sport)) return undefined
  const length = mentionsOf('amount', mentions).find(isSwimLength)
  if (length) return infer(because(textOf(length), sport))
  const set = findSwimSet(mentions, sentence) ?? findSwimRow(mentions, sentence)
  if (set) return infer(`“${textOf(set)}” so closely is swum.`)
  const end = findEndInHundreds(mentions, sentence)
  if (end) return infer(`“${textOf(end)}” is how far swimmers warm up or cool down.`)
  const sign = mentions.some(isOfLengths) ? findSign(typed) : undefined
  return sign ? infer(because(sign, sport)) : undefined
}

/** Whether a mention is a length or a row of them, so that there is something to swim. */
function isOfLengths({ kind }: Mention): boolean {
  return kind === 'set' || kind === 'amount' || kind === 'rungs'
}

/** Whether beats are said and no watts, and a figure can be of them. */
function areBeats(mentions: readonly Mention[], figure: Amount): boolean {
  if (figure.kind !== 'bare' || figure.value > MOST_BEATS) return false
  return mentions.some(({ kind }) => kind === 'beats') && !mentions.some(({ kind }) => kind === 'power')
}

// Nobody trains at more (our choice).
const MOST_BEATS = 220

function saysStroke(mentions: readonly Mention[]): boolean {
  return mentionsOf('detail', mentions).some(({ words }) => words !== 'drill')
}

/** "6x30/15" */
function isPairOfSeconds(bout: Amount, rest: Amount | undefined): boolean {
  return bout.kind === 'bare' && rest?.kind === 'bare' && bout.value <= 120 && rest.value < 120
}

/**
 * Whether a ladder is none of a pool: its rungs or another length is a time or in kilometres, or its rests are as long as no
 * swimmer takes them.
 */
function isOnLand(mentions: readonly Mention[]): boolean {
  const lengths = [
    ...mentionsOf('set', mentions).map(({ bout }) => bout),
    ...mentionsOf('amount', mentions).map(({ amount }) => amount),
    ...mentionsOf('warm-up or cool-down', mentions).flatMap(({ amount }) => amount ?? []),
  ]
  return (
    mentionsOf('rungs', mentions).some(({ unit }) => unit === 'minutes' || unit === 'seconds') ||
    lengths.some(isOfLand) ||
    mentionsOf('rest', mentions).some(({ rest }) => rest.kind === 'time' && rest.seconds >= LEAST_REST_OF_LAND)
  )
}

function isOfLand(amount: Amount): boolean {
  return amount.kind === 'time' || (amount.kind === 'distance' && /kilometers|miles/.test(amount.unit))
}

// Our choice, in seconds.
const LEAST_REST_OF_LAND = 90

/** "fast" and "moderate" are said of swims too, although they name no type of them. */
function isNoSpeed(mention: Mention): boolean {
  return mention.kind !== 'session' || (mention.session !== 'hard' && mention.session !== 'anaerobic')
}

function isInMiles({ amount }: MentionOf<'amount'>): boolean {
  return amount.kind === 'distance' && amount.unit === 'miles'
}

// Swimmers say longer ones in metres (our choice).
const MOST_SWUM_KILOMETRES = 5

/** What nobody says of a swim beside its drills. */
const OF_RUNNERS =
  /\b(?:strides?|skips?|high knees|bounding|bounds|track|plyo\w*|hmp|mp|(?:3|5|10)k pace|marathon|parkrun|miles?|mi)\b|\d ?km? (?:wu|w\/u|warm|cd|c\/d|cool)|x ?\d ?km?\b/i
const ON_FOOT = /\b(?:jog|walk)\w*\b/i

/** The mentions with the corrected sport in the place of the one that was said first. */
export function correctSport(mentions: Mention[], corrected: SportId | undefined): Mention[] {
  const [said] = mentionsOf('sport', mentions)
  if (!said || !corrected) return mentions
  const isSaid = (mention: Mention) => mention.kind === 'sport' && mention.sport === said.sport
  return mentions.map((mention) => (isSaid(mention) ? { ...mention, sport: corrected } : mention))
}

/** The athlete's own sport, or the first that has such a session and length if it has none. */
function chooseFittingSport(mentions: readonly Mention[], sentence: string, own: SportId): ChosenSport {
  const timed = mentionsOf('amount', mentions).find(({ amount }) => amount.kind === 'time')
  const inMetres = mentionsOf('set', mentions).find(isInMetres)
  const far = mentionsOf('amount', mentions).find((one) => !isInRange(one, own))
  const candidates = sportsFor(mentions).filter((sport) => {
    const { durationTypes, reference } = sportOf(sport)
    return (
      (!timed || durationTypes.includes('time')) && (!inMetres || reference.metric === 'pace') && isInRange(far, sport)
    )
  })
  if (candidates.length === 0 || candidates.includes(own)) return { sport: own, from: 'default' }
  const odd = mentions.find((mention) => !sportsFor([mention]).includes(own)) ?? far ?? timed ?? inMetres
  const sport = candidates[0] ?? own
  const text = odd ? sentence.slice(odd.from, odd.to) : ''
  return { sport, from: 'inferred', because: `“${text}” is not asked of a ${sportOf(own).noun}.` }
}

/** Whether a distance in kilometres or miles, if any, is not farther than a sport's sessions go: nobody runs 100 km. */
function isInRange(far: MentionOf<'amount'> | undefined, sport: SportId): boolean {
  if (far?.amount.kind !== 'distance') return true
  const { value, unit } = far.amount
  const range = sportOf(sport).lengths.find((one) => one.unit === unit)
  return !range || value <= range.max
}

function isInMetresAlone({ amount }: MentionOf<'amount'>): boolean {
  return amount.kind === 'm' || (amount.kind === 'distance' && amount.unit === 'meters')
}

/** Whether a length is that of a swim: 500 to 10,000 metres. Runs and rides are said in kilometres. */
function isSwimLength({ amount }: MentionOf<'amount'>): boolean {
  const metres = amount.kind === 'm' || (amount.kind === 'distance' && amount.unit === 'meters') ? amount.value : 0
  return metres >= 500 && metres <= 10_000
}

function isInMetres({ bout }: MentionOf<'set'>): boolean {
  if (bout.kind === 'distance' && bout.unit === 'meters') return true
  return bout.kind !== 'time' && bout.kind !== 'clock' && bout.value >= 100
}

function because(said: string, sport: SportId): string {
  return `“${said}” points to ${sportOf(sport).label.toLowerCase()}.`
}
