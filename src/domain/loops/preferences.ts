import type { StreetGraph } from '../streets/graph.ts'
import { type Streets, surfaces, traits, wayKinds } from '../streets/streets.ts'

/** What an athlete likes to run or ride on. What is left out does not matter to them. */
export type Preferences = {
  quiet?: boolean
  green?: boolean
  lit?: boolean
  ground?: 'paved' | 'trail'
  hills?: 'flat' | 'hilly'
}

export function hasPreferences(preferences: Preferences): boolean {
  return Object.values(preferences).some((value) => value !== undefined && value !== false)
}

/**
 * The same streets, with those dearer that are not what an athlete prefers. Costs keep their mean, so that a search
 * reaches as far as without preferences.
 */
export function withPreferences(graph: StreetGraph, streets: Streets, preferences: Preferences): StreetGraph {
  const factors = graph.factors.slice()
  let [before, after] = [0, 0]
  for (let edge = 0; edge < graph.lengths.length; edge += 1) {
    const length = graph.lengths[edge] as number
    const ofWay = wayFactor(streets, graph.ways[edge] as number, preferences)
    for (const arc of [edge * 2, edge * 2 + 1]) {
      const factor = graph.factors[arc] as number
      const preferred = factor * ofWay * hillFactor(graph, arc, preferences.hills)
      factors[arc] = preferred
      before += factor * length
      after += preferred * length
    }
  }
  const scale = after > 0 ? before / after : 1
  return { ...graph, factors: factors.map((factor) => factor * scale) }
}

function wayFactor(streets: Streets, way: number, { quiet, green, lit, ground }: Preferences): number {
  const has = (trait: number) => ((streets.traits[way] as number) & trait) !== 0
  return (
    (quiet && !has(traits.quiet) ? NOT_QUIET_FACTOR : 1) *
    (green && !has(traits.green) ? NOT_GREEN_FACTOR : 1) *
    (lit && !has(traits.lit) ? NOT_LIT_FACTOR : 1) *
    (ground ? groundFactor(streets, way, ground) : 1)
  )
}

function groundFactor(streets: Streets, way: number, ground: 'paved' | 'trail'): number {
  const surface = surfaces[streets.surfaces[way] as number]
  const kind = wayKinds[streets.kinds[way] as number]
  const isTrail = surface === 'unpaved' || (surface === 'unknown' && (kind === 'path' || kind === 'track'))
  return isTrail === (ground === 'trail') ? 1 : OTHER_GROUND_FACTOR
}

/** Unknown climbs change nothing. */
function hillFactor({ climbs, lengths }: StreetGraph, arc: number, hills: Preferences['hills']): number {
  const metres = lengths[arc >> 1] as number
  const [up, down] = [climbs[arc] as number, climbs[arc ^ 1] as number]
  if (!hills || !(metres > 0) || Number.isNaN(up) || Number.isNaN(down)) return 1
  const steepness = (up + down) / metres
  return hills === 'flat'
    ? 1 + Math.min(2, steepness * FLAT_FACTOR_PER_STEEPNESS)
    : 1 + Math.max(0, 1 - steepness / HILLY_STEEPNESS)
}

const NOT_QUIET_FACTOR = 2
const NOT_GREEN_FACTOR = 2
const NOT_LIT_FACTOR = 2
const OTHER_GROUND_FACTOR = 2
/** At 5 metres of climb and descent in 100, a street counts half as long again. */
const FLAT_FACTOR_PER_STEEPNESS = 10
/** From 5 metres of climb and descent in 100 a street is a hill. */
const HILLY_STEEPNESS = 0.05
