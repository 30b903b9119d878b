import type { Mention } from '../mention.ts'
import type { Part } from './part.ts'

/**
 * A rest that stands alone behind several sets is that of each of them which has none: "4x1k, 4x200, 90s rest". `trailing`:
 * the rest of the last clause.
 */
export function shareTrailingRest(parts: readonly Part[], trailing: Mention | undefined): Part[] {
  const last = parts.findLastIndex(({ about }) => trailing !== undefined && about.includes(trailing))
  const first = parts.slice(0, last).findLastIndex((part) => !isSet(part)) + 1
  if (trailing === undefined || last < 1 || !parts[last] || !isSet(parts[last])) return [...parts]
  return parts.map((part, at) =>
    at >= first && at < last && lacksPause(part) ? { ...part, about: [...part.about, trailing] } : part,
  )
}

function isSet({ head, group }: Part): boolean {
  return group === undefined && head?.kind === 'set' && head.times > 1
}

function lacksPause({ head, about }: Part): boolean {
  return head?.kind === 'set' && !head.rest && !about.some(({ kind }) => kind === 'rest' || kind === 'send-off')
}
