import { isRepeat } from '../../workout/stored-entry.ts'
import { charactersBefore } from '../characters-before.ts'
import type { Found, Span } from '../result.ts'
import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'
import type { WrittenFigure } from './written-figures.ts'

/**
 * Asks about figures whose words say that they are something else than they were read as: "at 300" as a length, "4 days" as
 * minutes, a whole without a word for it.
 */
export function findOddRoles(facts: Facts): Check[] {
  return [
    ...findUnknownUnits(facts),
    ...findLengthsBehindAt(facts),
    ...findBareTotals(facts),
    ...findBarePercents(facts),
    ...findSaidBefore(facts),
    ...findOtherZones(facts),
    ...findIdleRamps(facts),
    ...findSwumTimes(facts),
    ...findShortPlaces(facts),
  ]
}

/** "4 days", "1000kj": a unit that no figure here has, and the figure was used all the same. */
function findUnknownUnits({ sentence, mentions, isUsed, isNamed }: Facts): Check[] {
  // "8x50 first 10 strokes head up": a name of what is swum.
  const isName = ({ from, to }: Span) => mentions.some((one) => one.kind === 'split' && one.from < to && one.to > from)
  return placesOf(UNKNOWN_UNITS, sentence)
    .filter((one) => isUsed(one) && !isName(one) && !isNamed({ from: one.from, to: one.from + 1 }))
    .map((one) => checkAt(one, UNIT))
}

const UNKNOWN_UNITS =
  /(?<![\d.,:])\d+(?:[.,]\d+)?[ -]?(?:days?|weeks?|months?|years?|kj|kilojoules?|kcals?|cals?|calories|floors?|flights?|stor(?:e?y|ies|eys)|steps|stairs|songs?|beers?|gels?|lamp ?posts?|trees|streets|strokes|breaths|kgs?|lbs?|feet|ft)\b/gi
const UNIT = 'This unit is not known here, and the figure was read with another one: check it.'

/** "at 300/150": what stands behind "at" is a target, and was read as a length. */
function findLengthsBehindAt({ sentence, written, mentions, isUsed, isNamed }: Facts): Check[] {
  return written
    .filter((figure) => isBare(figure) && BEHIND_AT.test(sentence.slice(0, figure.from)))
    .filter((figure) => isUsed(figure) && !isNamed(figure))
    .filter(({ from, to }) =>
      mentions.some(
        (one) =>
          one.from <= from &&
          one.to >= to &&
          ((one.kind === 'amount' && !one.isAimed) || one.kind === 'set' || one.kind === 'rungs') &&
          one.from >= from - 2,
      ),
    )
    .map((figure) => checkAt(figure, TARGET))
}

// Not "at 40 min" of a place in the session.
const BEHIND_AT = /(?:@|\bat) ?$/i
const TARGET = 'This stands where a target is said, and was read as a length: check it.'

/** A length of the whole without a unit and without a word for it: the 4 of "in sets of 4". */
function findBareTotals(facts: Facts): Check[] {
  const { sentence, written, units, understood } = facts
  const total = understood.found.find(({ field }) => field === 'durationValue')
  // "run 4:30"
  const isLikePace = total && facts.sport.racePaces && /^[3-9]:[0-5]\d$/.test(sentence.slice(total.from, total.to))
  if (isLikePace && written.length === 1) return [checkAt(total, LIKE_PACE)]
  // "10 x 1:00 @ 120 %, 6:00 easy"
  const isBehindWork = total && understood.found.some((one) => isOfSet(one) && one.to <= total.from)
  if (isBehindWork && /^\d:\d\d$/.test(sentence.slice(total.from, total.to))) return [checkAt(total, LIKE_MINUTES)]
  const isGuessed = [...understood.inferred, ...units].some(
    ({ field, because }) => field === 'durationValue' && because.startsWith('No unit was said'),
  )
  if (!total || !isGuessed) return []
  const before = charactersBefore(sentence, total.from, MOST_BETWEEN)
  const around = before + sentence.slice(total.to, total.to + MOST_BETWEEN)
  const isAlone = written.length === 1
  // "bike 250", not "run 180".
  const figure = Number(sentence.slice(total.from, total.to))
  const isInMinutes = understood.asked.durationUnit === 'minutes'
  if (isAlone && isInMinutes && figure > MOST_BARE_MINUTES && figure % 60 !== 0) return [checkAt(total, BARE_MINUTES)]
  return isAlone || (!OF_OTHERS.test(before) && WHOLE.test(around)) ? [] : [checkAt(total, TOTAL)]
}

const MOST_BETWEEN = 16
function isOfSet({ field, reading }: Found): boolean {
  return field === 'set' || (field === 'mainSet' && reading.includes('×'))
}

