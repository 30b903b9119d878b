import { workoutTypeLabel } from '../../sports/registry.ts'
import type { Mention } from '../mention.ts'
import type { Outline } from '../outline/outline.ts'
import { mentionsOfPart, type Part, says } from '../outline/part.ts'
import { secondsOf, secondsOfOneBout } from '../outline/seconds-of-part.ts'
import { LISTED_RESTS } from '../readers/structure/listed-rests.ts'
import type { SportContext } from '../resolve/measure.ts'
import { type Span, spanAround, type Unread, unreadAt } from '../result.ts'
import { ALTERNATIVE, LIFTS, LISTED_PACES } from '../tokens/words/unsupported-words.ts'
import { hasFigure } from '../written/spoken-figure.ts'
import {
  changesSet,
  isAlternating,
  isChoice,
  isOfPair,
  isTarget,
  leavesSetWrong,
  takesRestAway,
} from './changing-words.ts'
import { beginningOfClause, endOfClause, isSeparated } from './clauses.ts'
import {
  findForeign,
  findLift,
  isApartFrom,
  isJogBetween,
  isLooseRest,
  isTiny,
  lacksRest,
  ownDoubt,
} from './doubtful-parts.ts'
import type { DraftRequest } from './draft-request.ts'

/** A set that was understood only in part, and the first words of it that change its meaning and were not. */
/** `isKept`: the set itself is clear, and only to be checked. */
export type Doubt = { part: Part; words: Span; reason?: string; isKept?: boolean }

/**
 * The sets whose description holds words that were not understood and change what is done: another figure, a condition, a
 * choice, what only some repetitions are. Remarks in words alone ("smooth", "with my dog") leave a set as it is.
 */
export function findDoubts(
  { total, parts }: Outline,
  mentions: readonly Mention[],
  unread: readonly Unread[],
  sentence: string,
  context: SportContext,
): Doubt[] {
  const foreign = findForeign(mentions, sentence)
  const lift = findLift(mentions)
  const listed = unread.find((one) => one.sentence === LISTED_RESTS)
  const paces = unread.find((one) => one.sentence === LISTED_PACES)
  // A clause of its own without unknown words is clear, whatever was said beside it.
  const foreignBeside = (from: number, to: number) => {
    const clause = [beginningOfClause(sentence, from), endOfClause(sentence, to)] as const
    const isClear = mentions.every((one) => one.kind !== 'unknown' || one.to <= clause[0] || one.from >= clause[1])
    return isClear ? undefined : foreign
  }
  const jogs = parts.filter((_, at) => isJogBetween(parts, at, sentence))
  const loose = unread.find((one) => isLooseRest(one, sentence)) ?? jogs[0]?.head
  // A rest is said behind its set; a jog between stretches is a rest of all.
  const isMeant = (to: number) => loose !== undefined && (jogs.length > 0 || loose.from >= to)
  const isNamed = ({ head }: Part) =>
    head?.kind === 'amount' &&
    head.amount.kind === 'bare' &&
    !isSeparated(head, sentence) &&
    unread.some((one) => covers(one, head))
  // A figure without a unit that is unread is no part of its own: "8x50 first 4 kick".
  const tiny = parts.filter((part) => isTiny(part) || jogs.includes(part))
  const said = [...parts.filter((part) => !isNamed(part) && !tiny.includes(part)), ...(total ? [total] : [])]
    .map((part) => ({ part, ...spanOf(part) }))
    .toSorted((one, other) => one.from - other.from)
  const changing = [
    ...unread.filter((one) => changesSet(one, sentence)),
    ...mentions.filter((one) => one.kind === 'filler' && isChoice(one, sentence)),
    ...tiny.flatMap(({ head }) => head ?? []),
  ].toSorted((one, other) => one.from - other.from)
  const doubts = said.flatMap(({ part, from, to }, at) => {
    const next = said[at + 1]?.from ?? sentence.length
    const target = unread.find((one) => one.from >= to - 1 && one.from < next && isTarget(one, sentence))
    if (target && part !== total && part.head?.kind === 'amount') return [{ part, words: target }]
    const before = said[at - 1]
    const choice = before && part !== total && OR.exec(sentence.slice(before.to, from))
    if (choice) {
      const at = before.to + choice.index
      return [{ part, words: { from: at, to: at + choice[0].trimEnd().length }, reason: ALTERNATIVE }]
    }
    if (!(isSet(part) || (part !== total && isAimed(part))) || unread.some((one) => isHeadOf(one, part))) return []
    // "run 5 km, 3x8 km"
    const bout = secondsOfOneBout(part, context)
    if (total && part !== total && isSession(total, context) && bout > secondsOf(total, context))
      return contradiction(part, total)
    // "15s 150% / 15s 50% x 20": the other half of the pair is not of the set.
    const half =
      before && unread.some((one) => isHeadOf(one, before.part)) && SLASH.test(sentence.slice(before.to, from))
        ? before.part.head
        : undefined
    const own =
      half ??
      (lift && !isApartFrom(lift, part, sentence) ? lift : undefined) ??
      listed ??
      ownDoubt(part) ??
      (loose && isMeant(to) && lacksRest(part, loose, sentence) ? loose : undefined)
    if (own) return [{ part, words: own }]
    const start = Math.max(said[at - 1]?.to ?? 0, beginningOfClause(sentence, from))
    const end = Math.max(to, said[at + 1]?.from ?? sentence.length)
    const isNear = (one: Span) =>
      (one.from >= start && one.from < end) || (one.from < from && isAlternating(one, sentence))
    // "8x1k, odd 4:00, even 4:30, no rest": the bouts follow one another anyway.
    const isByTurns = part.group?.mention.kind === 'targets'
    const near = changing.filter(
      (one) =>
        isNear(one) &&
        !isOfPair(one, part) &&
        !(isByTurns && takesRestAway(one, sentence)) &&
        // Another part is lifted.
        !(lift && one.from >= lift.from && isApartFrom(lift, part, sentence)),
    )
    const times = timesOf(part)
    const words = near.find((one) => times === undefined || leavesSetWrong(one, times, sentence))
    if (words) return [{ part, words }]
    const beside = near[0] ?? paces ?? foreignBeside(from, to)
    return beside ? [{ part, words: beside, isKept: times !== undefined }] : []
  })
  return [...doubts, ...tiny.flatMap((part) => (part.head ? [{ part, words: part.head }] : []))]
}

