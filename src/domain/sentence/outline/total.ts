import { sportOf } from '../../sports/registry.ts'
import { sumOf } from '../../units/numbers.ts'
import type { Mention } from '../mention.ts'
import { checkRange, type SportContext, toLength } from '../resolve/measure.ts'
import { isAddedSwim, isInTime, isShortSwim, isSwimBesideSets, isThenBeside } from './added-parts.ts'
import { isBeginning, isBetween } from './beginnings.ts'
import { EFFORTS, effortOf, HELD } from './effort-of-part.ts'
import { isFilledByTwo, isHeading, isSumBefore } from './headings.ts'
import { holds } from './holds.ts'
import { includes, saysTotal } from './inclusion.ts'
import { mentionsOfPart, type Part, roleOf } from './part.ts'
import { secondsOf, secondsOfOneBout } from './seconds-of-part.ts'
import { isDirectlyAimed, isPartBeside, namesSport, startOf } from './stretches-beside-sets.ts'

/** Finds the length of the whole among the parts; undefined if none is. */
export function findTotal(
  all: readonly Part[],
  mentions: readonly Mention[],
  sentence: string,
  context: SportContext,
): Part | undefined {
  // "10 min ramp 50-75%, 2x22 min": a stretch before the sets.
  const longest = Math.max(...all.map((part) => secondsOfOneBout(part, context)))
  const isBefore = (part: Part) => effortOf(part, context) !== undefined && secondsOf(part, context) < longest
  const whole = all.filter(
    (part) =>
      isWhole(part, context) &&
      !isBefore(part) &&
      !isBeginning(part, all, sentence, context) &&
      !(
        isAimedEffort(part, sentence) &&
        effortOf(part, context) === 'easy' &&
        all.some(({ head }) => head?.kind === 'set')
      ) &&
      !(all.length > 1 && sportOf(context.sport).inPool && isShortSwim(part, sentence)) &&
      !(sportOf(context.sport).inPool && isSwimBesideSets(part, all, mentions, sentence)),
  )
  // "30 min easy bike with 3x20 min": it holds what stands behind "with", also where that is too much for it.
  const holding = all.find((part) => isSessionWith(part, all, sentence))
  if (holding) return holding
  const withUnit = whole.filter(({ head }) => head?.kind === 'amount' && head.amount.kind !== 'bare')
  // "bike 3x8 451 60 min": the figure without a unit is something else.
  // "45' footing, 8 strides (80m)": metres or minutes, where another length says which it is.
  const clear = withUnit.filter(({ head }) => head?.kind === 'amount' && head.amount.kind !== 'm')
  const said = clear.length > 0 ? clear : withUnit.length > 0 ? withUnit : whole
  // "60 min ride for 400 km": the one that a session can have.
  const possible = said.filter((part) => fits(part, context))
  const candidates = possible.length > 0 ? possible : said
  const named =
    whole.find(({ head }) => head?.kind === 'amount' && head.isTotal) ??
    candidates.find((part) => saysTotal(part, all, sentence))
  const filled = candidates.find((part) => isFilledByTwo(part, all, sentence, context))
  if (filled && !named) return filled
  if (
    !named &&
    candidates.length === 1 &&
    all.length > 1 &&
    candidates.every((part) => hasTarget(part) || isAimedEffort(part, sentence) || isAllOut(part)) &&
    all.every((part) => candidates.includes(part) || roleOf(part))
  )
    return undefined
  if (named) return named
  if (
    all.length > 1 &&
    candidates.length === 1 &&
    candidates.every((part) => isWorkBesideEnds(part, all, sentence, context))
  )
    return undefined
  // "start with 20 min easy, 30 min tempo": one after the other.
  const [beginning] = all
  if (
    beginning?.head?.kind === 'amount' &&
    beginning.head.place === 'first' &&
    candidates.every(
      (part) =>
        part !== beginning &&
        effortOf(part, context) !== undefined &&
        (!namesSport(part) || isThenBeside(part, mentions, sentence)),
    )
  )
    return undefined
  // "5k tempo topped and tailed with 2k easy"
  const isAround = ({ head }: Part) => head?.kind === 'warm-up or cool-down' && head.isAround === true
  if (all.some(isAround) && all.every((part) => isAround(part) || effortOf(part, context) === 'work')) return undefined
  const heading = candidates.find((part) => isSumBefore(part, all, sentence, context))
  if (heading) return heading
  // "30 min or 1500 m swim": the first one counts.
  const [offered, instead] = all
  const isOffered =
    all.length === 2 && offered?.head && instead?.head && OR.test(sentence.slice(offered.head.to, instead.head.from))
  if (isOffered && whole.includes(offered)) return offered
  // "2 km at 5:00, 1 km at 4:40": too short for a session, and a part of one.
  const isImpossible = (part: Part) =>
    said.includes(part) && !candidates.includes(part) && effortOf(part, context) === undefined
  const others = all.filter((part) => part.head?.kind !== 'strides' && !isImpossible(part))
  if (others.length === 1) return candidates[0]
  const isSet = ({ head, group }: Part) =>
    group !== undefined || head?.kind === 'set' || head?.kind === 'rungs' || head?.kind === 'classic'
  // "400 + 8x50", "swim 1 km then 15 min drills"
  const isAddedLength = (part: Part) =>
    isAddedSwim(part, mentions, sentence, context) ||
    (sportOf(context.sport).inPool && all.some(isInTime) && isThenBeside(part, mentions, sentence))
  const [one] = candidates
  const isOneOfThem =
    one !== undefined && (isPartBeside(one, { all, others, mentions, sentence, context }) || isAddedLength(one))
  if (candidates.length === 1 && !isOneOfThem && others.every((part) => part === one || isSet(part))) return one
  const isInside = one !== undefined && /\b(?:in|inside|within)\s*$/i.test(sentence.slice(0, startOf(one)))
  if (isOneOfThem && candidates.length === 1 && !isInside && isDirectlyAimed(one, sentence, context)) return undefined
  const plain = candidates.filter((part) => effortOf(part, context) === undefined && !isAddedLength(part))
  // Of one length without an effort and beside a sport, the others are parts, even if they do not fit.
  const [only, ...more] = plain
  const hasEnds = all.some((part) => roleOf(part) !== undefined)
  const isClaimed = (part: Part) => isBesideSport(part, mentions) && (hasEnds || isHeading(part, all, sentence))
  if (only && more.length === 0 && !isBetween(only, all) && (holds(only, others, context) || isClaimed(only)))
    return only
  const greatest = plain.toSorted((one, other) => secondsOf(other, context) - secondsOf(one, context))[0]
  if (greatest && more.length > 0)
    return !isBetween(greatest, all) && holds(greatest, others, context) ? greatest : undefined
  const [first] = all
  if (!first || !candidates.includes(first) || !holds(first, others, context))
    return longestOfSameUnit(candidates, others, sentence, context)
  // "swim 600 pull with paddles, then 8x25"
  if (isAddedLength(first) || isOneOfThem) return undefined
  return isFollowedByParts(first, all, mentions, sentence) ? first : undefined
}

