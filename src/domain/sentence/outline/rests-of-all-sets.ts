import { toMetres } from '../../units/distance.ts'
import type { Mention } from '../mention.ts'
import type { Amount } from '../tokens/amounts.ts'
import type { Part } from './part.ts'

/**
 * A rest that stands alone behind several sets is that of each of them which has none: "4x1k, 4x200, 90s rest". `trailing`:
 * the rest of the last clause.
 */
export function shareTrailingRest(parts: readonly Part[], trailing: Mention | undefined): Part[] {
  const rest = trailing ?? restOfOne(parts.at(-1))
  const last = trailing ? parts.findLastIndex(({ about }) => about.includes(trailing)) : parts.length - 1
  const first = parts.slice(0, last).findLastIndex((part) => !isSet(part)) + 1
  const of = parts[last]
  if (rest === undefined || last < 1 || of?.head?.kind !== 'set' || of.group) return [...parts]
  return parts.map((part, at) =>
    at >= first && at < last && lacksPause(part) && areAlike(part, of)
      ? { ...part, about: [...part.about, rest] }
      : part,
  )
}

/** The rest that is read with one bout, and makes sense only for those before it: "3x8 min, 1x10 min, 3 min rest". */
function restOfOne(part: Part | undefined): Mention | undefined {
  const head = part?.head
  if (head?.kind !== 'set' || head.times > 1 || !head.rest || part?.group) return undefined
  return { kind: 'rest', rest: head.rest, from: head.from, to: head.to }
}

/** Whether a part is one set: "1 x 400" is one, too, but no bout with a rest of its own. */
function isSet({ head, group }: Part): boolean {
  return group === undefined && head?.kind === 'set' && (head.times > 1 || !head.rest)
}

function lacksPause({ head, about }: Part): boolean {
  return head?.kind === 'set' && !head.rest && !about.some(({ kind }) => kind === 'rest' || kind === 'send-off')
}

/** Whether bouts of two sets are measured alike and not far apart: the rest of sprints is not that of long bouts. */
function areAlike({ head }: Part, last: Part | undefined): boolean {
  const [one, other] = [head, last?.head].map((set) => (set?.kind === 'set' ? sizeOf(set.bout) : undefined))
  if (!one || !other || one.isTime !== other.isTime) return false
  return Math.max(one.size, other.size) <= MOST_TIMES_AS_LONG * Math.min(one.size, other.size)
}

/** Seconds, or metres. A small figure without a unit, or with "m", is minutes. */
function sizeOf(bout: Amount): { isTime: boolean; size: number } | undefined {
  if (bout.kind === 'time') return { isTime: true, size: bout.seconds }
  if (bout.kind === 'distance') return { isTime: false, size: toMetres(bout.value, bout.unit) }
  if (bout.kind !== 'bare' && bout.kind !== 'm') return undefined
  const isFar = bout.value >= LEAST_METRES
  return { isTime: !isFar, size: isFar ? bout.value : bout.value * 60 }
}

// A kilometre beside 200 m (our choice).
const MOST_TIMES_AS_LONG = 5
const LEAST_METRES = 50
