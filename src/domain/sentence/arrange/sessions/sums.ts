import type { Part } from './parts.ts'
import type { Length } from './words.ts'

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