const LIKE_MINUTES = 'This was read as hours and minutes: check whether minutes and seconds are meant.'
const LIKE_PACE = 'This was read as hours and minutes: say how long the run is, if it is a pace.'
// More are watts or beats as often (our choice).
const MOST_BARE_MINUTES = 99
const BARE_MINUTES = 'This was read as minutes: check it, and say the unit.'
// "cadence = 95"
const OF_OTHERS =
  /(?:[/@x×]|\b(?!total|all|sum|session|workout|run|ride|mi|mile|easy)[a-z]{3,} ?=|\b(?:at|(?<!\btotal )of|in|x)) ?$/i
const WHOLE =
  /\b(?:run\w*|ride|riding|bike|biking|cycl\w*|swim\w*|session|workout|total|all|jog\w*|spin\w*|easy|ez|long|steady|tempo|threshold|recovery|endurance|progress\w*|fartlek|turbo|treadmill|trail|lsd|zone ?\d|z\d|@|at|w|with|inc\w*|first|last|then|within|minus|prog|aerobic|i['’]?ve got|have)\b|=|@/i
const TOTAL = 'This was read as the length of the whole: check it.'

/** A percent without its sign and without "at": the 1.5 of "1hr or 1.5". */
function findBarePercents({ sentence, mentions, isUsed, isNamed }: Facts): Check[] {
  return mentions
    .filter((one) => one.kind === 'percent' && one.because === undefined && isUsed(one) && !isNamed(one))
    .filter(({ from, to }) => /^[\d.,\s–-]+$/.test(sentence.slice(from, to)))
    .filter(({ from, to }) => !AIMED.test(sentence.slice(0, from)) && !/^ ?%/.test(sentence.slice(to)))
    .map((one) => checkAt(one, `“${sentence.slice(one.from, one.to)}” was read as percents: check it.`))
}

const AIMED = /[@:(/,–-] ?$|\b(?:at|to|from|ftp|power|target|of|on|and|then|with|x|effort|building|z\d)\b[ (]*$/i

/** "10-40-10, the 40 at 240": what is meant is the 40 before, and it was built as another part. */
function findSaidBefore({ sentence, written, isUsed, isNamed }: Facts): Check[] {
  return placesOf(/\bthe (?<words>\d{1,3})\b(?! ?(?:st|nd|rd|th|%)|:\d)/gi, sentence)
    .filter(({ from }) => written.some((figure) => figure.from === from))
    .filter(({ from, words }) => new RegExp(`(?<![\\d.:])${words}(?![\\d.:])`).test(sentence.slice(0, from)))
    .filter((one) => isUsed(one) && !isNamed(one))
    .map((one) => checkAt(one, TWICE))
}

const TWICE = 'This may be the figure that was said before, and was built as another part: check it.'

/** Zones that are said in another order than they were built in: "20 20 20 z1 z2 z3". */
function findOtherZones({ mentions, entries, steps, understood: { workout } }: Facts): Check[] {
  const said = mentions.flatMap((one) => (one.kind === 'zone' ? [{ ...one }] : []))
  if (!workout || entries.some(isRepeat) || said.length < 3) return []
  const built = steps.flatMap(({ target }) => target?.zoneNumber ?? [])
  const isSame = built.length !== said.length || said.every(({ zone }, at) => zone === built[at])
  const [first] = said
  return isSame || !first ? [] : [checkAt({ from: first.from, to: said.at(-1)?.to ?? first.to }, ZONES)]
}

const ZONES = 'These zones were given to other parts than they are said in: check each.'

/** A target that is to rise or fall, and does not: "build", "ramp". */
function findIdleRamps({ sentence, mentions, isUsed, isNamed }: Facts): Check[] {
  return mentions
    .filter(({ kind }) => kind === 'ramp')
    .filter((one) => !isUsed(one) && !isNamed(one))
    .map((one) => checkAt(one, `Nothing was read from “${sentence.slice(one.from, one.to)}”: check what it is of.`))
}

/** A time alone in a pool, "8x50 max, 3 mins, 300 easy": it may be the rest. */
function findSwumTimes({ sport, understood: { found } }: Facts): Check[] {
  const isTimed = (reading: string) => /^(?:[\d.]+ seconds?|[1-5](?:\.5)? minutes?(?: [\d.]+ seconds?)?)$/.test(reading)
  if (!sport.inPool) return []
  return found.filter(({ field, reading }) => field === 'mainSet' && isTimed(reading)).map((one) => checkAt(one, SWUM))
}

const SWUM = 'This was read as a swim of that time: check whether it is a rest.'

/** "last :30 @ tempo" of a ride of 1:30: seconds are seldom the first or the last part. */
function findShortPlaces({ sentence, parts, sport, isNamed }: Facts): Check[] {
  if (sport.inPool) return []
  return parts
    .flatMap(({ mentions }) => mentions)
    .filter((one) => one.kind === 'amount' && one.place !== undefined && !isNamed(one))
    .filter(({ from, to }) => /[^\d]:[0-5]\d$/.test(sentence.slice(from, to)))
    .map((one) => checkAt(one, SECONDS))
}

const SECONDS = 'This was read as seconds: check whether minutes are meant.'

function isBare({ readings }: WrittenFigure): boolean {
  return readings.some(({ counted }) => counted === 'bare')
}
