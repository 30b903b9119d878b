import { sportOf } from '../../sports/registry.ts'
import type { Mention } from '../mention.ts'
import { mentionsOfRest } from '../outline/attach-targets.ts'
import { isEffort } from '../outline/kinds.ts'
import { type Part, saidOf, says } from '../outline/part.ts'
import { secondsOfOneBout } from '../outline/seconds-of-part.ts'
import type { Bout } from '../resolve/measure.ts'
import { toRest } from '../resolve/measure-bouts.ts'
import { assumedRest, tellRest } from './assumed-rests.ts'
import { mannerOfRest } from './manner-of-rest.ts'
import { writeAim } from './spoken-effort.ts'
import { writeClassic } from './write-classic.ts'
import { isOfOverUnders, writeOverUnders } from './write-over-unders.ts'
import { writeRungs } from './write-rungs.ts'
import { writeSet, writeStrides } from './write-set.ts'
import { writeStretch } from './write-stretch.ts'
import { addWord, NO_LENGTH, type WritingContext, type WrittenPart, withNotes, writeRest } from './writing.ts'

/** Writes a part as lines of the text form; a sentence if it cannot be. */
export function writePart(part: Part, context: WritingContext): WrittenPart | string {
  const written = writeLines(part, context)
  const notes = (part.head && context.notes.get(part.head)) ?? []
  return typeof written === 'string' || notes.length === 0 ? written : withNotes(written, notes)
}

function writeLines(part: Part, context: WritingContext): WrittenPart | string {
  const { head, group } = part
  if (group) return writeGroup(part, group, context)
  if (part.contents) return writeContents(part, part.contents, context)
  switch (head?.kind) {
    case 'set':
      return isOfOverUnders(part, context) ? writeOverUnders(part, head, context) : writeSet(part, head, context)
    case 'strides':
      return writeStrides(part, head, context)
    case 'classic':
      return writeClassic(head, context)
    case 'rungs':
      return writeRungs(part, head, context)
    case 'amount':
    case 'warm-up or cool-down':
      return writeStretch(part, head, context)
    default:
      return NO_LENGTH
  }
}

/** The parts of a group, each with what was said of the whole group. */
export function innerParts({ group, about }: Part): Part[] {
  return (group?.parts ?? []).map((inner) => ({ ...inner, about: [...inner.about, ...about] }))
}

/** Writes what a length consists of, each part at the end of the session and as hard as the whole. */
function writeContents(part: Part, contents: readonly Part[], context: WritingContext): WrittenPart | string {
  const { head, about } = part
  const end = head?.kind === 'warm-up or cool-down' ? [head] : []
  const strokes = saidOf(part, 'detail')
  const written: WrittenPart[] = []
  for (const inner of contents) {
    const shared = inner.about.some(isEffort) ? [] : about.filter(isEffort)
    const one = writePart({ ...inner, about: [...inner.about, ...end, ...shared, ...strokes] }, context)
    if (typeof one === 'string') return one
    written.push(one)
  }
  return {
    lines: written.flatMap(({ lines }) => lines),
    mentions: [...(head ? [head] : []), ...written.flatMap(({ mentions }) => mentions)],
    assumed: written.flatMap(({ assumed }) => assumed),
  }
}

type Group = NonNullable<Part['group']>

/** Writes a group: a repeat of single steps, or sets one after another with a rest between them. */
function writeGroup(part: Part, said: Group, context: WritingContext): WrittenPart | string {
  const [only, ...more] = innerParts(part)
  // "10x(50 @ 1:00)"
  if (only?.head?.kind === 'set' && more.length === 0 && isTimedSwim(only)) {
    const set = writePart({ ...only, head: { ...only.head, times: said.times } }, context)
    return typeof set === 'string' ? set : { ...set, mentions: [said.mention, only.head, ...set.mentions] }
  }
  // "4x(100 on 1:40, 50 on 1:00)": single swims are steps of one repeat.
  if (said.times > 1 && said.parts.length > 1 && said.parts.every(isTimedSwim))
    return writeSteps(part, { ...said, parts: said.parts.map(asStep) }, context)
  const rested = withUsualRests(said, context)
  return rested
    ? writeParts({ ...part, group: rested.group }, rested.group, context, rested.assumed)
    : writeParts(part, said, context)
}

