import type { StreetGraph } from '../streets/graph.ts'
import type { Round } from './round.ts'

/**
 * Metres that a round climbs; undefined unless nearly all of its streets have elevations. What is unknown, and the
 * stretches of the street that the start is on, count by the mean of the rest.
 */
export function climbOf({ climbs, lengths }: StreetGraph, { away, arcs, back }: Round): number | undefined {
  let [climb, known, unknown] = [0, 0, away.metres + back.metres]
  for (const arc of arcs) {
    const length = lengths[arc >> 1] as number
    const up = climbs[arc] as number
    if (Number.isNaN(up)) unknown += length
    else {
      climb += up
      known += length
    }
  }
  if (known === 0 || unknown > (known + unknown) * MAX_UNKNOWN_SHARE) return undefined
  return (climb * (known + unknown)) / known
}

const MAX_UNKNOWN_SHARE = 0.1
