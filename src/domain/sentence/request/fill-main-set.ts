import { sportOf } from '../../sports/registry.ts'
import type { StoredSteps } from '../../workout/step.ts'
import { saysEffort } from '../account/says-effort.ts'
import type { Mention } from '../mention.ts'
import { hasBouts, mentionsOfPart, type Part, saidOf, says } from '../outline/part.ts'
import { secondsOf } from '../outline/seconds-of-part.ts'
import { explainShare } from '../resolve/rest-after.ts'
import type { SessionName } from '../tokens/words/session-words.ts'
import { describeSteps } from '../written/describe-part.ts'
import { readPart } from '../written/read-lines.ts'
import { writePart } from '../written/write-part.ts'
import { addWord, type WritingContext } from '../written/writing.ts'
import { effortOfBouts } from './bout-effort.ts'
import { describeSet } from './describe.ts'
import type { DraftRequest } from './draft-request.ts'
import { plainSet } from './plain-set.ts'
import { whyTooLong } from './too-long.ts'

/** Fills the main set: as a plain set if that says it all, else written out. */
export function fillMainSet(
  draft: DraftRequest,
  said: readonly Part[],
  context: WritingContext,
  reference?: number,
): void {
  const work = said.filter((part) => !isTooLong(draft, part, context))
  const [first, ...more] = work
  if (!first) return
  const plain = more.length === 0 && !first.contents ? plainSet(first, draft, context) : undefined
  if (typeof plain === 'string') {
    for (const mention of mentionsOfPart(first).filter(isFigure)) draft.addUnread(mention, plain)
    return
  }
  for (const part of work.flatMap(withInner)) explainCount(draft, part)
  if (plain) {
    for (const said of saidOf(first, 'rest')) {
      const because = explainShare(said)
      if (because) draft.addInferred('set', describeSet(plain.set), because)
    }
    draft.asked.set = plain.set
    draft.addPart('set', describeSet(plain.set), plain.mentions)
    if (first.head?.kind === 'amount' && first.head.amount.kind === 'bare')
      draft.addInferred('set', describeSet(plain.set), 'No unit was said.')
    if (
      first.head?.kind === 'set' &&
      first.head.bout.kind === 'bare' &&
      !first.head.rest &&
      plain.set.unit === 'seconds'
    )
      draft.addInferred('set', describeSet(plain.set), 'No unit was said, so seconds.')
    if (first.head?.kind === 'set' && first.head.bout.kind === 's' && plain.set.unit === 'minutes')
      draft.addInferred('set', describeSet(plain.set), 'So short a set is none, so minutes.')
    return
  }
  const steps: StoredSteps[number][] = []
  const tellParts: (() => void)[] = []
  const isUntyped = !draft.found.some(({ field }) => field === 'workoutType')
  const isOfSeveral = more.length > 0 || (first.group?.parts.length ?? 0) > 1
  const isMixed =
    work.some(isShared) ||
    work.some((part) => isTimedSwim(part, context)) ||
    work
      .flatMap(withInner)
      .some(
        (part) =>
          says(part, 'race pace') ||
          saidOf(part, 'session').some(({ session }) => FIRM.has(session)) ||
          (isOfSeveral && saidOf(part, 'zone').some(({ zone }) => zone <= MAX_FIRM_ZONE)) ||
          (more.length > 0 && isUntyped && isCalmSet(part, context)),
      )
  const isBesideRace = work.flatMap(withInner).some((part) => saidOf(part, 'race pace').some(({ race }) => race))
  const start = (first.group?.mention ?? first.head)?.from ?? 0
  const title = draft.found.filter(({ to }) => to <= start)
  const isAnaerobic = more.length === 0 && effortOfBouts({ about: [] }, title, context) !== undefined
  for (const part of work) {
    const isPlain = isPlainSwim(part, work, context)
    const written = writePart(part, { ...context, isMixed, isAnaerobic, isBesideRace, isOfSeveral })
    const read =
      typeof written === 'string'
        ? { steps: written, derived: [] }
        : readPart(
            written.lines.map((line) => {
              if (isPlain) return addWord(line, 'z2')
              return isEasyTime(part, work, context) ? addWord(line, 'recovery') : line
            }),
            { sport: context.sport, reference },
          )
    if (typeof written === 'string' || typeof read.steps === 'string') {
      for (const mention of mentionsOfPart(part).filter(isFigure)) draft.addUnread(mention, String(read.steps))
      continue
    }
    steps.push(...read.steps)
    const [own, { assumed, mentions }] = [read.steps, written]
    tellParts.push(() => {
      draft.addPart('mainSet', describeSteps(own, context.sport), mentions, own)
      for (const because of [...assumed, ...read.derived]) draft.addInferred('mainSet', 'Assumed', because)
      const said = part.head && context.sentence.slice(part.head.from, part.head.to)
      if (isPlain) draft.addInferred('mainSet', 'Assumed', `No effort was said for “${said}”, so steady.`)
    })
  }
  if (steps.length > MAX_ENTRIES) {
    for (const part of work) for (const one of mentionsOfPart(part)) draft.addUnread(one, TOO_LONG)
    return
  }
  for (const tell of tellParts) tell()
  if (steps.length > 0) draft.asked.mainSet = steps
}

