import { sportOf, type WorkoutType } from '../../sports/registry.ts'
import type { Session } from '../plan/session.ts'
import type { LandFrame } from './frame.ts'
import type { Aims } from './main-sets/aims.ts'
import type { BoutStyle, Family } from './main-sets/families/family.ts'
import { sessionAround } from './session-around.ts'

const sport = sportOf('cycling')

export const spin = sport.easyParts.recovery

export const ride: LandFrame = {
  parts: sport.easyParts,
  easyZone: sport.easyZone,
  rampNotes: 'Start with hardly any pressure on the pedals and let the power come up by itself.',
  // Most coach-written rides open with a ramp from 45 % of FTP and end near 40 %.
  rising: [45, 70],
  falling: [40, 60],
  rampsOfTen: 7,
}

/** A type of ride whose work is a main set. */
export function rideSession(type: WorkoutType, aims: Aims, families: readonly Family[], style: BoutStyle): Session {
  return sessionAround('cycling', type, ride, aims, families, style)
}
