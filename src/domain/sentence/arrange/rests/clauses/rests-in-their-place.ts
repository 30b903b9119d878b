import type { Span } from '../../../result.ts'
import type { Token } from '../../../tokens/tokens.ts'
import type { Edit, Piece } from '../../arranged.ts'
import { isSwim } from '../../swims/is-swim.ts'
import type { RestClause } from './rest-clauses.ts'
import { RACE } from './rest-words.ts'
import { type SetWithRests, setsWithRests } from './sets-with-rests.ts'
import { aimOf, asPart, lengthOf, spoken } from './spoken-rests.ts'

/**
 * The rests of a set that say what they are done at, or behind how many repetitions they lie, in the set: "4x5k @ MP, 1k @ 85%
 * MP between" is "4x(5k @ MP, 1 km at 85% MP)", and "16x200, 200 jog, 3 min after every 4" is "4x(4x200 …), 3 min between sets".
 */
export function putRestsInPlace(_: readonly Token[], text: string): Edit[] {
  const swum = isSwim(text)
  const edits: Edit[] = []
  for (const set of setsWithRests(text)) {
    const by = grouped(set, text, swum) ?? paired(set, text, swum) ?? levelled(set, text, swum)
    if (by && edits.every(({ from, to }) => to <= set.from || from >= set.to))
      edits.push({ from: set.from, to: set.to, by })
  }
  return edits
}

/** A rest behind every so many repetitions, or behind some of them. */
function grouped(set: SetWithRests, text: string, swum: boolean): Piece[] | undefined {
  const [own, ...more] = set.clauses.toSorted((one, other) => rank(one) - rank(other))
  const counts = own && countsOf(own, set.times)
  if (!own || !counts || more.length > 1) return undefined
  const [inner] = more
  const [rest, within] = [spoken(own, swum), inner && spoken(inner, swum)]
  // An easy swim behind every so many has a reader of its own.
  if (!rest || (swum && own.place?.of === 'every' && /metres|yards/.test(rest))) return undefined
  if (inner && (!within || inner.place?.of === 'sets')) return undefined
  const { body, isOpened } = set
  if (isOpened && text.slice(body.to + 1, set.joint).trim() !== '') return undefined
  const head = { from: set.from, to: body.from }
  const row = (count: number): Piece[] => [
    { words: `${count}x`, for: head },
    ...(isOpened ? ['('] : []),
    ...(swum ? withSendOffs(body, text) : [body]),
    ...(isOpened ? [')'] : []),
    ...(inner && within ? [{ words: ` with ${within}`, for: inner }] : []),
  ]
  const [first = 0] = counts
  // A row of rows in brackets is read for bouts alone.
  if (!isOpened && counts.every((count) => count === first))
    return [
      { words: `${counts.length}x(`, for: head },
      ...row(first),
      '), ',
      { words: rest, for: own },
      ' between sets',
    ]
  return counts.flatMap((count, at) => [...(at > 0 ? [', ', asPart(own, swum, at === 1), ', '] : []), ...row(count)])
}

/** The words of a swim with "on" before its send-offs: beside a rest "@ 1:00" would be a pace. */
function withSendOffs(body: Span, text: string): Piece[] {
  const at = text.slice(body.from, body.to).search(/@ ?\d?:[0-5]\d/)
  if (at < 0) return [body]
  const sign = { from: body.from + at, to: body.from + at + 1 }
  return [
    { from: body.from, to: sign.from },
    { words: 'on', for: sign },
    { from: sign.to, to: body.to },
  ]
}

/** How many repetitions lie before, between and behind the rests that part them: "after every 4" of ten are 4, 4 and 2. */
function countsOf({ place }: RestClause, times: number): number[] | undefined {
  if (place?.of !== 'every' && place?.of !== 'some') return undefined
  const ends =
    place.of === 'some'
      ? place.numbers.filter((number) => number < times)
      : Array.from({ length: Math.ceil(times / place.count) - 1 }, (_, at) => (at + 1) * place.count)
  const counts = [...ends, times].map((end, at) => end - (ends[at - 1] ?? 0))
  return ends.length > 0 && counts.every((count) => count > 0) ? counts : undefined
}