function writeParts(part: Part, group: Group, context: WritingContext, told: string[] = []): WrittenPart | string {
  const outer = restBetween(part, group)
  const withoutOuter = (one: Part): Part => ({ ...one, about: one.about.filter((said) => said !== outer) })
  const written: WrittenPart[] = []
  for (const inner of innerParts(part)) {
    // Beside work that is harder, "steady" says more than the type.
    const isOwn = context.type === 'endurance' && isRecovery(inner, group)
    const one = writePart(withoutOuter(inner), {
      ...{ ...context, isBeforeRest: false, isInGroup: group.times > 1 },
      ...(isOwn ? { type: undefined } : {}),
    })
    if (typeof one === 'string') return one
    written.push(isRecovery(inner, group) ? { ...one, lines: one.lines.map(asRecovery) } : one)
  }
  if (written.length === 0) return NO_LENGTH
  const lines = written.flatMap((one) => [...one.lines, ''])
  const mentions = [group.mention, ...written.flatMap((one) => one.mentions), ...(outer ? mentionsOfRest(outer) : [])]
  const assumed = [...told, ...written.flatMap((one) => one.assumed)]
  const { inPool } = sportOf(context.sport)
  const isJog = outer?.rest.kind === 'bare' && outer.rest.value >= MIN_JOG_METRES
  const rest = outer && toRest(outer.rest, context, { unit: inPool || isJog ? 'meters' : 'minutes' })
  const aim = outer?.target && writeAim(outer.target, context)
  const pause = (length: Bout) =>
    `- ${writeRest(length, outer?.isPlain === true, context, aim, outer && mannerOfRest(outer, context))}`
  if (group.parts.every(({ head, contents }) => head?.kind === 'amount' && !contents)) {
    const work = lines.filter((line) => line !== '')
    // "90 s between, 3 min between sets": the longer rest stands behind the last bout.
    if (
      rest &&
      outer?.isBetweenSets &&
      innerParts(part)
        .slice(-1)
        .some((last) => hasOwnRest(last, outer))
    )
      work.pop()
    const steps =
      rest && outer?.isAfterEach
        ? work.flatMap((line) => [line, pause(rest)])
        : [...work, ...(rest ? [pause(rest)] : [])]
    // Bouts with a target each stand alone: the rest behind the last is none.
    if (group.times === 1) return { lines: rest && outer?.isAfterEach ? steps.slice(0, -1) : steps, mentions, assumed }
    return { lines: [`${group.times}x`, ...steps, ''], mentions, assumed }
  }
  if (group.times > MAX_SETS) return `Write at most ${MAX_SETS} sets.`
  // "(6x40s, 5 min easy), repeat 2x": the easy time is the rest.
  const last = innerParts(part).slice(-1)
  // "2x(400 + 4x100) 20 s rest": behind each swim.
  const endsInRest =
    group.parts.length > 1 && last.some((inner) => saidOf(inner, 'rest').some((one) => one.isAfterEach))
  // "4x(100 on 1:40, 50 on 1:00)": what the last send-off leaves is the rest.
  const endsEasily = rest === undefined && (group.parts.slice(-1).some(isEasy) || endsInRest || last.some(isTimedSwim))
  const before = endsEasily ? lines : beforeRest(part, written, withoutOuter, context)
  // Rounds that are written out, with a rest behind this one.
  if (group.times === 1 && rest && outer?.isBetweenSets)
    return { lines: [...before, pause(rest), ''], mentions, assumed }
  const usual: Bout = inPool ? { value: 60, unit: 'seconds' } : assumedRest(180, context)
  const between = pause(rest ?? usual)
  return {
    lines: Array.from({ length: group.times }, (_, index) => {
      const isLast = index === group.times - 1
      const round = isLast && !context.isBeforeRest ? lines : before
      return isLast || endsEasily ? round : [...round, between, '']
    }).flat(),
    mentions,
    assumed:
      rest || endsEasily || group.times === 1
        ? assumed
        : [...assumed, inPool ? POOL_REST : tellRest('sets', usual, context)],
  }
}

/** The lines of a round with a rest behind it, which takes the place of the one behind the last bout. */
function beforeRest(
  part: Part,
  written: readonly WrittenPart[],
  inRound: (one: Part) => Part,
  context: WritingContext,
): string[] {
  const last = innerParts(part).at(-1)
  const again = last && writePart(inRound(last), { ...context, isBeforeRest: true, isInGroup: true })
  const parts = again && typeof again !== 'string' ? [...written.slice(0, -1), again] : written
  return parts.flatMap((one) => [...one.lines, ''])
}

