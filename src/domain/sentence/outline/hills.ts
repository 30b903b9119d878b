import type { Mention } from '../mention.ts'
import { isEffort } from './kinds.ts'
import type { Part } from './part.ts'

/**
 * The parts, with the sets of a list behind "hills:" all run uphill: "hills: 4x30s, 4x60s, 4x90s". One that is said to be
 * flat is not: "8x1 min hills, 4x1 min flat".
 */
export function shareHills(parts: readonly Part[], mentions: readonly Mention[], sentence: string): Part[] {
  const hills = mentions.find(
    (one) => one.kind === 'session' && one.session === 'hills' && /^\s*[:,]/.test(sentence.slice(one.to)),
  )
  if (!hills) return [...parts]
  const listed = parts.filter(({ head }) => head && head.from >= hills.to)
  const end = listed.findIndex(({ head }) => head?.kind !== 'set')
  const sets = end < 0 ? listed : listed.slice(0, end)
  return parts.map((part) =>
    sets.includes(part) && !part.about.some(isEffort) && !isFlat(part, parts, sentence)
      ? { ...part, about: [...part.about, hills] }
      : part,
  )
}

/** Whether the words at a set, up to the next one, say that it is flat: "flat 4x30s", "4x1 min flat". */
function isFlat({ head }: Part, parts: readonly Part[], sentence: string): boolean {
  if (!head) return false
  const next = parts.find((other) => other.head && other.head.from > head.from)?.head?.from
  return /\bflat ?$/i.test(sentence.slice(0, head.from)) || /\bflat\b(?! ?\d)/i.test(sentence.slice(head.to, next))
}
