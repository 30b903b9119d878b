import type { SportId } from '../../sports/registry.ts'
import { ride, spin } from '../land/ride.ts'
import { jog, run } from '../land/run.ts'
import type { Piece } from '../plan/plan.ts'

/** The easy parts of a workout that can be new around what is locked. */
export type EasyPart = 'warmup' | 'build' | 'easy' | 'recovery' | 'cooldown'

/** The share of the whole workout that each takes where there is room. Chosen: close to what the sessions themselves take. */
export const usualShare: Record<EasyPart, number> = {
  warmup: 0.12,
  build: 0.06,
  easy: 0.06,
  recovery: 0.04,
  cooldown: 0.1,
}

type EasyPiece = Omit<Piece, 'ticks'>

const onLand = (words: typeof run, between: typeof jog): Record<EasyPart, EasyPiece> => ({
  warmup: { intensity: 'warmup', zone: 1, name: words.warmup, notes: words.warmupNotes },
  build: { intensity: 'warmup', zone: 2, name: words.build, notes: words.buildNotes },
  easy: { intensity: 'active', zone: words.easyZone, name: words.easy, notes: words.easyNotes },
  recovery: { intensity: 'recovery', zone: 1, ...between },
  cooldown: { intensity: 'cooldown', zone: 1, name: words.cooldown, notes: words.cooldownNotes },
})

/** The piece that each part is in a sport. */
export const easyPieces: Record<SportId, Record<EasyPart, EasyPiece>> = {
  running: onLand(run, jog),
  cycling: onLand(ride, spin),
  swimming: {
    warmup: { intensity: 'warmup', zone: 1, name: 'Warm up', notes: 'Long, easy strokes.' },
    build: { intensity: 'warmup', zone: 2, name: 'Build', notes: 'A little firmer with every length.' },
    easy: { intensity: 'active', zone: 1, name: 'Easy', notes: 'Relaxed and even: count strokes, keep the count.' },
    recovery: { intensity: 'recovery', zone: 1, name: 'Easy', notes: 'Loose and slow until your breathing is calm.' },
    cooldown: { intensity: 'cooldown', zone: 1, name: 'Cool down', notes: 'Swim it loose, any stroke.' },
  },
}
