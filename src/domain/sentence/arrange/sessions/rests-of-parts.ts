import { formatClock } from '../../../text/grammar/numeral.ts'
import { bout } from './bouts.ts'
import { EASY, isSet, type Part, type Rest } from './parts.ts'
import { repeat } from './rounds.ts'
import { bestAims, hasMeaning, type Sayings } from './sayings.ts'
import { sumOf } from './sums.ts'
import type { Unit } from './units.ts'
import { type Length, type Said, timeOf } from './words.ts'

/** Whether a length is the rest behind what stands before it. */
export function isRest(
  { head, mark }: Unit,
  said: Sayings,
  last: Part,
  next: Unit | undefined,
  isInner = false,
): boolean {
  if (!head || head.inner || head.isCounted || said.end || said.picks.length > 0 || said.every) return false
  // A share is that of the bouts beside it.
  if (said.share !== undefined) return false
  if (said.place === 'before' || said.place === 'ahead' || said.place === 'behind' || said.place === 'either')
    return false
  if (said.isEnds || said.isRamp || said.isFaster || said.paces || said.isTotal || said.isSport || said.byLegs)
    return false
  // "run 5 km, walk 10"
  if (!isSet(last) && head.lengths[0]?.figure !== undefined) return false
  // "5x(4 min hard / 2 min jog). 15 min jog home"
  const isEnd = mark === 'stop' && !next && said.how === 'jog' && (head.lengths[0]?.size ?? 0) >= SHORT_END_SECONDS
  if (isEnd && !said.place) return false
  if (isWayHome(head.lengths[0], said, last, next)) return false
  // "50 min, 2 min rest, 3x8 min": what the rest is of is not said.
  const isSaid = isSet(last) || last.isEasy || last.aims.length + last.details.length > 0
  if (!isSaid && mark !== 'slash') return false
  // "easy 75 km, 2 min rest": there is nothing that it could be before.
  if (!isInner && !isSet(last) && !next && said.how && RESTS.has(said.how)) return false
  if (isBareBetween({ head, mark }, said, last, next)) return true
  if (said.place || said.how) return isSet(last) || said.how !== undefined
  if (!isSet(last) || last.end || (last.rests.length > 0 && last.times === 1)) return false
  const [length] = head.lengths
  if (!length) return false
  // "3 rounds w/ 10 min z2"
  const isOfRounds = last.kind === 'group' && last.times > 1 && !last.between
  if (said.isWith && isOfRounds && said.aims.length > 0 && said.aims.every(({ words }) => /^z[12]$/.test(words)))
    return true
  if (said.isOff && (said.aims.length === 0 || (last.aims.length === 0 && said.aims.every(isOfRuns)))) return true
  if (
    said.isWith &&
    isShorter(length, last.lengths[0]) &&
    said.aims.length > 0 &&
    (said.aims.every(({ words }) => EASY.test(words)) || isFarEasier(said, last))
  )
    return true
  // "3x(5 min 240 W, 1 min 300 W) 6 min 130 W, …"
  if (mark === 'none' && last.kind === 'group' && last.times > 1 && !last.between && next) return true
  if (mark === 'slash' && said.isEasy && said.aims.length === 0) return true
  if ((mark === 'comma' || mark === 'none') && next && isFarEasier(said, last)) return isShorter(length, boutOf(last))
  const isShort = isShorter(length, boutOf(last))
  // "5x2k at LT, 45s": nothing is said of it.
  const isPlainlyEasy = said.isEasy && said.aims.length === 0
  const isBare = said.aims.length + said.details.length === 0 && !said.isEasy && !said.hasUnknown
  // "1k, 800, 600, 400 jog after each. 2 rounds, 5 min"
  const isRound = last.kind === 'bouts' && last.times > 1 && last.lengths.length > 1
  // "3x(12x30/30), 5 min, 300 W / 140 W"
  const isOfSets = last.kind === 'group' && last.times > 1 && last.parts.length === 1 && last.parts[0]?.kind === 'group'
  if ((isBare || (isPlainlyEasy && next)) && isOfSets && !last.between && mark === 'comma' && length.in === 's')
    return true
  // "4x45 s at 105 rpm with 75 s easy"
  if (said.isWith && isPlainlyEasy && length.in === 's' && length.size < SHORT_END_SECONDS) return true
  if (isPlainlyEasy) return isShort && (next !== undefined || said.isWith || length.size <= SHORT_END_SECONDS)
  const isFirst = (last.rests.length === 0 || isRound) && !last.between
  return (
    isBare &&
    isShort &&
    isFirst &&
    (mark === 'open' ||
      (mark === 'none' && said.isWith && isFarShorter(length, boutOf(last))) ||
      ((mark === 'comma' || mark === 'slash') &&
        length.in === 's' &&
        length.size <= (isRound ? SHORT_END_SECONDS : MOST_BARE_SECONDS)))
  )
}

