import { atLeast, atMost } from '../units/tolerance.ts'
import { effortZones } from './effort-zones.ts'
import type { OwnZones } from './own-zones.ts'
import type { SportDefinition } from './sport.ts'

/**
 * The names of the two zones whose gap a range in percent of threshold lies in; undefined for one that reaches into a
 * zone. Only power zones have gaps.
 */
export function betweenZones(
  [low, high]: readonly [low: number, high: number],
  sport: SportDefinition,
  own?: OwnZones,
): readonly [easier: string, harder: string] | undefined {
  const zones = effortZones(sport, own)
  const above = zones.findIndex((harder, index) => {
    const easier = zones[index - 1]
    if (!easier || atMost(high, easier.high, 'percent') || atLeast(low, harder.low, 'percent')) return false
    return atLeast(low, easier.high, 'percent') && atMost(high, harder.low, 'percent')
  })
  const [easier, harder] = [zones[above - 1], zones[above]]
  return easier && harder && [easier.name, harder.name]
}