/** Names every word of the sets that are left out, and why. Words that stand together are named once. */
export function nameLeftOut(doubts: readonly Doubt[], mentions: readonly Mention[], sentence: string): Unread[] {
  return doubts.flatMap(({ part, words, reason }) => {
    const own = mentionsOfPart(part).filter(({ kind }) => kind !== 'sport' && kind !== 'session')
    const said = `“${sentence.slice(words.from, words.to)}”`
    const because = reason ?? `${said} could not be read, so this set is left out.`
    const runs: { from: number; to: number }[] = []
    for (const { from, to } of own) {
      const last = runs.at(-1)
      const isBeside =
        last && mentions.every((one) => one.to <= last.to || one.from >= from || own.includes(one) || isJoint(one))
      if (last && isBeside) last.to = Math.max(last.to, to)
      else runs.push({ from, to })
    }
    return runs.map((run) => unreadAt(run, because))
  })
}

/** Asks about each set that is kept beside words that were not understood. */
export function checkKept(doubts: readonly Doubt[], sentence: string): Unread[] {
  return doubts.flatMap(({ part: { head, group }, words, isKept }) => {
    const place = head ?? group?.parts[0]?.head ?? group?.mention
    return isKept && place
      ? [unreadAt(place, `“${sentence.slice(words.from, words.to)}” beside it was not read: check this set.`)]
      : []
  })
}

/** Keeps what the first reading said of the words in doubt, and the type of the sets if nothing else names one. */
export function keepFirst(draft: DraftRequest, first: DraftRequest, doubts: readonly Doubt[]): void {
  for (const { words } of doubts) {
    const [named] = first.unread.filter(({ from }) => from === words.from)
    if (named && draft.unread.every((one) => one.to <= words.from || one.from >= words.to)) draft.unread.push(named)
  }
  const { workoutType } = first.asked
  // "5x5 squats, then 20 min run": a set that is no set of the sport says nothing of the session.
  const isLifted = first.unread.some(({ sentence }) => sentence === LIFTS)
  // "5 min run with 10x1000": neither the set nor the length is kept.
  const isClash = doubts.some(({ reason }) => reason === TOO_LONG_BOUT)
  if (draft.asked.workoutType || !workoutType || isLifted || isClash) return
  draft.asked.workoutType = workoutType
  draft.addInferred('workoutType', workoutTypeLabel[workoutType], 'Guessed from what was left out.')
}

/** Whether a length is one of a session, and not refused anyway. */
function isSession(total: Part, context: SportContext): boolean {
  return secondsOf(total, context) >= MIN_SESSION_SECONDS
}

const MIN_SESSION_SECONDS = 5 * 60

/** Both the set and the length of the session: which of them is meant is not clear. */
function contradiction(part: Part, total: Part): Doubt[] {
  const [set, length] = [part.head, total.head]
  return set && length
    ? [
        { part, words: length, reason: TOO_LONG_BOUT },
        { part: total, words: set, reason: TOO_LONG_BOUT },
      ]
    : []
}

const TOO_LONG_BOUT = 'One bout is longer than the session: check both.'

function isJoint({ kind }: Mention): boolean {
  return kind === 'filler' || kind === 'punctuation'
}

function isSet({ head, group }: Part): boolean {
  return group !== undefined || head?.kind === 'set' || head?.kind === 'rungs' || head?.kind === 'classic'
}

/** Whether a stretch says how hard it is: then it can be the main set. */
function isAimed(part: Part): boolean {
  return part.head?.kind === 'amount' && (hasFigure(part) || says(part, 'race pace'))
}

function isHeadOf(span: Span, { head, group }: Part): boolean {
  const own = head ?? group?.mention
  return own !== undefined && covers(span, own)
}

/** How often a set that also says how long is done; undefined for what is none. */
function timesOf({ head, group }: Part): number | undefined {
  if (group) return group.times
  return head?.kind === 'set' && !head.isOpen ? head.times : head?.kind === 'rungs' ? 1 : undefined
}

// "3x8 min or 20 min tempo"
const OR = /\bor (?:\p{L}+ ){0,2}$/iu
const SLASH = /^\s*\/\s*$/

function covers({ from, to }: Span, other: Span): boolean {
  return from < other.to && to > other.from
}

function spanOf(part: Part): Span {
  return spanAround(...mentionsOfPart(part).filter(({ kind }) => kind !== 'sport'))
}