/** "6x800, 90 s jog, 1 mile jog": behind a set that has its rest, one jogs home. */
function isWayHome(length: Length | undefined, { how, place }: Sayings, last: Part, next: Unit | undefined): boolean {
  const hasRest = last.rests.length > 0 || last.between !== undefined
  const isLong = length !== undefined && length.size >= (length.in === 's' ? SHORT_END_SECONDS : SHORT_END_METRES)
  return how === 'jog' && !place && !next && hasRest && isLong
}

/** "1200 at 3k pace, 3 min, 2x800": a time of which nothing is said, between a distance with a target and a set. */
function isBareBetween({ head, mark }: Pick<Unit, 'head' | 'mark'>, said: Sayings, last: Part, next?: Unit): boolean {
  const [length] = head?.lengths ?? []
  const isSaid =
    said.aims.length + said.details.length > 0 ||
    said.isEasy ||
    said.hasUnknown ||
    said.times !== undefined ||
    said.place !== undefined ||
    (said.how !== undefined && said.how !== 'rest')
  const [bout] = last.lengths
  const isBehindRun =
    last.kind === 'bouts' && !isSet(last) && last.aims.length === 1 && !EASY.test(last.aims[0]?.words ?? '')
  const isShort = bout?.in === 'm' || (length?.size ?? 0) * 2 <= (bout?.size ?? 0)
  return (
    isBehindRun &&
    !isSaid &&
    last.rests.length === 0 &&
    mark === 'comma' &&
    isShort &&
    isWork(next) &&
    length?.in === 's' &&
    length.figure === undefined &&
    length.size <= SHORT_END_SECONDS
  )
}

/** A set, or a length that is said to be hard. */
function isWork(next: Unit | undefined): boolean {
  const said = [...(next?.ahead ?? []), ...(next?.behind ?? [])]
  const isAimed = said.some((word) => word.kind === 'aim' && !EASY.test(word.words))
  return (
    next?.head?.isCounted === true || (isAimed && next?.head !== undefined && !said.some(({ kind }) => kind === 'end'))
  )
}

/** "1 mi at 10k pace, 4x600 at 5k pace with 60 s rest, 2 min, 1 mi at 10k pace": between the set and the next part. */
export function restBehindSet(
  { head, mark, ahead, behind }: Unit,
  last: Part,
  next: Unit | undefined,
): Part | undefined {
  const [length, ...more] = head?.lengths ?? []
  const isBare = [...ahead, ...behind].every(({ kind }) => kind === 'filler') && !head?.isCounted && !head?.inner
  if (!head || !isBare || !isSet(last) || last.end || (last.rests.length === 0 && !last.between) || mark !== 'comma')
    return undefined
  if (
    length?.in !== 's' ||
    length.figure !== undefined ||
    more.length > 0 ||
    length.size > SHORT_END_SECONDS ||
    !isWork(next)
  )
    return undefined
  return { ...bout(last, length), from: head.from, to: head.to, aims: [], details: [], isEasy: true, mark }
}

/** "3x(4 min at 240 W, 4 min at 270 W), 4 min at 130 W, …": far below each of the bouts. */
function isFarEasier({ aims }: Sayings, last: Part): boolean {
  const [own, ...more] = aims.map(({ words }) => loadOf(words))
  const bouts = (last.kind === 'group' ? last.parts : [last]).flatMap((part) =>
    part.aims.map(({ words }) => loadOf(words)),
  )
  if (more.length > 0 || !own || last.rests.length > 0 || last.between || bouts.length === 0) return false
  return bouts.every(
    (bout) =>
      bout !== undefined &&
      bout.unit === own.unit &&
      own.load <= bout.load * (FAR_BELOW[own.unit] ?? FAR_BELOW_OF_SPEEDS),
  )
}

function loadOf(words: string): { load: number; unit: string } | undefined {
  const [, speed, per] = /^at (\d{1,2}(?:\.\d)?) (km\/h|mph)$/.exec(words) ?? []
  if (speed && per) return { load: Number(speed), unit: per }
  const [, zone] = /^z([1-7])$/.exec(words) ?? []
  if (zone) return { load: LOADS[Number(zone) - 1] ?? 0, unit: '%' }
  const [, load, unit] = /^(\d{2,3})(?:-\d{2,3})? ?(%|w)$/.exec(words) ?? []
  return load && unit ? { load: Number(load), unit } : undefined
}

