import type { Part } from './parts-of-lines.ts'
import type { Slot } from './slots.ts'

export function metresOf({ kind, times, figures, parts, unit }: Part): number {
  if (kind === 'time') return 0
  if (kind === 'group') return Math.max(1, times) * parts.reduce((sum, part) => sum + metresOf(part), 0)
  const far = figures.reduce((sum, one) => sum + one, 0)
  return Math.max(1, times) * far * (unit === ' mi' ? METRES_OF_MILE : 1)
}

export function isPlainSwim({ kind, times, figures, pieces }: Part): boolean {
  return kind === 'swim' && times === 1 && figures.length === 1 && pieces.length === 0
}

export function leavesOf(parts: readonly Part[], isAlone = true): { part: Part; isAlone: boolean }[] {
  return parts.flatMap((part) =>
    part.kind === 'group'
      ? leavesOf(part.parts, false)
      : [{ part, isAlone: isAlone && part.times === 1 && part.figures.length === 1 }],
  )
}

export function isSame(one: Slot['kind'], other: Slot['kind']): boolean {
  return one === other || GROUPS.some((group) => group.includes(one) && group.includes(other))
}

const GROUPS: readonly (readonly Slot['kind'][])[] = [
  ['rest', 'clock'],
  ['effort', 'target'],
]

const METRES_OF_MILE = 1609

/** Nobody swims more of a set (our choice). */
export const MOST_TIMES = 60