/** An easy line as the rest of harder ones; one that is a rest already stays. */
function asRecovery(line: string): string {
  return /\b(?:rest|recovery|interval)(?: \/\/.*)?$/.test(line) ? line : addWord(line, 'recovery')
}

/** Repetitions of which some are harder, on land and without a rest between, with a usual one. Easy ones are rest enough. */
function withUsualRests(group: Group, context: WritingContext): { group: Group; assumed: string[] } | undefined {
  const hasRest = ({ head, about }: Part) =>
    (head?.kind === 'set' && head.rest !== undefined) || about.some(({ kind }) => kind === 'rest')
  const areBouts = group.parts.every((part) => part.head?.kind === 'set' && !hasRest(part) && !isEasyBout(part))
  if (group.mention.kind !== 'numbered' || sportOf(context.sport).inPool || !areBouts) return undefined
  const { from, to } = group.mention
  const isShort = group.parts.some((part) => secondsOfOneBout(part, context) <= MAX_SHORT_SECONDS)
  const rest: Mention = { kind: 'rest', rest: { kind: 'bare', value: 0 }, share: isShort ? 1 : 0.5, from, to }
  return {
    group: { ...group, parts: group.parts.map((part) => ({ ...part, about: [...part.about, rest] })) },
    assumed: isShort ? [] : [HALF_REST],
  }
}

function isEasyBout(part: Part): boolean {
  return (
    saidOf(part, 'session').some(({ session }) => session === 'easy' || session === 'endurance') ||
    saidOf(part, 'zone').some(({ zone }) => zone <= 2)
  )
}

// Of a bout: a longer one needs less rest (our choice).
const MAX_SHORT_SECONDS = 120
const HALF_REST = 'No rest was said between the repetitions, so half of each, easy.'

function hasOwnRest(part: Part, outer: Mention): boolean {
  return saidOf(part, 'rest').some((one) => one !== outer)
}

/** Whether a part of a group is the easy time between harder ones: "3 min hard, 2 min easy". */
function isRecovery(inner: Part, { parts }: Group): boolean {
  return isEasy(inner) && !parts.every(isEasy) && !isWorkByFigure(inner)
}

/** "10 min at 85 %" beside an easy word of the whole group */
function isWorkByFigure(part: Part): boolean {
  return saidOf(part, 'percent').some(({ high }) => high >= LEAST_OF_WORK)
}

// Of threshold: nobody recovers so hard (our choice).
const LEAST_OF_WORK = 76

/** Whether a part is easy time without a figure: "20 min easy". */
export function isEasy(part: Part): boolean {
  return part.head?.kind === 'amount' && saidOf(part, 'session').some(({ session }) => session === 'easy')
}

/** Whether a part is a single swim with its send-off. */
function isTimedSwim(part: Part): boolean {
  return part.head?.kind === 'set' && part.head.times === 1 && says(part, 'send-off')
}

function writeSteps(part: Part, group: Group, context: WritingContext): WrittenPart | string {
  return writeParts({ ...part, group }, group, context)
}

function asStep(part: Part): Part {
  const { head } = part
  return head?.kind === 'set'
    ? { ...part, head: { kind: 'amount', amount: head.bout, from: head.from, to: head.to } }
    : part
}

/** The rest between the sets of a group: said to be so, or said behind the group. */
function restBetween(part: Part, group: Group) {
  const all = [part, ...group.parts].flatMap((one) => saidOf(one, 'rest'))
  // "40/20 x 8 x 3 sets, 5 min rest": the bouts have their own.
  const behind = group.parts
    .filter(({ head }) => head?.kind === 'set' && head.rest !== undefined)
    .flatMap((inner) => saidOf(inner, 'rest'))
    .find(({ from }) => from > group.mention.from)
  return all.find(({ isBetweenSets }) => isBetweenSets === true) ?? saidOf(part, 'rest').at(-1) ?? behind
}

// Nobody rests for as many seconds without saying so (our choice).
const MIN_JOG_METRES = 100

// More sets are more steps than a watch holds (our choice).
const MAX_SETS = 12

// A minute in a pool, three on land (our choice).
const POOL_REST = 'No rest was said between the sets, so a minute.'
