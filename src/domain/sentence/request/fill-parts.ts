import { sportOf } from '../../sports/registry.ts'
import type { Outline } from '../outline/outline.ts'
import { hasBouts, mentionsOfPart, type Part, roleOf, saidOf, says } from '../outline/part.ts'
import { secondsOf, secondsOfBout } from '../outline/seconds-of-part.ts'
import { NUMBERED } from '../readers/structure/numbered-miles.ts'
import { checkRange, type Length, type SportContext, swumIn, toLength, toStretch } from '../resolve/measure.ts'
import { restSecondsOf } from '../resolve/times-in-a-pool.ts'
import { isPoolDistance } from '../tokens/amounts.ts'
import { LOST } from '../tokens/words/unsupported-words.ts'
import type { WritingContext } from '../written/writing.ts'
import { ABOUT_AS_FAR, describeLength, describeStretch } from './describe.ts'
import type { DraftRequest } from './draft-request.ts'
import { fillMainSet } from './fill-main-set.ts'
import { findEnds, isEasyStretch, isStretchBehind, kindOf } from './find-ends.ts'
import { whyTooLong } from './too-long.ts'

/** Fills the length, the main set, and the lengths of warm-up and cool-down, where the generator is to do the rest. */
export function fillParts(draft: DraftRequest, outline: Outline, context: WritingContext, reference?: number): void {
  const { total } = outline
  const numbered = outline.parts.filter(isNumbered)
  // Numbered miles that overlap, or lie behind the end.
  for (const { head } of numbered) if (head) draft.addUnread(head, NUMBERED)
  const parts = outline.parts.filter((part) => !numbered.includes(part) && !areOfSession(part, outline.parts))
  const sum = total || outline.isPartial ? undefined : sumOfStretches(parts, context)
  fillTotal(draft, total, sum, parts, context)
  const ends = findEnds(parts, context, outline.isPartial === true, sum !== undefined, outline.isBegun)
  if (ends.first) fillEnd(draft, 'warmup', ends.first, context)
  if (ends.last) fillEnd(draft, 'cooldown', ends.last, context)
  const rest = parts.filter((part) => part !== ends.first && part !== ends.last)
  const work = withEasyBetween(
    rest,
    rest.filter((part) => isWork(part, total, rest.some(hasBouts), context) || isStretchBehind(part, parts, context)),
    { isBegun: ends.first !== undefined, isEnded: ends.last !== undefined },
    context,
  )
  for (const part of rest) if (!work.includes(part) && !sum) leaveOut(draft, part, work.length > 0, total, context)
  fillMainSet(draft, work, context, reference)
}

/** Why a length was not said. */
export const ADDED_UP = 'The parts were added up.'

function isNumbered({ head }: Part): boolean {
  return head?.kind === 'amount' && head.start !== undefined
}

/** Strides without a set beside them: the generator runs them where the legs are warm. */
function areOfSession({ head }: Part, parts: readonly Part[]): boolean {
  return head?.kind === 'strides' && !parts.some(hasBouts)
}

/**
 * The work, with the easy stretches that lie between its sets, or between them and the ends: "8x30/30, 5 min easy, 6x40/20, 5 min
 * easy, 10 min cd".
 */
function withEasyBetween(
  all: readonly Part[],
  work: readonly Part[],
  { isBegun, isEnded }: { isBegun: boolean; isEnded: boolean },
  context: SportContext,
): Part[] {
  const [first, last] = [all.findIndex((part) => work.includes(part)), all.findLastIndex((part) => work.includes(part))]
  const areSets = work.some(hasBouts)
  const between = all.slice(areSets && isBegun ? 0 : first, areSets && isEnded ? all.length : last)
  return all.filter((part) => work.includes(part) || (between.includes(part) && isEasyStretch(part, context)))
}