function rank({ place }: RestClause): number {
  return place?.of === 'every' || place?.of === 'some' ? 0 : 1
}

/** The rests of both levels in one breath, "jog 400 aft each rep and 800 aft the first set", and more than that within: "extra min". */
function levelled(set: SetWithRests, text: string, swum: boolean): Piece[] | undefined {
  const outer = set.clauses.at(-1)
  const inner = set.clauses.length === 2 ? set.clauses[0] : undefined
  if (outer?.place?.of !== 'sets' || inner?.place?.of === 'sets' || set.clauses.length > 2) return undefined
  const words = text.slice(set.joint, set.to)
  const isExtra = /\b(?:extra|another|more)\b/i.test(words)
  // "2x(5x2 min), 2 min easy, 6 min b/t sets": the first would be read as that between the sets.
  const isNested = set.isOpened && /\d ?x ?\d/i.test(text.slice(set.body.from, set.body.to))
  const isInner = isNested && inner && !inner.place && inner.manners.length > 0
  if (!isExtra && !(inner && (isInner || /\bfirst\b/i.test(words)))) return undefined
  const within = inner && spoken(inner, swum)
  const isAsFar = inner && outer.manners.length === 0 && /metres|km|mile/.test(lengthOf(outer, swum) ?? '')
  const between = spoken(isAsFar ? { ...outer, manners: inner.manners } : outer, swum)
  if (!between || (inner && !within)) return undefined
  const [own, more] = [secondsOf(within), secondsOf(between)]
  const sum = isExtra && own && more ? between.replace(/^[\d.]+ (?:s|min)\b/, `${own + more} s`) : between
  const isRow = !set.isOpened && /,|\d ?x ?\d/.test(text.slice(set.body.from, set.body.to))
  return [
    ...(isRow
      ? [{ words: `${set.times}x(`, for: { from: set.from, to: set.body.from } }, set.body, ')']
      : [{ from: set.from, to: set.joint }]),
    ...(inner ? [{ words: `, ${within} after each rep`, for: inner }] : []),
    { words: `, ${sum} between sets`, for: outer },
  ]
}

/** The seconds of a rest in time. */
function secondsOf(rest: string | undefined): number | undefined {
  const [, figure, unit] = /^([\d.]+) (s|min)\b/.exec(rest ?? '') ?? []
  return figure ? Number(figure) * (unit === 's' ? 1 : 60) : undefined
}

/** A rest that is done at something, as the second half of each repetition. */
function paired(set: SetWithRests, text: string, swum: boolean): Piece[] | undefined {
  const [rest, ...more] = set.clauses
  const { body, isOpened, times } = set
  if (!rest || more.length > 0 || (rest.place && rest.place.of !== 'reps')) return undefined
  const words = text.slice(body.from, body.to)
  const length = lengthOf(rest, swum)
  // "2x60s then 1200/800/400m, 1 min at 6:00/km": a rest of what follows the set.
  if (!isOpened && OTHER_PART.test(words)) return undefined
  if (!length || (isOpened && text.slice(body.to + 1, set.joint).trim() !== '')) return undefined
  // "w 7' Z1 recs"
  if (rest.aims.length > 0 && rest.aims.every((aim) => /^(?:(?:@|at|in) ?)?z(?:one)? ?1$/i.test(aim)))
    return isOpened
      ? undefined
      : [
          { from: set.from, to: body.to },
          { words: ` with ${length} z1 between`, for: rest },
        ]
  if (!(swum ? isSwumBetween(rest, words) : isOwnAim(rest, words, text))) return undefined
  const half: Piece = { words: halfOf(rest, length, swum), for: rest }
  const [, figure = ''] = (!isOpened && BARE.exec(`${words} `)) || []
  const bare = figure === '' || swum ? '' : Number(figure) >= LEAST_METRES ? ' metres' : ' min'
  const bout: Piece[] = [
    { from: body.from, to: body.from + figure.length },
    bare,
    { from: body.from + figure.length, to: body.to },
  ]
  // No float is behind the last one.
  const isWritten = times <= MOST_WRITTEN && HARD.test(words) && rest.aims.some((aim) => OF_RACE.test(aim))
  if (
    isWritten &&
    !isOpened &&
    !/\b(?:with|w|incl\w*) ?\/? ?$/i.test(text.slice(0, set.from)) &&
    !/\baft/i.test(text.slice(rest.from, rest.to))
  )
    return Array.from({ length: times }, (_, at): Piece[] => [...(at > 0 ? [', ', half, ', '] : []), ...bout]).flat()
  return [{ from: set.from, to: isOpened ? body.from - 1 : body.from }, '(', ...bout, ', ', half, ')']
}

