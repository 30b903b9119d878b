import { even, unbroken } from '../families/even.ts'
import { minutes } from '../families/family.ts'
import { climbing, falling, pyramid } from '../families/steps.ts'
import { twoSets } from '../families/two-sets.ts'
import { rideOf } from './a-ride.ts'
import type { Session } from './session.ts'

const pause = [0.15, 0.5] as const
const shape = { shortest: minutes(5, 6, 8, 10, 12), stride: minutes(1, 2, 3, 4, 5), counts: [2, 5] as const, pause }

export const cyclingTempo: Session = {
  sport: 'cycling',
  type: 'tempo',
  prepare: rideOf(
    [
      unbroken(minutes(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 20, 25, 30, 35, 40, 45)),
      even({ bouts: minutes(5, 6, 8, 10, 12, 15, 18, 20, 25, 30, 35), counts: [2, 8], pause }),
      climbing(shape),
      falling(shape),
      pyramid({ ...shape, counts: [2, 3] }),
      twoSets({
        first: { bouts: minutes(15, 20, 25, 30), counts: [1, 2] },
        second: { bouts: minutes(5, 6, 8, 10), counts: [2, 4] },
        pause,
        between: minutes(4, 6),
      }),
    ],
    {
      work: { name: 'Tempo', notes: 'Brisk and steady, a pace for a long day with company. Short sentences only.' },
      zone: 3,
      recovery: { name: 'Endurance', notes: 'Ease off, but keep the pedals turning.' },
      recoveryZone: 2,
    },
  ),
}