// Beside these, or the pace of a race, a fast part is harder than the type of the session.
const FIRM = new Set<SessionName>(['threshold', 'cruise', 'tempo', 'sweet spot', 'css'])
const MAX_FIRM_ZONE = 4

/** Whether a set is easy: beside it "hard" is harder than what the generator would choose for both. */
function isCalmSet(part: Part, { sport }: WritingContext): boolean {
  const { head } = part
  const isCalm = saidOf(part, 'session').some(({ session }) => session === 'easy' || session === 'endurance')
  // The generator swims short sets fast beside easy ones.
  return head?.kind === 'set' && isCalm && (head.times === 1 || !sportOf(sport).inPool)
}

/** Whether the repetitions of a set of a swim are in time: how hard they are is written out with them. */
function isTimedSwim({ head }: Part, { sport }: WritingContext): boolean {
  return sportOf(sport).inPool && head?.kind === 'set' && head.bout.kind === 'time'
}

/** Whether a part is one long swim beside sets, "8x50 hard, 400 pull": how hard it is was not said, and it is no repetition of them. */
function isPlainSwim(part: Part, work: readonly Part[], { sport, sentence }: WritingContext): boolean {
  const { head, about } = part
  if (!sportOf(sport).inPool || head?.kind !== 'amount' || !work.some(hasBouts)) return false
  const isLong =
    (head.amount.kind === 'bare' || head.amount.kind === 'm' || head.amount.kind === 'distance') &&
    head.amount.value >= LEAST_PLAIN_SWIM
  const isOpen = about.every((one) => !saysEffort(one) && !PAUSES.has(one.kind))
  return isLong && isOpen && !about.some(({ from, to }) => /kick|drill|scull/i.test(sentence.slice(from, to)))
}

// In metres or yards: a shorter one may be as hard as the set (our choice).
const LEAST_PLAIN_SWIM = 300
const PAUSES = new Set<Mention['kind']>(['rest', 'send-off'])

/** A part and those that it holds. */
function withInner(part: Part): Part[] {
  return [part, ...(part.group?.parts.flatMap(withInner) ?? [])]
}

/** Whether some repetitions of a set, or some pieces of each, are harder than others. */
function isShared({ group }: Part): boolean {
  return group?.mention.kind === 'numbered' || group?.mention.kind === 'divided'
}

/** Whether a part is the easy time between two sets, or behind them. */
function isEasyTime(part: Part, work: readonly Part[], { sentence }: WritingContext): boolean {
  const isEasy = ({ session, from }: Mention & { session: SessionName }) =>
    session === 'easy' && !/^stead?y/i.test(sentence.slice(from))
  return part !== work[0] && part.head?.kind === 'amount' && saidOf(part, 'session').some(isEasy)
}

// The bound of a request.
const MAX_ENTRIES = 40
const TOO_LONG = `A main set has at most ${MAX_ENTRIES} steps.`

function explainCount(draft: DraftRequest, { head }: Part): void {
  if (head?.kind === 'set' && head.isCountAssumed)
    draft.addInferred('set', `${head.times} times`, 'How often was not said.')
  if (head?.kind === 'set' && head.isLowEnd)
    draft.addInferred('set', `${head.times} times`, 'The lower end of the range was used.')
}

/** Whether a part is longer than any session, which leaves it unread: "100 x 10 km". */
function isTooLong(draft: DraftRequest, part: Part, context: WritingContext): boolean {
  const refusal = whyTooLong(secondsOf(part, context), context)
  if (refusal === undefined) return false
  for (const mention of mentionsOfPart(part).filter(isFigure)) draft.addUnread(mention, refusal)
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
