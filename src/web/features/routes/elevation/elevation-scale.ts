import type { ElevationBar } from './elevation-bars.ts'

/** The lowest and the highest of known heights; undefined where none is known. */
export function rangeOf(bars: readonly ElevationBar[]): { low: number; high: number } | undefined {
  const known = bars.flatMap(({ elevation }) => elevation ?? [])
  return known.length === 0 ? undefined : { low: Math.min(...known), high: Math.max(...known) }
}

/** How high a bar stands, from 0 to 1: the lowest has some body, and a flat route is not drawn as a mountain. */
export function heightShare(elevation: number, { low, high }: { low: number; high: number }): number {
  return LEAST + ((elevation - low) / Math.max(high - low, MIN_RANGE_METRES)) * (1 - LEAST)
}

export type Steepness = 'level' | 'climb' | 'steep'

/** The climbs that are coloured: over 3 % and over 5 %. */
export function steepnessOf({ slope }: Pick<ElevationBar, 'slope'>): Steepness {
  if (slope === null || slope < 0.03) return 'level'
  return slope < 0.05 ? 'climb' : 'steep'
}

const LEAST = 0.14
const MIN_RANGE_METRES = 30
