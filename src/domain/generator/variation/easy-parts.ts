import type { Sport } from '../../sports/registry.ts'
import type { EasyPart } from '../../sports/sport.ts'
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

/** The piece that each part is in a sport. */
export function easyPiecesOf({ easyParts, easyZone }: Sport): EasyPieces {
  return {
    warmup: { intensity: 'warmup', zone: 1, ...easyParts.warmup },
    build: { intensity: 'warmup', zone: 2, ...easyParts.build },
    easy: { intensity: 'active', zone: easyZone, ...easyParts.easy },
    recovery: { intensity: 'recovery', zone: 1, ...easyParts.recovery },
    cooldown: { intensity: 'cooldown', zone: 1, ...easyParts.cooldown },
  }
}
