import { sportOf, type WorkoutType } from '../../sports/registry.ts'
import type { Session } from '../plan/session.ts'
import type { LandFrame } from './frame.ts'
import type { Aims } from './main-sets/aims.ts'
import type { BoutStyle, Family } from './main-sets/families/family.ts'
import { sessionAround } from './session-around.ts'

const sport = sportOf('running')

export const jog = sport.easyParts.recovery

export const run: LandFrame = {
  parts: sport.easyParts,
  easyZone: sport.easyZone,
  rampNotes: 'Start at a shuffle and let the pace come up by itself; nothing is forced.',
  // Chosen: from the slow end of easy to the middle of steady, and down to a jog.
  rising: [72, 83],
  falling: [70, 76],
  rampsOfTen: 5,
}

/** A type of run whose work is a main set. */
export function runSession(type: WorkoutType, aims: Aims, families: readonly Family[], style: BoutStyle): Session {
  return sessionAround('running', type, run, aims, families, style)
}