const OTHER_PART = /(?:\bthen|followed by) \d/i
const BARE = /^(\d+(?:[.,]\d)?)(?! ?(?:[a-z'"’:/%.]|\d))/i
const LEAST_METRES = 100
// More of them are written as a set, with a rest behind each (our choice).
const MOST_WRITTEN = 4
const OF_RACE = new RegExp(RACE, 'i')
const CLOCK = /\d:[0-5]\d/
const HARD =
  /[@%]|\b(?:at|hard|fast|quick|strong|tempo|thr(?:esh(?:old)?)?|t|z ?\d|ss[t]?|sweet\w*|mp|hmp|lt|vo2\w*|max|all out)\b/i

/** Whether a rest says what it is done at, and in words that are not read beside a set: "500 @ MP btwn", "3 min spin 95 rpm". */
function isOwnAim({ from, to, aims, place, manners, isNamed }: RestClause, body: string, text: string): boolean {
  const isSaidEasy = isNamed || manners.length > 0
  const isRead = (aim: string) =>
    OF_RACE.test(aim)
      ? isSaidEasy && body.includes('%') && aim.includes('%')
      : READ.test(aim) || (!place && isSaidEasy && AT_CADENCE.test(aim))
  // "8 x 400 in 72" has a reader of its own.
  if (aims.length === 0 || /\bin \d{2,3}\b/i.test(body)) return false
  // "8 x 1 min at 110 rpm, 2 min at 90 rpm between": no work and rest, but two cadences.
  if (/\d ?rpm/i.test(body) && aims.every((aim) => /rpm$|cad/i.test(aim)) && !AT_POWER.test(body)) return false
  // Behind bouts without a target it is theirs: "8x1 km, 90s jog @ 5:00/km".
  if (!place && !manners.some((one) => /^float/i.test(one)) && !HARD.test(text.slice(0, from))) return false
  // "float @ 4:30/km" behind bouts at a pace
  if (CLOCK.test(body) && EASY_AT_PACE.test(text.slice(from, to))) return false
  const isUnnamed = place !== undefined && !isNamed && HARD.test(body)
  return !aims.every(isRead) || (isUnnamed && aims.every((aim) => /^(?:in )?(?:z|steady)/i.test(aim)))
}

const READ = /%$|w(?:atts)?$|^(?:(?:@|at|in) ?)?(?:z|steady|moderate)/i
const AT_POWER = /%|\dw\b|\bz ?\d|\b(?:tempo|thr\w*|ss[t]?|sweet\w*|hard|vo2\w*)\b/i
const EASY_AT_PACE = /\b(?:rest|rec\w*|ri|jog\w*|floats?|walk|easy|ez)\b.*\d:\d\d/i
const AT_CADENCE = /^(?:(?:@|at) ?)?[\d-]+ ?\+? ?rpm$/i

/** Whether a rest is swum in its own way, behind a set that leaves off no clock: "50 back ez in btwn". */
function isSwumBetween({ strokes, place }: RestClause, body: string): boolean {
  return strokes.length > 0 && place !== undefined && !CLOCK.test(body)
}

/** "3 min easy at 95 rpm": how hard it is has to be said beside a cadence. */
function halfOf(rest: RestClause, length: string, swum: boolean): string {
  const aim = aimOf(rest)
  return aim === ''
    ? (spoken(rest, swum) ?? length)
    : `${length}${/rpm$/i.test(aim) && rest.aims.length === 1 ? ' easy' : ''}${aim}`
}