// In percent of FTP about the middle of each zone.
const LOADS = [50, 65, 83, 97, 112, 135, 160]
// As a share of the bouts (our choice).
const FAR_BELOW: Readonly<Record<string, number>> = { '%': 0.65, w: 0.65 }
const FAR_BELOW_OF_SPEEDS = 0.85

/** Nobody rests at the pace of a race. */
function isOfRuns({ words }: Said): boolean {
  return /pace$|^at \d:/.test(words)
}

const IN_A_TIME = /^in \d/
/** Rests in which nobody moves fast. */
const RESTS: ReadonlySet<string> = new Set(['rest', 'full recovery', 'standing rest', 'walk'])

// Our choice. A longer easy part at the end is a cool-down.
const SHORT_END_SECONDS = 300
const SHORT_END_METRES = 1000
const MOST_BARE_SECONDS = 180
const MOST_OF_A_DISTANCE_SECONDS = 240
const MOST_JOG_METRES = 400
const LEAST_SECONDS = 15

/** The bout that a rest is shorter than; of a group without rests the whole of it. */
function boutOf(last: Part): Length | undefined {
  const [first] = last.parts
  const isWithoutRest =
    last.kind === 'group' &&
    last.parts.every((part) => part.kind === 'bouts' && part.rests.length === 0 && !part.isEasy)
  const seconds = isWithoutRest ? sumOf(last.parts, 's') : undefined
  return seconds === undefined ? (last.lengths[0] ?? first?.lengths[0]) : timeOf(seconds)
}

/** "3x2k with 2 min"; "3x15 min with 7 min" may be anything. */
function isFarShorter(rest: Length, bout: Length | undefined): boolean {
  return rest.in === 's' && bout !== undefined && (bout.in === 'm' || rest.size * 3 <= bout.size)
}

function isShorter(rest: Length, bout: Length | undefined): boolean {
  if (!bout) return false
  if (rest.in === 's') return rest.size <= (bout.in === 's' ? bout.size : MOST_OF_A_DISTANCE_SECONDS)
  return bout.in === 'm' && rest.size <= MOST_JOG_METRES && rest.size <= bout.size
}

/** Adds a rest of so long behind the last part; false if it has no place. */
export function addRest(last: Part, said: Sayings, unit: Unit): boolean {
  const { head } = unit
  // A rest between is one of a set, and there is none behind an end.
  if (last.end || last.isEnds || (said.place && !isSet(last))) return false
  // "threshold 2 min rest, 3x8 min": nobody rests at threshold.
  const isFast = ({ words }: Said) => !EASY.test(words) && !IN_A_TIME.test(words)
  if (said.how && RESTS.has(said.how) && said.aims.some(isFast)) return false
  if (!head || said.share !== undefined || said.isChanging || said.split || said.hasUnknown) return false
  if (said.isAlternate || said.drop || said.firstAt) return false
  if (said.times && ((said.place && !said.times.isBehind) || !repeat(last, [last], said.times))) return false
  // "6x800 off 3:00 @ 3:40/k": how fast the bouts are.
  const isOfBouts = said.isOff && !said.how && !said.isEasy && last.aims.length === 0 && last.kind === 'bouts'
  if (isOfBouts) last.aims.push(...bestAims(said.aims.splice(0)))
  const isDone = said.isEasy || said.aims.length + said.details.length > 0
  const how =
    said.how && (said.how !== 'rest' || !isDone)
      ? said.how
      : isDone || isLongPause(said, head.lengths)
        ? 'easy'
        : 'rest'
  const lengths = head.lengths.map((length) => inSeconds(length, last))
  if (lengths.some((length) => length === undefined)) return false
  const rests = lengths
    .flatMap((one) => one ?? [])
    .map(
      (length): Rest => ({
        from: head.from,
        to: head.to,
        length,
        how,
        aims: bestAims(said.aims),
        details: said.details,
      }),
    )
  const isOfSets = said.place === 'between sets' || said.place === 'after sets'
  if (!addRests(last, rests, isOfSets || isBetweenRounds(last, said, rests))) return false
  last.restsLast = said.place === 'after sets'
  return true
}

