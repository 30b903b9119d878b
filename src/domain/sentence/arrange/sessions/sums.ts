import { isSet, type Part } from './parts.ts'
import type { Length, Said } from './words.ts'

/** How long parts take together, their rests included; nothing if one of them is measured otherwise. */
export function sumOf(parts: readonly Part[], kind: Length['in']): number | undefined {
  let sum = 0
  for (const part of parts) {
    if (part.start && kind === 's') {
      sum += part.times * part.start.size
      continue
    }
    const rest = part.rests.length === 1 ? part.rests[0]?.length : undefined
    const own =
      part.kind === 'group'
        ? sumOf(part.parts, kind)
        : part.lengths.reduce<number | undefined>(
            (all, { in: unit, size }) => (unit === kind && all !== undefined ? all + size : undefined),
            0,
          )
    if (own === undefined) return undefined
    const bouts = part.times * Math.max(1, part.lengths.length)
    sum += part.times * own + (rest?.in === kind ? rest.size * bouts : 0)
  }
  return sum
}

/** The parts without those that only say how long the following ones are together: "15 min warm-up, tempo 40 min: 20 min at 4:30, 20 min at 4:20". */
export function withoutSums(parts: readonly Part[]): Part[] {
  return parts.filter((part, at) => {
    const [length] = part.lengths
    const isNamed = !isSet(part) && part.picks.length === 0 && !part.isEasy && !part.end && part.aims.every(isName)
    if (!isNamed || part.aims.length === 0 || !length || parts[at + 1]?.mark !== 'colon') return true
    let left = length.size
    for (const behind of parts.slice(at + 1)) {
      const own = behind.aims.length > 0 ? sumOf([behind], length.in) : undefined
      if (own === undefined || behind.end) return true
      left -= own
      if (Math.abs(left) < 1) return false
    }
    return true
  })
}

/** A name of an effort, in no figures. */
function isName({ words }: Said): boolean {
  return !/\d/.test(words)
}
