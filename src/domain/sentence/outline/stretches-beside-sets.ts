import { sportOf } from '../../sports/registry.ts'
import type { Mention } from '../mention.ts'
import type { SportContext } from '../resolve/measure.ts'
import { isThenBeside } from './added-parts.ts'
import { isBetween } from './beginnings.ts'
import { effortOf, HELD, isStretch } from './effort-of-part.ts'
import { holds, holdsRests } from './holds.ts'
import { endOf, mentionsOfPart, type Part, roleOf } from './part.ts'
import { secondsOf } from './seconds-of-part.ts'

/** What a length is looked at with: all parts of the session, and those that can be beside it. */
export type Beside = {
  all: readonly Part[]
  others: readonly Part[]
  mentions: readonly Mention[]
  sentence: string
  context: SportContext
}

/** Whether a length that could be that of the whole is a part beside the others: "4k tempo, 3x9 min hard", "5x1k, 2k easy". */
export function isPartBeside(part: Part, beside: Beside): boolean {
  return rules.some((rule) => rule(part, beside))
}

type Rule = (part: Part, beside: Beside) => boolean

const rules: readonly Rule[] = [
  // "5x1k, 2k easy", "swim 400, 8x100"
  (part, { all, others, context }) =>
    !holds(part, others, context) && (isStretch(part, all, context) || isWorkBesideWork(part, others, context)),
  isEffortApart,
  // "10 min warm-up + 5 miles in z1 + 7x45 s"
  (part, { all, sentence, context }) => isBetween(part, all) && isDirectlyAimed(part, sentence, context),
  isShortWork,
  (part, { others, sentence, context }) => !holdsRests(part, others, sentence, context),
  // "run 20 min tempo, 3 min jog, 6x30 s"
  (part, { all, sentence, context }) =>
    part === all[0] && effortOf(part, context) === 'work' && isJogged(all[1], sentence),
  isBehindSets,
  (part, { mentions, sentence, context }) =>
    effortOf(part, context) !== undefined && isThenBeside(part, mentions, sentence),
]

/** "15 min tempo, 2x90 s @ 3:25/km": so short a session is none. */
function isShortWork(part: Part, { all, others, sentence, context }: Beside): boolean {
  return (
    secondsOf(part, context) <= MAX_STRETCH_SECONDS &&
    isDirectlyAimed(part, sentence, context) &&
    isSeparate(part, all, sentence) &&
    isWorkBesideWork(part, others, context)
  )
}

// Our choice.
const MAX_STRETCH_SECONDS = 25 * 60

/** "3x8 min hard, 5 min jog, 4 miles tempo", "8x50 all out 20 s rest, 400 easy" */
function isBehindSets(part: Part, { all, others, sentence, context }: Beside): boolean {
  if (part === all[0]) return false
  const isAimed = isDirectlyAimed(part, sentence, context)
  if (effortOf(part, context) !== 'easy')
    return (
      isAimed &&
      /[,;.\n]\s*(?:then )?$/i.test(sentence.slice(0, startOf(part))) &&
      isWorkBesideWork(part, others, context)
    )
  if (sportOf(context.sport).inPool) return !part.about.some(({ kind }) => kind === 'sport')
  return isAimed && isSeparate(part, all, sentence)
}

/** "4k tempo, 3x9 min hard": a stretch of work beside sets that say how hard they are, too. */
function isWorkBesideWork(part: Part, all: readonly Part[], context: SportContext): boolean {
  const others = all.filter((one) => one !== part && roleOf(one) === undefined)
  const isWork = (one: Part): boolean =>
    effortOf(one, context) === 'work' ||
    // "3 x (20 s fast, 30 s slow)"
    (one.head?.kind === 'set' && (one.head.effort !== undefined || one.head.rest !== undefined)) ||
    one.group?.parts.some(isWork) === true
  return effortOf(part, context) === 'work' && others.every(isWork)
}

/**
 * "3 km easy. 1-2-3-2-1 min", "5 km z4; 6 x 3 min hard": a length that says how hard it is, and no sport, apart from its neighbours by
 * more than a comma. In "10k easy. last 2k at 5k pace" the other one lies in it.
 */
function isEffortApart(part: Part, { all, sentence, context }: Beside): boolean {
  if (!isDirectlyAimed(part, sentence, context)) return false
  const ends = all.filter(({ head }) => head?.kind === 'amount' && head.place !== undefined)
  if (ends.some((end) => secondsOf(end, context) < secondsOf(part, context) && !isFinish(end, sentence))) return false
  const sets = all.filter((one) => !ends.includes(one))
  if (effortOf(part, context) === 'work' && holds(part, all, context) && !isWorkBesideWork(part, sets, context))
    return false
  return gapsAround(part, all, sentence).some((gap) => APART.test(gap))
}

/** "finish with 1 km easy" follows what stands before it. */
function isFinish({ head }: Part, sentence: string): boolean {
  return /^(?:finish|end)/i.test(sentence.slice(head?.from, head?.to))
}

const APART = /^[\s)]*(?:[;\n]|\.\s| - )/

/** Whether nothing but a comma, a mark or "then" stands between a part and its neighbours. */
function isSeparate(part: Part, all: readonly Part[], sentence: string): boolean {
  return gapsAround(part, all, sentence).every(
    (gap) => /^[\s)]*(?:[,;.\n+]|- |then|followed by)/i.test(gap) && !/\b(?:with|w|incl\w*)\b/i.test(gap),
  )
}

/** The words between a part and the one before it and behind it. */
function gapsAround(part: Part, all: readonly Part[], sentence: string): string[] {
  const at = all.indexOf(part)
  const [before, behind] = [all[at - 1], all[at + 1]]
  return [
    ...(before ? [sentence.slice(endOf(before), startOf(part))] : []),
    ...(behind ? [sentence.slice(endOf(part), startOf(behind))] : []),
  ]
}

/** Whether how hard a length is stands directly behind it, and no sport: "4 miles tempo", "5 km in z4". */
export function isDirectlyAimed(part: Part, sentence: string, context: SportContext): boolean {
  const { head, about } = part
  if (!head || namesSport(part) || effortOf(part, context) === undefined) return false
  if (about.some((one) => one.kind === 'session' && !HELD.has(one.session))) return false
  return about.some(
    ({ kind, from }) =>
      kind !== 'sport' && from >= head.to && /^ ?(?:at |@ ?|in |very )?$/i.test(sentence.slice(head.to, from)),
  )
}

/** Whether a length is that of a run, a ride or a swim: the sport stands behind it. */
export function namesSport({ head, about }: Part): boolean {
  return about.some(({ kind, from }) => kind === 'sport' && head !== undefined && from >= head.to)
}

/** Whether a part is a jog or a walk by the word behind its length. */
function isJogged(part: Part | undefined, sentence: string): boolean {
  return part?.head?.kind === 'amount' && /^\s*(?:jog|walk)\b/i.test(sentence.slice(part.head.to))
}

/** Where the first word of a part stands. */
export function startOf(part: Part): number {
  return mentionsOfPart(part)[0]?.from ?? 0
}