/** The sum of stretches that follow one another, each with an effort; undefined if a set is among them. */
function sumOfStretches(parts: readonly Part[], context: SportContext): Length | undefined {
  // What is jogged between bouts is of no length that was said.
  if (parts.length < 2 || parts.some((part) => saidOf(part, 'rest').some(({ isAfterEach }) => isAfterEach)))
    return undefined
  const lengths = parts.map((part) =>
    part.head?.kind === 'amount' || roleOf(part) ? lengthOfPart(part, context) : undefined,
  )
  const [first] = lengths
  if (!first || lengths.some((one) => one?.durationUnit !== first.durationUnit)) return undefined
  const isNamed = (part: Part) => roleOf(part) !== undefined || kindOf(part, context) !== undefined
  if (!parts.every(isNamed) && !parts.some(roleOf)) return undefined
  const durationValue = Number(lengths.reduce((sum, one) => sum + (one?.durationValue ?? 0), 0).toFixed(6))
  return { ...first, durationValue }
}

function lengthOfPart({ head }: Part, context: SportContext): Length | undefined {
  const amount = head?.kind === 'amount' || head?.kind === 'warm-up or cool-down' ? head.amount : undefined
  const length = amount && toLength(amount, context)
  return typeof length === 'string' ? undefined : length
}

function fillTotal(
  draft: DraftRequest,
  total: Part | undefined,
  sum: Length | undefined,
  parts: readonly Part[],
  context: SportContext,
): void {
  const heads = total?.head ? [total.head] : sum ? parts.flatMap(({ head }) => head ?? []) : []
  const said = total ? lengthOfPart(total, context) : sum
  if (!said) return
  const refusal = checkRange(said, context)
  if (refusal) {
    // "bike 3 min at 300w, 2 min at 350w": too short for all, and a main set.
    if (total) for (const head of heads) draft.addUnread(head, refusal)
    return
  }
  const isSwumByTime = sportOf(context.sport).inPool && said.durationUnit === 'minutes'
  const length = isSwumByTime ? swumIn(said, context.unit, restsWithin(parts)) : said
  Object.assign(draft.asked, length)
  const reading = describeLength(length)
  draft.addFound('durationValue', reading, ...heads)
  const [head] = heads
  if (sum) draft.addInferred('durationValue', reading, ADDED_UP)
  else if (head?.kind === 'amount' && head.isRange)
    draft.addInferred('durationValue', reading, 'The lower end of the range was used.')
  else if (head?.kind === 'amount' && (head.isUnitAssumed || head.amount.kind === 'bare'))
    draft.addInferred('durationValue', reading, 'No unit was said.')
  else if (isSwumByTime) draft.addInferred('durationValue', reading, ABOUT_AS_FAR)
  else if (head?.bound) draft.addInferred('durationValue', reading, 'The limit was used.')
}

/** The seconds of the rests in a swim whose parts are said: those of a set alone are in the usual speed. */
function restsWithin(parts: readonly Part[]): number {
  return parts.some((part) => roleOf(part) !== undefined || part.head?.kind === 'amount') ? restSecondsOf(parts) : 0
}

function fillEnd(draft: DraftRequest, end: 'warmup' | 'cooldown', part: Part, context: SportContext): void {
  const head = part.head
  const amount = head?.kind === 'amount' || head?.kind === 'warm-up or cool-down' ? head.amount : undefined
  const stretch = amount && toStretch(amount, context, true)
  if (!head || !stretch) return
  const refusal = whyTooLong(secondsOfBout(stretch, context), context)
  if (refusal !== undefined) {
    draft.addUnread(head, refusal)
    return
  }
  draft.asked[end] =
    stretch.unit === 'seconds' && stretch.value % 60 === 0 ? { value: stretch.value / 60, unit: 'minutes' } : stretch
  const isBare = amount.kind === 'bare'
  if (isBare) draft.addInferred(end, describeStretch(stretch), 'No unit was said.')
  const inside = part.contents?.flatMap(mentionsOfPart) ?? []
  const [one] = inside
  const last = inside.at(-1)
  if (one && last) draft.addUnread({ from: one.from, to: last.to }, CONTENTS)
  draft.addPart(end, `${describeStretch(stretch)} ${end === 'warmup' ? 'warm-up' : 'cool-down'}`, [head])
}