const OR = /^ ?(?:swim |easy )?or $/i

/** Whether a length is that of a run, a ride or a swim with a set, the only other part. */
function isSessionWith({ head }: Part, all: readonly Part[], sentence: string): boolean {
  const [, set, ...more] = all
  if (head?.kind !== 'amount' || head !== all[0]?.head || set?.head?.kind !== 'set' || more.length > 0) return false
  return SESSION_WITH.test(sentence.slice(head.to, set.head.from))
}

const SESSION_WITH =
  /^ ?(?:(?:very |nice )?(?:easy|recovery|steady|endurance|z2|zone 2) )?(?:run|ride|bike(?: ride)?|swim|spin|jog),? (?:with|w\/?) ?$/i

/** Whether a part has a target in figures: then its warm-up and its cool-down are beside it, "3 mi @ 6:50 with 1 mi wu/cd". */
function hasTarget({ about }: Part): boolean {
  return about.some(({ kind }) => kind === 'pace' || kind === 'power' || kind === 'percent' || kind === 'race pace')
}

/** "30 min tempo run, 10 min warm up, 10 min cool down": work with a length of its own, and ends that come on top. */
function isWorkBesideEnds(part: Part, all: readonly Part[], sentence: string, context: SportContext): boolean {
  const ends = all.filter((one) => one !== part)
  const named = part.about.flatMap((one) => (one.kind === 'session' ? one.session : []))
  // "30 min tempo run with 10 min warm up and 10 min cool down": with so long ones no work would be left.
  const isFull = sumOf(ends, (end) => secondsOf(end, context)) > secondsOf(part, context) / 2
  return (
    effortOf(part, context) === 'work' &&
    named.every((one) => HELD.has(one)) &&
    ends.every((end) => roleOf(end) !== undefined) &&
    !(includes(part, ends, sentence) && !(isFull && !INCLUDED.test(sentence))) &&
    !OF_SESSION.test(sentence)
  )
}

