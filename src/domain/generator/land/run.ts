import type { WorkoutType } from '../../sports/registry.ts'
import type { Session } from '../plan/session.ts'
import type { LandFrame } from './frame.ts'
import type { Aims } from './main-sets/aims.ts'
import type { BoutStyle, Family } from './main-sets/families/family.ts'
import { sessionAround } from './session-around.ts'

export const jog = { name: 'Easy jog', notes: 'Shuffle if you like; start the next one fresh enough to hold the pace.' }

export const run: LandFrame = {
  warmup: 'Warm up',
  warmupNotes: 'Start slower than feels needed.',
  build: 'Build',
  buildNotes: 'A little quicker now, still relaxed, so that the first effort is no shock.',
  rampNotes: 'Start at a shuffle and let the pace come up by itself; nothing is forced.',
  // Chosen: from the slow end of easy to the middle of steady, and down to a jog.
  rising: [72, 83],
  falling: [70, 76],
  rampsOfTen: 5,
  easy: 'Easy run',
  easyNotes: 'Run where you can talk in full sentences.',
  cooldown: 'Cool down',
  cooldownNotes: 'Jog slowly and let your pulse come down.',
  easyZone: 1,
}

/** A type of run whose work is a main set. */
export function runSession(type: WorkoutType, aims: Aims, families: readonly Family[], style: BoutStyle): Session {
  return sessionAround('running', type, run, aims, families, style)
}
