import { powerZones } from '../../sports/zones.ts'
import type { Piece } from './plan.ts'

/** Percent of FTP in the middle of what a piece of a ride asks for. */
export function powerOf({ zone, percents }: Pick<Piece, 'zone' | 'percents'>): number {
  if (percents) return (percents[0] + percents[1]) / 2
  const power = powerZones[(zone ?? 1) - 1]
  return power ? (power.percentMin + power.percentMax) / 2 : 0
}
