import { sportOf, type WorkoutType } from '../../sports/registry.ts'
import type { Mention } from '../mention.ts'
import { type Outline, secondsOf, secondsOfBout } from '../outline/outline.ts'
import { mentionsOfPart, type Part, roleOf, saidOf } from '../outline/part.ts'
import { checkRange, type Length, type SportContext, toBout, toLength, toRest, toStretch } from '../resolve/measure.ts'
import { findSaidTypes } from '../resolve/session-type.ts'
import type { MainSet } from '../result.ts'
import { describeSteps } from '../written/describe-part.ts'
import { derivedFigures, readStepLines } from '../written/read-lines.ts'
import { hasFigure } from '../written/spoken-effort.ts'
import { isOfOverUnders } from '../written/write-over-unders.ts'
import { writePart } from '../written/write-part.ts'
import type { WritingContext } from '../written/writing.ts'
import { describeLength, describeSet, describeStretch } from './describe.ts'
import type { DraftRequest } from './draft-request.ts'

/** Fills the length, the main set, and the lengths of warm-up and cool-down, where the generator is to do the rest. */
export function fillParts(draft: DraftRequest, outline: Outline, context: WritingContext, reference?: number): void {
  const { total } = outline
  const parts = outline.parts.filter((part) => part.head?.kind !== 'strides')
  const sum = total ? undefined : sumOfStretches(parts, context)
  fillTotal(draft, total, sum, parts, context)
  const ends = findEnds(parts, context, sum !== undefined)
  if (ends.first) fillEnd(draft, 'warmup', ends.first, context)
  if (ends.last) fillEnd(draft, 'cooldown', ends.last, context)
  const rest = parts.filter((part) => part !== ends.first && part !== ends.last)
  const work = rest.filter((part) => isWork(part, total, context))
  for (const part of rest) if (!work.includes(part) && !sum) leaveOut(draft, part, total, context)
  fillMainSet(draft, work, context, reference)
}

/** The sum of stretches that follow one another, each with an effort; undefined if a set is among them. */
function sumOfStretches(parts: readonly Part[], context: SportContext): Length | undefined {
  if (parts.length < 2) return undefined
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
  const length = total ? lengthOfPart(total, context) : sum
  if (!length) return
  const refusal = checkRange(length, context)
  if (refusal) {
    for (const head of heads) draft.addUnread(head, refusal)
    return
  }
  Object.assign(draft.asked, length)
  const reading = describeLength(length)
  draft.addFound('durationValue', reading, ...heads)
  const [head] = heads
  if (sum) draft.addInferred('durationValue', reading, 'The parts were added up.')
  else if (head?.kind === 'amount' && head.isRange)
    draft.addInferred('durationValue', reading, 'The lower end of the range was used.')
  else if (head?.kind === 'amount' && (head.isUnitAssumed || head.amount.kind === 'bare'))
    draft.addInferred('durationValue', reading, 'No unit was said.')
  else if (head?.kind === 'amount' && head.isEstimated) draft.addInferred('durationValue', reading, ABOUT_AS_FAR)
  else if (head?.bound) draft.addInferred('durationValue', reading, 'The limit was used.')
}

/** The first and the last part, if they are easy time around the work. */
function findEnds(parts: readonly Part[], context: SportContext, isSum: boolean): { first?: Part; last?: Part } {
  const [first] = parts
  const last = parts.at(-1)
  const hasWork = !isSum && parts.some(({ head, group }) => group || head?.kind === 'set' || head?.kind === 'rungs')
  const isFirst =
    first && (roleOf(first) === 'warmup' || (hasWork && roleOf(first) === undefined && isEasyStretch(first, context)))
  const isLast =
    last &&
    last !== first &&
    (roleOf(last) === 'cooldown' || (hasWork && roleOf(last) === undefined && isEasyStretch(last, context)))
  const warmup = isFirst ? first : parts.find((part) => roleOf(part) === 'warmup')
  const cooldown = isLast ? last : parts.find((part) => roleOf(part) === 'cooldown')
  return { ...(warmup ? { first: warmup } : {}), ...(cooldown ? { last: cooldown } : {}) }
}

