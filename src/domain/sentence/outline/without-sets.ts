import type { Outline } from './outline.ts'
import type { Part } from './part.ts'

/** The outline without some of its sets. */
export function withoutSets(outline: Outline, sets: readonly Part[]): Outline {
  const isLeft = (part: Part) => !sets.includes(part)
  const { total, ...rest } = outline
  return {
    ...rest,
    ...(total && isLeft(total) ? { total } : {}),
    parts: outline.parts.filter(isLeft),
    isPartial: true,
    isBegun: outline.parts[0] !== undefined && !isLeft(outline.parts[0]),
  }
}
