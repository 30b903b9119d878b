import type { Mention, MentionOf } from '../mention.ts'
import { isEffortOrFigure } from './kinds.ts'
import { mentionsOfPart, type Part, roleOf } from './part.ts'

/** The set before, or all stretches and sets before, as a group. */
export function groupBehind(parts: readonly Part[], mention: MentionOf<'sets of'>): Part[] {
  const isInside = ({ head, group }: Part) =>
    (group !== undefined && mention.holds === 'all') ||
    head?.kind === 'set' ||
    head?.kind === 'rungs' ||
    (mention.holds === 'all' && head?.kind === 'amount')
  const outside = parts.findLastIndex((part) => !isInside(part))
  const most = mention.parts ?? (mention.holds === 'last' ? 1 : parts.length)
  const from = Math.max(outside + 1, parts.length - most)
  const inner = parts.slice(from)
  if (inner.length === 0) return [...parts]
  const counted = inner.map((part) => withRepetitions(part, mention.reps))
  // A pair says its own rest: the one behind the sets is between them.
  const outer =
    mention.reps === undefined ? [] : counted.flatMap(({ about }) => about.filter(({ kind }) => kind === 'rest'))
  const held = counted.map((part) => ({ ...part, about: part.about.filter((one) => !outer.includes(one)) }))
  return [...parts.slice(0, from), { group: { times: mention.times, mention, parts: held }, about: outer }]
}

/** A pair whose count was said behind it: "30/30s, 2 sets of 10". */
function withRepetitions(part: Part, reps: number | undefined): Part {
  const { head } = part
  if (head?.kind !== 'set' || reps === undefined) return part
  return { ...part, head: { ...head, times: reps, isCountAssumed: false, isOpen: false } }
}

export function isEmptyGroup(part: Part | undefined, mention: Mention): boolean {
  return part?.group?.mention === mention && part.group.parts.length === 0
}

/** Whether a part stands in the list behind a count: before "then", a semicolon, a new line, a cool-down. */
function isInList(part: Part, { to }: Mention, sentence: string): boolean {
  const [first] = mentionsOfPart(part)
  return first !== undefined && roleOf(part) === undefined && !/[;.\n]|\bthen\b/i.test(sentence.slice(to, first.from))
}

/** The stretches behind a count as its group: as many as say how hard they are. */
export function groupAhead(
  parts: readonly Part[],
  { mention, from }: { mention: MentionOf<'sets of'>; from: number },
  sentence: string,
): Part[] {
  const behind = parts.slice(from + 1)
  const listed = behind.filter((part) => isInList(part, mention, sentence))
  const isStretch = ({ head, about }: Part) => head?.kind === 'amount' && about.some(isEffortOrFigure)
  // Sets are of the group with all that is listed in the same line: "3 rounds: 300 steady, 6x50 on 1:30, 100 easy".
  const end = listed.some(({ head }) => head?.kind === 'set')
    ? listed.length
    : behind.findIndex((part) => !(isStretch(part) && listed.includes(part)))
  const inner = end < 0 ? behind : behind.slice(0, end)
  if (inner.length === 0) return parts.filter((_, index) => index !== from)
  return [
    ...parts.slice(0, from),
    { group: { times: mention.times, mention, parts: inner }, about: [] },
    ...behind.slice(inner.length),
  ]
}
