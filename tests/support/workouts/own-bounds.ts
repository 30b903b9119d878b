import fc from 'fast-check'
import type { ZoneBounds } from '#domain/sports/own-zones.ts'
import type { SportDefinition } from '#domain/sports/sport.ts'
import { boundLimits, mayHaveGaps, tableBounds, type ZonedType } from '#domain/sports/zone-bounds.ts'

/** Bounds that an athlete may have for the zones of a sport: rising, without gaps unless power has them. */
export function boundsOf(type: ZonedType, sport: SportDefinition): fc.Arbitrary<ZoneBounds[]> {
  const count = tableBounds(type, sport).length
  const { min, max } = boundLimits[type]
  const steps = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 2 * count, maxLength: 2 * count })
  return fc.tuple(steps, fc.array(fc.boolean(), { minLength: count, maxLength: count })).map(([widths, closed]) => {
    const total = widths.reduce((sum, width) => sum + width, 0)
    let at = min
    return Array.from({ length: count }, (_, zone) => {
      const next = (index: number) => at + (0.99 * (max - min) * (widths[index] ?? 0)) / total
      if (zone > 0 && mayHaveGaps(type) && !closed[zone]) at = next(2 * zone)
      const percentMin = at
      at = next(2 * zone + 1)
      return { percentMin, percentMax: at }
    })
  })
}

/** Bounds with these lower ends, and the upper end of the last. */
export function boundsAt(...edges: number[]): ZoneBounds[] {
  return edges.slice(1).map((percentMax, index) => ({ percentMin: edges[index] ?? 0, percentMax }))
}