const CONTENTS =
  'What it consists of is only kept where every part of the session is said with its effort and its rest.'

/** Whether a part is to be the main set, or of it: a set, or a stretch that names its effort and is long enough for it. */
function isWork(part: Part, total: Part | undefined, hasSets: boolean, context: WritingContext): boolean {
  const kind = part.head?.kind
  if (part.group || kind === 'set' || kind === 'rungs' || kind === 'classic' || kind === 'strides') return true
  // "800 broken into 8x100, 200 easy"
  if (part.contents && roleOf(part) === undefined) return true
  // "4x100 15 s rest, 400"
  if (hasSets && isPlainSwim(part, context) && total === undefined) return true
  // "6x50 drill, then 1000 straight"
  if (part.head?.kind === 'amount' && says(part, 'straight')) return true
  if (part.head?.kind !== 'amount' || kindOf(part, context) !== 'work') return false
  if (saidOf(part, 'session').some(({ session }) => session === 'repeats' || session === 'fartlek')) return false
  if (typeof toLength(part.head.amount, context) === 'string') return false
  return !total || secondsOf(part, context) >= MIN_WORK_SHARE * secondsOf(total, context)
}

/** Whether a part is a swim of which nothing but its distance is said, in lengths of a pool. */
function isPlainSwim({ head, about }: Part, { sport, sentence }: WritingContext): boolean {
  if (!sportOf(sport).inPool || head?.kind !== 'amount' || about.some(({ kind }) => kind !== 'sport')) return false
  return (
    isPoolDistance(head.amount) &&
    head.amount.value >= MIN_SWIM &&
    /(?:^|[,;:.+\n-]|\b(?:then|swim|swimming|by))\s*$/i.test(sentence.slice(0, head.from)) &&
    /^\s*(?:$|[,;.+\n-]|then\b)/i.test(sentence.slice(head.to))
  )
}

// In meters or yards (our choice).
const MIN_SWIM = 50

// Of the total: a minute within half an hour is one of many bouts (our choice).
const MIN_WORK_SHARE = 0.1

function leaveOut(
  draft: DraftRequest,
  part: Part,
  hasWork: boolean,
  total: Part | undefined,
  context: SportContext,
): void {
  const { head } = part
  if (!head) return
  const length = head.kind === 'amount' ? toLength(head.amount, context) : undefined
  const isRepeat = saidOf(part, 'session').some(({ session }) => session === 'repeats')
  const isFartlek = saidOf(part, 'session').some(({ session }) => session === 'fartlek')
  if (isRepeat) draft.addUnread(head, 'Say how often, such as 8 × 400 m.')
  else if (isFartlek) draft.addUnread(head, FARTLEK)
  else if (typeof length === 'string') draft.addUnread(head, length)
  else if (kindOf(part, context) === 'easy' || roleOf(part)) {
    const isPlain = head.kind === 'amount' && head.place === undefined
    draft.addUnread(head, total && isPlain && !hasWork ? oneLength(total, context) : EASY_PART)
  } else if (kindOf(part, context) === 'work') draft.addUnread(head, 'Say how often, such as 6 × 1 min.')
  else draft.addUnread(head, (total && oneLength(total, context)) ?? (isBare(head) ? LOST : NO_EFFORT))
}

const FARTLEK = 'Say how the fartlek changes, such as fartlek 10 x 1 min on 1 min off.'
const EASY_PART = 'To set an easy part, write every part: 10 min easy, 4x5 min z4 with 2 min easy, 10 min easy.'
const NO_EFFORT = 'Say what this length is of, such as easy or warm up.'

/** Which length of several counts. */
function oneLength(total: Part, context: SportContext): string {
  const length = lengthOfPart(total, context)
  return `A session has one length: ${length ? describeLength(length) : 'the other one'} counts.`
}

function isBare(head: NonNullable<Part['head']>): boolean {
  return head.kind === 'amount' && head.amount.kind === 'bare'
}
