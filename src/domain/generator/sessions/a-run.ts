import { mainSet } from '../choose.ts'
import type { Family, Style } from '../families/family.ts'
import { framed, type Surroundings } from '../frame.ts'
import { roomFor } from '../room.ts'
import type { Session } from './session.ts'

export const jog = { name: 'Easy jog', notes: 'Shuffle if you like; start the next one fresh enough to hold the pace.' }

export const run: Surroundings = {
  warmup: 'Warm up',
  warmupNotes: 'Start slower than feels needed.',
  build: 'Build',
  buildNotes: 'A little quicker now, still relaxed, so that the first effort is no shock.',
  easy: 'Easy run',
  easyNotes: 'Run where you can talk in full sentences.',
  cooldown: 'Cool down',
  cooldownNotes: 'Jog slowly and let your pulse come down.',
  easyZone: 1,
}

/** A run around the bouts of one type. */
export function runOf(families: readonly Family[], style: Style): Session['prepare'] {
  return (request) => (seed) => {
    const room = roomFor(request, seed)
    const { duration, value } = room.ruler
    return { blocks: framed(mainSet(room, families, style), room, run), durationOf: duration, value }
  }
}
