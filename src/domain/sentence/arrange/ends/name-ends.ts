import { saysRide, saysRun, saysSwim } from '../../tokens/says-sport.ts'
import type { Token } from '../../tokens/tokens.ts'
import type { Edit, Piece } from '../arranged.ts'
import { isSwim } from '../swims/is-swim.ts'
import { type End, type EndClause, findEndClauses } from './clauses-of-ends.ts'
import type { EndSlot } from './words-of-ends.ts'

/** Beginnings and ends of a session that are said by their place or for both at once, in the words for them that are read. */
export function nameEnds(_: readonly Token[], text: string): Edit[] {
  if ([saysRide, saysRun, saysSwim].filter((says) => says(text)).length > 1 || BETWEEN.test(text)) return []
  const found = findEndClauses(text)
  const areHalves = found.some(isWorkOnWayHome)
  const clauses = found.filter((clause) => isSure(clause, text) && !(areHalves && isWay(clause)))
  const work = clauses.toReversed().reduce((left, { from, to }) => left.slice(0, from) + left.slice(to), text)
  if (!/\d/.test(work)) return []
  return clauses.filter(isNew).map(({ from, to, ends }) => {
    const isBeforeMore = THEN.test(text.slice(to))
    const pieces = ends.map((end) => written(end, text, isBeforeMore))
    return { from, to, by: [...mark(text, from), ...pieces.flatMap((end, at) => (at === 0 ? end : [', ', ...end]))] }
  })
}

/** The comma that is missing behind the work: "5x1k off 90s plus 15 each side". */
function mark(text: string, from: number): Piece[] {
  return /(?:^|[,;.:\n(]|\b(?:with|plus|and|then)|w\/|[+&])\s*$/i.test(text.slice(0, from)) ? [] : [', ']
}

/** "5 min easy before, between and after" is more than the ends. */
const BETWEEN = /\b(?:before|after),? (?:and |in )*between|between,? (?:and )?(?:before|after)/i

/** Whether a clause does not name its end yet, or does so in words that only this reader knows. */
function isNew({ ends, isNamed }: EndClause): boolean {
  const [{ role, place, hows } = {}] = ends
  if (role !== 'both') return !isNamed
  return !KNOWN.test(place?.words ?? '') || hows?.some(({ words }) => !IMPLIED.test(words)) === true
}

/** "out easy 28 min, home steady 27": two halves, and no warm-up or cool-down. */
function isWorkOnWayHome({ ends }: EndClause): boolean {
  return ends.some(({ place, hows }) => HOMEWARD.test(place.words) && hows.some(({ words }) => WORK.test(words)))
}

function isWay({ ends }: EndClause): boolean {
  return ends.some(({ place }) => WAY.test(place.words))
}

const HOMEWARD = /\bhome\b/i
const WAY = /\b(?:out|home)\b/i
const WORK = /^(?:steady|stdy|tempo|mod(?:erate)?|hard|fast(?:er)?|strong(?:ly)?|mp|hmp|threshold)$/i

const KNOWN =
  /^(?:(?:on |at )?(?:each|either|both) (?:sides?|ends?)|before (?:and|&) after|(?:warm[- ]?up|wu)(?: | and | & | ?\/ ?)(?:cool[- ]?down|cd))$/i
/** What is done behind the easy end: "2 easy after, finish with 5 strides". */
const THEN = /^,? ?(?:then|and then|fini?sh(?:ing)?(?: off)? w(?:ith|\/)?) \d/i
const IMPLIED =
  /^(?:easy|ez|easily|gentl[ey]|light|relaxed|slow(?:ly)?|chill|recovery|loosen(?:ing)?|shuffle|swim|brisk(?:ly)?)$/i
const MOVE = /^(?:jog(?:s|ging)?|run(?:ning)?|rid(?:e|ing)|spin(?:ning)?|roll(?:ing)?)$/i

/** "15 min easy each end", "run 5 min warm up", "5 min walk warm up, 5 min walk cool down" */
function written({ role, length, hows, place }: End, text: string, isBeforeMore: boolean): Piece[] {
  const unit = unitOf(length, text)
  const move = hows.find(({ words }) => MOVE.test(words))
  const own = hows.filter((one) => one !== move && !IMPLIED.test(one.words))
  const sport = move ? [{ words: /^(?:jog|run)/i.test(move.words) ? 'run ' : 'ride ', for: move }] : []
  const long = [...sport, length, ...(unit ? [unit] : [])]
  const at = { from: place.from, to: place.to }
  const named = (name: string): Piece[] => [
    ...long,
    ...own.flatMap((one): Piece[] => [' ', one]),
    { words: ` ${name}`, for: at },
  ]
  if (role !== 'both') return named(role === 'first' ? 'warm up' : isBeforeMore ? 'easy' : 'cool down')
  if (own.length === 0) return [...long, { words: ' easy each end', for: at }]
  return [...named('warm up'), ', ', ...named('cool down')]
}

/** The unit of a figure that has none: minutes on land, of a few the unit of the other lengths. */
function unitOf(length: EndSlot, text: string): Piece | undefined {
  if (!/^\d{1,2}$/.test(length.words) || isSwim(text)) return undefined
  const tell = `No unit was said at “${length.words}”, so minutes.`
  if (Number(length.words) >= LEAST_MINUTES) return { words: ' min', for: length, tell }
  const [, unit] = /\d ?(miles?|mi|km?)\b/i.exec(text) ?? []
  return unit && ` ${unit}`
}

// Fewer are miles or kilometres (our choice).
const LEAST_MINUTES = 5

/** Whether the words of a clause say an end for sure: a name, both ends, or a length that no rest has. */
function isSure({ ends, isNamed, from, to }: EndClause, text: string): boolean {
  if (isNamed || ends.length > 1 || ends.some(({ role }) => role === 'both')) return true
  const isLast = !/\d/.test(text.slice(to))
  return ends.every(({ role, length, hows, place }) => {
    const isBeside = hows.some(({ words }) => /^(?:choice|mix|free|pull|kick|drill)/i.test(words))
    if (isBeside && place.from > length.from) return false
    if (role === 'first') return !/^there/i.test(place.words) || HOME.test(text.slice(to))
    const isBack = /^(?:back|down|dn|home)/i.test(place.words)
    // "2 miles before, 1 after"
    const isFew = BESIDE_FAR.test(text.slice(0, from)) && unitOf(length, text) !== undefined
    return (isFew || isLong(length.words, isSwim(text))) && !(isBack && (isSwim(text) || !isLast || UPHILL.test(text)))
  })
}

const BESIDE_FAR = /\d ?(?:km?|miles?|mi) (?:easy |jog )?(?:warm up|before|first|there|out)[,;.]? (?:and )?$/i
const HOME =
  /\b\d{1,2}(?:\.\d)? ?(?:mins?|minutes|km?|mi|miles?|')? ?(?:easy |ez |jog |spin )*(?:home|back|cool down)\b(?! tempo)/i
const UPHILL = /\b(?:hills?|uphill|climbs?|stairs|steps)\b/i

/** Whether nobody rests so long between two bouts. */
function isLong(words: string, inPool: boolean): boolean {
  const figure = Number.parseFloat(words.replace(',', '.'))
  if (/\d ?(?:k|mi(?!n)|h)|hour|mile|[a-z]{3}/i.test(words) && !/min/i.test(words)) return true
  return inPool ? figure >= LEAST_SWIM || figure >= LEAST_MINUTES : figure >= LEAST_MINUTES && figure <= MOST_MINUTES
}

const LEAST_SWIM = 50
const MOST_MINUTES = 60