const INCLUDED = /\b(?:incl\w*|of which|within|inside|contain\w*)/i
/** A length beside these is that of the whole. */
const OF_SESSION = /\b(?:session|workout)\b/i

/** Whether a length is done all out: "1650 for time after 500 warm-up". */
function isAllOut({ about }: Part): boolean {
  return about.some((one) => one.kind === 'session' && one.session === 'anaerobic')
}

/** Whether the effort of a length stands behind "at": "3 miles at tempo pace with 1 mile warm up and cool down". */
function isAimedEffort({ head, about }: Part, sentence: string): boolean {
  return about.some(
    (one) => one.kind === 'session' && head && /^\s*(?:at|@)\s*(?:an?\s+)?$/i.test(sentence.slice(head.to, one.from)),
  )
}

/** Whether a session can have the length of a part. */
function fits({ head }: Part, context: SportContext): boolean {
  const length = head?.kind === 'amount' ? toLength(head.amount, context) : ''
  return typeof length !== 'string' && checkRange(length, context) === undefined
}

/** A length with an effort that others of the sentence are part of by "with" or "including", wherever it stands. */
function longestOfSameUnit(
  candidates: readonly Part[],
  others: readonly Part[],
  sentence: string,
  context: SportContext,
): Part | undefined {
  return candidates.find((part) => holds(part, others, context) && includes(part, others, sentence))
}

/** Whether a part can be the length of the session: a plain length that is not said to be its beginning or its end. */
function isWhole({ head, contents, about }: Part, context: SportContext): boolean {
  return (
    contents === undefined &&
    // "2k, 1k, 3 min jog after each": a bout of a row.
    !about.some((one) => one.kind === 'rest' && one.isAfterEach) &&
    head?.kind === 'amount' &&
    head.place === undefined &&
    !head.isEach &&
    typeof toLength(head.amount, context) !== 'string'
  )
}

function isBesideSport({ about }: Part, mentions: readonly Mention[]): boolean {
  return about.some(({ kind }) => kind === 'sport') || mentions.filter(({ kind }) => kind === 'amount').length === 1
}

/** Whether the parts behind a first length lie within it: it is beside its sport, or "with" and "including" say so. */
function isFollowedByParts(first: Part, all: readonly Part[], mentions: readonly Mention[], sentence: string): boolean {
  const [second] = all.slice(1).flatMap(mentionsOfPart)
  const isLinked = mentions.some(({ kind, from }) => kind === 'link' && from < (second?.from ?? 0))
  // "bike 40 min z2, 20 min z3" follow one another; "60 min tempo ride, 15 min warm-up" do not.
  const isSequence = all.some(
    (part) =>
      part !== first &&
      part.head?.kind === 'amount' &&
      part.about.some(({ kind }) => EFFORTS.has(kind) || kind === 'zone' || kind === 'session'),
  )
  if (first.about.some(({ kind }) => kind === 'sport') && !isLinked && !isSequence) return true
  return includes(
    first,
    all.filter((one) => one !== first),
    sentence,
  )
}
