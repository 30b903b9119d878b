import { type SportId, sportIds, sportOf } from '../../sports/registry.ts'
import { powerZones } from '../../sports/zones.ts'
import { atLeast, atMost } from '../../units/tolerance.ts'

/** A zone in percent of FTP or of the speed at threshold. */
export type Band = { number: number; low: number; high: number }

const bands = new Map(sportIds.map((id) => [id, bandsIn(id)]))

/** The sport's zones, the easiest first. */
export function bandsOf(sport: SportId): readonly Band[] {
  return bands.get(sport) ?? []
}

/**
 * The zone an effort lies in: what is easier than all of them is the first, what is harder the last; undefined between
 * two zones.
 */
export function zoneAt(percent: number, sport: SportId): number | undefined {
  const all = bandsOf(sport)
  if (percent < (all[0]?.low ?? 0)) return all[0]?.number
  const last = all.at(-1)
  if (last && percent > last.high) return last.number
  return all.find(({ low, high }) => atLeast(percent, low, 'percent') && atMost(percent, high, 'percent'))?.number
}

function bandsIn(id: SportId): Band[] {
  const { reference, paceZones } = sportOf(id)
  if (reference.metric === 'power')
    return powerZones.map(({ number, percentMin, percentMax }) => ({ number, low: percentMin, high: percentMax }))
  return paceZones.map(({ number, slow, fast }) => ({ number, low: 100 / slow, high: 100 / fast }))
}
