import type { Sport } from '../../sports/registry.ts'
import type { EasyPart } from '../../sports/sport.ts'
import { targetPart } from '../../sports/target-parts.ts'
import type { Piece } from '../plan/plan.ts'

/** The share of the whole workout that each takes if there is room. Our choice: close to what the sessions take. */
export const usualShare: Record<EasyPart, number> = {
  warmup: 0.12,
  build: 0.06,
  easy: 0.06,
  recovery: 0.04,
  cooldown: 0.1,
}

export type EasyPieces = Record<EasyPart, Omit<Piece, 'ticks'>>

/** The piece that each part is in a sport, aimed at the easy part of its zone. */
export function easyPiecesOf(sport: Sport): EasyPieces {
  const { easyParts, easyZone } = sport
  const inZone = (zone: number) => {
    const part = targetPart(sport, zone, 'easy', 0) ?? targetPart(sport, zone, 'endurance', 0)
    return { zone, ...(part ? { percents: part.percents } : {}) }
  }
  return {
    warmup: { intensity: 'warmup', ...inZone(1), ...easyParts.warmup },
    build: { intensity: 'warmup', ...inZone(2), ...easyParts.build },
    easy: { intensity: 'active', ...inZone(easyZone), ...easyParts.easy },
    recovery: { intensity: 'recovery', ...inZone(1), ...easyParts.recovery },
    cooldown: { intensity: 'cooldown', ...inZone(1), ...easyParts.cooldown },
  }
}
