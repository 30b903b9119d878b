import type { RoutePoint } from '../route-line.ts'
import type { Turn } from '../turn.ts'
import { turnWords } from '../turn-words.ts'

/** A turn that a watch announces: the number of its point on the line, and the turn in words. */
export type Cue = Pick<Turn, 'turn' | 'street'> & { at: number; point: RoutePoint; words: string }

/** The turns on the way. The start and the end of a course are announced without them. */
export function cuesOf(turns: readonly Turn[], points: readonly RoutePoint[]): Cue[] {
  return turns.flatMap(({ turn, street, point: at }) => {
    const point = points[at]
    if (!point || turn === 'start' || turn === 'arrive') return []
    return [{ turn, at, point, words: turnWords({ turn, street }), ...(street !== undefined && { street }) }]
  })
}
