import type { Mention, MentionOf } from '../mention.ts'
import { isEffortOrFigure } from './kinds.ts'
import type { Part } from './part.ts'

/** The set before, or all stretches and sets before, as a group. */
export function groupBehind(parts: readonly Part[], mention: MentionOf<'sets of'>): Part[] {
  const isInside = ({ head, group }: Part) =>
    (group !== undefined && mention.holds === 'all') ||
    head?.kind === 'set' ||
    head?.kind === 'rungs' ||
    (mention.holds === 'all' && head?.kind === 'amount')
  const outside = parts.findLastIndex((part) => !isInside(part))
  const held = mention.parts ?? (mention.holds === 'last' ? 1 : parts.length)
  const from = Math.max(outside + 1, parts.length - held)
  const inner = parts.slice(from)
  if (inner.length === 0) return [...parts]
  return [...parts.slice(0, from), { group: { times: mention.times, mention, parts: inner }, about: [] }]
}

export function isEmptyGroup(part: Part | undefined, mention: Mention): boolean {
  return part?.group?.mention === mention && part.group.parts.length === 0
}

/** The stretches behind a count as its group: as many as say how hard they are. */
export function groupAhead(
  parts: readonly Part[],
  { mention, from }: { mention: MentionOf<'sets of'>; from: number },
): Part[] {
  const behind = parts.slice(from + 1)
  const end = behind.findIndex(({ head, about }) => head?.kind !== 'amount' || !about.some(isEffortOrFigure))
  const inner = end < 0 ? behind : behind.slice(0, end)
  if (inner.length === 0) return parts.filter((_, index) => index !== from)
  return [
    ...parts.slice(0, from),
    { group: { times: mention.times, mention, parts: inner }, about: [] },
    ...behind.slice(inner.length),
  ]
}