/** "2x(8x40/20), 6 min between": nobody stands so long. */
function isLongPause({ how, place }: Sayings, [length]: readonly Length[]): boolean {
  return (
    how === undefined &&
    place !== undefined &&
    length?.in === 's' &&
    length.figure === undefined &&
    length.size > MOST_OF_A_DISTANCE_SECONDS
  )
}

/** "20x15 s, twice, 4 min easy in between": so long a rest is that between the rounds. */
function isBetweenRounds(last: Part, { place }: Sayings, [rest]: readonly Rest[]): boolean {
  const [inner] = last.parts
  if (place === 'between' && inner?.kind === 'group' && last.parts.length === 1) return true
  const [bout] = inner?.lengths ?? []
  const isLong = rest?.length?.in === 's' && bout?.in === 's' && rest.length.size > bout.size * 3
  return place === 'between' && last.kind === 'group' && last.parts.length === 1 && isLong
}

/** "6x1k off 75": a rest without a unit is in seconds, where it would be too long in minutes. */
function inSeconds(length: Length, last: Part): Length | undefined {
  const { figure } = length
  if (figure === undefined || length.in === 'm' || figure < LEAST_SECONDS) return length
  const bout = last.lengths[0] ?? last.parts[0]?.lengths[0]
  const isLong = bout?.in === 's' && bout.size > SHORT_END_SECONDS
  return isLong ? undefined : timeOf(figure)
}

/** Adds rests behind the bouts of a part, or between its rounds; false if it has some, or another number of bouts. */
export function addRests(last: Part, rests: readonly Rest[], isBetweenSets: boolean): boolean {
  const [first] = rests
  if (!first) return false
  const [inner, ...others] = last.parts
  // "3 sets of 6x200, 200 jog"
  if (
    last.kind === 'group' &&
    inner?.isCounted &&
    inner.kind === 'bouts' &&
    others.length === 0 &&
    !isBetweenSets &&
    inner.rests.length === 0
  )
    return addRests(inner, rests, false)
  // "3x(800 + 400 + 400), 45 s rest, 6 min between sets"
  if (isBetweenSets && last.between && !last.between.isBetweenSets && !moveWithin(last, last.between)) return false
  if (isBetweenSets || (last.kind === 'group' && rests.length === 1)) {
    if (rests.length > 1 || last.between) return false
    if (last.kind !== 'group' && (last.lengths.length < 2 || last.times === 1)) return false
    last.between = { ...first, isBetweenSets }
    return true
  }
  if (last.rests.length > 0) {
    if (last.times === 1 || last.lengths.length < 2 || last.between || rests.length > 1) return false
    last.between = first
    return true
  }
  const bouts = last.kind === 'group' ? last.parts.length : last.lengths.length
  if (rests.length > 1 && rests.length !== bouts && rests.length !== bouts - 1) return false
  last.rests = [...rests]
  return true
}

/** A rest behind sets stands behind each of their bouts, where one between the sets is said beside it. */
function moveWithin(last: Part, rest: Rest): boolean {
  const [inner] = last.parts
  const isRow = last.parts.length === 1 && inner?.kind === 'bouts' && inner.times === 1 && inner.lengths.length > 1
  const isChain = last.parts.length > 1 && last.parts.every((part) => !isSet(part) && part.rests.length === 0)
  const within = isRow ? inner : isChain ? last : undefined
  if (!within || within.rests.length > 0) return false
  within.rests = [rest]
  last.between = undefined
  return true
}

/** "full recovery (6 min)" */
export function takeLengthOfRest(last: Part, said: Sayings, { mark, head }: Unit): boolean {
  const [rest] = last.rests
  const [length, ...more] = head?.lengths ?? []
  // "200 m jog (75 s)"
  const isTimeOfJog = rest?.length?.in === 'm' && rest.aims.length === 0 && length?.in === 's' && length.size < 300
  if (isTimeOfJog && mark === 'open' && more.length === 0 && !head?.isCounted && !hasMeaning(said)) {
    const time = length.size < 100 ? `${length.size} s` : formatClock(length.size)
    last.rests = [{ ...rest, aims: [{ words: `in ${time}` }] }]
    return true
  }
  if (
    mark !== 'open' ||
    !rest ||
    rest.length ||
    rest.share !== undefined ||
    !length ||
    more.length > 0 ||
    head?.isCounted
  )
    return false
  if (said.hasUnknown || said.aims.length + said.details.length + said.picks.length > 0) return false
  last.rests = [{ ...rest, length, how: /recovery|rest/.test(rest.how) ? 'easy' : rest.how }]
  return true
}
