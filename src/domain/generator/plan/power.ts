import { powerZones } from '../../sports/zones.ts'
import type { Piece } from './plan.ts'

/** Percent of FTP in the middle of what a piece of a ride asks for. */
export function powerOf({ zone, span }: Pick<Piece, 'zone' | 'span'>): number {
  if (span) return (span[0] + span[1]) / 2
  const power = powerZones[(zone ?? 1) - 1]
  return power ? (power.percentMin + power.percentMax) / 2 : 0
}
