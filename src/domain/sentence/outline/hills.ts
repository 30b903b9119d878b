import type { Mention } from '../mention.ts'
import { isEffort } from './kinds.ts'
import type { Part } from './part.ts'

/** The parts, with the sets of a list behind "hills:" all run uphill: "hills: 4x30s, 4x60s, 4x90s". */
export function shareHills(parts: readonly Part[], mentions: readonly Mention[], sentence: string): Part[] {
  const hills = mentions.find(
    (one) => one.kind === 'session' && one.session === 'hills' && /^\s*:/.test(sentence.slice(one.to)),
  )
  const first = hills ? parts.findIndex(({ head }) => head && head.from >= hills.to) : -1
  if (!hills || first < 0) return [...parts]
  const end = parts.findIndex(({ head }, at) => at >= first && head?.kind !== 'set')
  return parts.map((part, at) => {
    const isListed = at >= first && (end < 0 || at < end) && !part.about.some(isEffort)
    return isListed ? { ...part, about: [...part.about, hills] } : part
  })
}
