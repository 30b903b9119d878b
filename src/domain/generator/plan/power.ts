import { powerZones } from '../../sports/zones.ts'
import type { Piece } from './plan.ts'

/** Percent of FTP in the middle of the percents, or of the power zone, of a piece of a ride. */
export function powerOf({ zone, percents }: Pick<Piece, 'zone' | 'percents'>): number {
  if (percents) return (percents[0] + percents[1]) / 2
  const power = powerZones[(zone ?? 1) - 1]
  return power ? (power.percentMin + power.percentMax) / 2 : 0
}
