import type { WorkoutType } from '../../sports/registry.ts'
import type { Session } from '../plan/session.ts'
import type { LandFrame } from './frame.ts'
import type { Aims } from './main-sets/aims.ts'
import type { BoutStyle, Family } from './main-sets/families/family.ts'
import { sessionAround } from './session-around.ts'

export const spin = { name: 'Easy spin', notes: 'Let the legs turn over; be ready again, not cold.' }

export const ride: LandFrame = {
  warmup: 'Warm up',
  warmupNotes: 'Small gear, loose legs.',
  build: 'Build',
  buildNotes: 'Settle into your normal riding pace so that the first effort is no shock.',
  rampNotes: 'Start with hardly any pressure on the pedals and let the power come up by itself.',
  // Most coach-written rides open with a ramp from 45 % of FTP and end near 40 %.
  rising: [45, 70],
  falling: [40, 60],
  rampsOfTen: 7,
  easy: 'Endurance',
  easyNotes: 'Ride where you can talk in full sentences. Eat and drink.',
  cooldown: 'Cool down',
  cooldownNotes: 'Roll home and let your pulse come down.',
  easyZone: 2,
}

/** A type of ride whose work is a main set. */
export function rideSession(type: WorkoutType, aims: Aims, families: readonly Family[], style: BoutStyle): Session {
  return sessionAround('cycling', type, ride, aims, families, style)
}
