import { pointsOf, type StreetGraph } from '../streets/graph.ts'
import type { AnchorSeed } from './anchor.ts'

/** A closed walk: away from the start, along arcs, and back to the start. */
export type Round = { away: AnchorSeed; arcs: readonly number[]; back: AnchorSeed }

export function metresOf(graph: StreetGraph, { away, arcs, back }: Round): number {
  return arcs.reduce((sum, arc) => sum + (graph.lengths[arc >> 1] as number), away.metres + back.metres)
}

/** The line of a round, as pairs of metres east and north. */
export function lineOf(graph: StreetGraph, { away, arcs, back }: Round): number[] {
  const line = [...away.points]
  for (const arc of arcs) {
    const points = pointsOf(graph, arc)
    for (let at = 2; at < points.length; at += 1) line.push(points[at] as number)
  }
  for (let at = 2; at < back.points.length; at += 1) line.push(back.points[at] as number)
  return line
}

/** A round with a way to its beginning and back. */
export function withStem(stem: Stem, round: Round): Round {
  return { away: stem.away, arcs: [...stem.there, ...round.arcs, ...stem.home], back: stem.back }
}

/** The way from the start to where a loop can begin, and the way home. */
export type Stem = { away: AnchorSeed; there: readonly number[]; home: readonly number[]; back: AnchorSeed }

/** The same round without turns on the spot: an arc that is followed by one that leads back goes, with it. */
export function withoutSpurs(graph: StreetGraph, round: Round): Round {
  const arcs: number[] = []
  for (const arc of round.arcs) {
    const before = arcs.at(-1)
    if (before !== undefined && leadsBack(graph, before, arc)) arcs.pop()
    else arcs.push(arc)
  }
  return arcs.length === round.arcs.length ? round : { ...round, arcs }
}

/** Data may have the same street twice, so that another edge can be the way back. */
function leadsBack({ heads, lengths }: StreetGraph, arc: number, next: number): boolean {
  if (next === (arc ^ 1)) return true
  const difference = (lengths[arc >> 1] as number) - (lengths[next >> 1] as number)
  return heads[next] === heads[arc ^ 1] && Math.abs(difference) < SAME_LENGTH_METRES
}

const SAME_LENGTH_METRES = 0.01
