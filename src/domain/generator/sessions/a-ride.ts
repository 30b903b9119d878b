import { mainSet } from '../choose.ts'
import type { Family, Style } from '../families/family.ts'
import { framed, type Surroundings } from '../frame.ts'
import { roomFor } from '../room.ts'
import type { Session } from './session.ts'

export const spin = { name: 'Easy spin', notes: 'Let the legs turn over; be ready again, not cold.' }

export const ride: Surroundings = {
  warmup: 'Warm up',
  warmupNotes: 'Small gear, loose legs.',
  build: 'Build',
  buildNotes: 'Settle into your normal riding pace so that the first effort is no shock.',
  easy: 'Endurance',
  easyNotes: 'Ride where you can talk in full sentences. Eat and drink.',
  cooldown: 'Cool down',
  cooldownNotes: 'Roll home and let your pulse come down.',
  easyZone: 2,
}

/** A ride around the bouts of one type. */
export function rideOf(families: readonly Family[], style: Style): Session['prepare'] {
  return (request) => (seed) => {
    const room = roomFor(request, seed)
    const { duration, value } = room.ruler
    return { blocks: framed(mainSet(room, families, style), room, ride), durationOf: duration, value }
  }
}