function isEasyStretch(part: Part, context: SportContext): boolean {
  return part.head?.kind === 'amount' && !hasFigure(part) && kindOf(part, context) === 'easy'
}

/** What a part is by the type that it names. */
function kindOf(part: Part, context: SportContext): 'work' | 'easy' | undefined {
  const [named] = findSaidTypes(part.about, context.sport)
  if (named) return named.type === 'endurance' ? 'easy' : 'work'
  return hasFigure(part) || saidOf(part, 'detail').length > 0 ? 'work' : undefined
}

function fillEnd(draft: DraftRequest, end: 'warmup' | 'cooldown', part: Part, context: SportContext): void {
  const head = part.head
  const amount = head?.kind === 'amount' || head?.kind === 'warm-up or cool-down' ? head.amount : undefined
  const stretch = amount && toStretch(amount, context, true)
  if (!head || !stretch) return
  draft.asked[end] =
    stretch.unit === 'seconds' && stretch.value % 60 === 0 ? { value: stretch.value / 60, unit: 'minutes' } : stretch
  draft.addFound(end, `${describeStretch(stretch)} ${end === 'warmup' ? 'warm-up' : 'cool-down'}`, head)
}

/** Whether a part is to be the main set, or of it: a set, or a stretch that names its effort and is long enough for it. */
function isWork(part: Part, total: Part | undefined, context: SportContext): boolean {
  if (part.group || part.head?.kind === 'set' || part.head?.kind === 'rungs') return true
  if (part.head?.kind !== 'amount' || kindOf(part, context) !== 'work') return false
  if (saidOf(part, 'session').some(({ session }) => session === 'repeats')) return false
  if (typeof toLength(part.head.amount, context) === 'string') return false
  return !total || secondsOf(part, context) >= MIN_WORK_SHARE * secondsOf(total, context)
}

// Of the total: a minute within half an hour is one of many bouts (our choice).
const MIN_WORK_SHARE = 0.1

function leaveOut(draft: DraftRequest, part: Part, total: Part | undefined, context: SportContext): void {
  const { head } = part
  if (!head) return
  const length = head.kind === 'amount' ? toLength(head.amount, context) : undefined
  const isRepeat = saidOf(part, 'session').some(({ session }) => session === 'repeats')
  if (isRepeat) draft.addUnread(head, 'Say how often, such as 8 × 400 m.')
  else if (typeof length === 'string') draft.addUnread(head, length)
  else if (kindOf(part, context) === 'easy' || roleOf(part)) draft.addUnread(head, SURROUNDINGS)
  else if (kindOf(part, context) === 'work') draft.addUnread(head, 'Say how often, such as 6 × 1 min.')
  else draft.addUnread(head, total ? ONE_LENGTH : 'Say what this length is of.')
}

const ABOUT_AS_FAR = 'A swim is asked for by distance: about as far in that time.'
const ONE_LENGTH = 'A session is asked for by one length: the other one counts.'
const SURROUNDINGS = 'What surrounds the main set is worked out from the length.'

function fillMainSet(draft: DraftRequest, said: readonly Part[], context: WritingContext, reference?: number): void {
  const work = said.filter((part) => !isTooLong(draft, part, context))
  const [first, ...more] = work
  if (!first) return
  const plain = more.length === 0 ? plainSet(first, draft, context) : undefined
  if (typeof plain === 'string') {
    for (const mention of mentionsOfPart(first).filter(isFigure)) draft.addUnread(mention, plain)
    return
  }
  explainCount(draft, first)
  if (plain) {
    draft.asked.set = plain.set
    draft.addFound('set', describeSet(plain.set), ...plain.mentions)
    if (first.head?.kind === 'set' && first.head.bout.kind === 's' && plain.set.unit === 'minutes')
      draft.addInferred('set', describeSet(plain.set), 'So short a set is none, so minutes.')
    return
  }
  const steps = []
  for (const part of work) {
    const written = writePart(part, context)
    const read =
      typeof written === 'string' ? written : readStepLines(written.lines, { sport: context.sport, reference })
    if (typeof written === 'string' || typeof read === 'string') {
      for (const mention of mentionsOfPart(part).filter(isFigure)) draft.addUnread(mention, String(read))
      continue
    }
    steps.push(...read)
    draft.addFound('mainSet', describeSteps(read, context.sport), ...written.mentions)
    const derived = derivedFigures(written.lines, { sport: context.sport, reference })
    for (const because of [...written.assumed, ...derived]) draft.addInferred('mainSet', 'Assumed', because)
  }
  if (steps.length > MAX_ENTRIES)
    for (const part of work) for (const one of mentionsOfPart(part)) draft.addUnread(one, TOO_LONG)
  else if (steps.length > 0) draft.asked.mainSet = steps
}

// The bound of a request.
const MAX_ENTRIES = 40
const TOO_LONG = `A main set has at most ${MAX_ENTRIES} steps.`

function explainCount(draft: DraftRequest, { head }: Part): void {
  if (head?.kind === 'set' && head.isCountAssumed)
    draft.addInferred('set', `${head.times} times`, 'How often was not said.')
}

/** Whether a part is longer than any session, which leaves it unread: "100 x 10 km". */
function isTooLong(draft: DraftRequest, part: Part, context: WritingContext): boolean {
  const { lengths, noun } = sportOf(context.sport)
  const longest = Math.max(...lengths.map(({ unit, max }) => secondsOfBout({ value: max, unit }, context)))
  if (secondsOf(part, context) <= longest) return false
  const most = lengths.map(({ unit, max }) => `${max.toLocaleString('en')} ${unit}`).join(' or ')
  for (const mention of mentionsOfPart(part).filter(isFigure))
    draft.addUnread(mention, `That is longer than any ${noun} here: ${most}.`)
  return true
}

function isFigure({ kind }: Mention): boolean {
  return (
    kind === 'set' ||
    kind === 'rungs' ||
    kind === 'amount' ||
    kind === 'rest' ||
    kind === 'send-off' ||
    kind === 'sets of'
  )
}

/** The part as a set at the effort of the type; undefined if more was said of it than a set holds. */
function plainSet(
  part: Part,
  { asked }: DraftRequest,
  context: WritingContext,
): { set: MainSet; mentions: readonly Mention[] } | string | undefined {
  const { head } = part
  if (part.group || !head || (head.kind !== 'set' && head.kind !== 'amount')) return undefined
  if (isOfOverUnders(part, context)) return undefined
  if (
    hasFigure(part) ||
    part.about.some(({ kind }) => WRITTEN.has(kind)) ||
    isOfOtherType(part, asked.workoutType, context)
  )
    return undefined
  const { durationUnit, durationValue } = asked
  const minutes = durationUnit === 'minutes' ? durationValue : undefined
  const amount = head.kind === 'set' ? head.bout : head.amount
  const times = head.kind === 'set' ? head.times : 1
  const bout = toBout(amount, times, context, minutes, asked.workoutType)
  if (typeof bout === 'string') return bout
  const [said] = saidOf(part, 'rest')
  const rest = head.kind === 'set' && head.rest ? head.rest : said?.rest
  const written = rest && toRest(rest, context, bout)
  const isInSeconds = !written || (written.unit === 'seconds' && written.value >= MIN_REST && written.value <= MAX_REST)
  if (!isInSeconds || times > MAX_TIMES) return undefined
  const mentions = [head, ...(said && said.rest === rest ? [said] : [])]
  return { set: { times, ...bout, ...(written ? { restSeconds: written.value } : {}) }, mentions }
}

// The bounds of a set of a request.
const MIN_REST = 5
const MAX_REST = 3600
const MAX_TIMES = 60

const WRITTEN = new Set<Mention['kind']>(['send-off', 'detail', 'cadence', 'rated', 'ramp'])

/** Whether a part names another type than the session: sprints in an easy ride, hills. */
function isOfOtherType(part: Part, type: WorkoutType | undefined, context: SportContext): boolean {
  if (saidOf(part, 'session').some(({ session }) => session === 'hills' && !sportOf(context.sport).inPool)) return true
  const [named] = findSaidTypes(part.about, context.sport)
  return named?.type !== undefined && type !== undefined && named.type !== type && named.rank > 0
}
