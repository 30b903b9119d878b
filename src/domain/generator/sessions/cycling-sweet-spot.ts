import { even, unbroken } from '../families/even.ts'
import { minutes } from '../families/family.ts'
import { climbing, falling, pyramid } from '../families/steps.ts'
import { twoSets } from '../families/two-sets.ts'
import { rideOf, spin } from './a-ride.ts'
import type { Session } from './session.ts'

const pause = [0.2, 0.6] as const
const shape = { shortest: minutes(5, 6, 8, 10), stride: minutes(1, 2, 3, 4, 5), counts: [2, 5] as const, pause }

export const cyclingSweetSpot: Session = {
  sport: 'cycling',
  type: 'sweet spot',
  prepare: rideOf(
    [
      unbroken(minutes(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 20, 25, 30, 35, 40)),
      even({ bouts: minutes(5, 6, 8, 10, 12, 15, 18, 20, 25, 30), counts: [2, 9], pause }),
      climbing(shape),
      falling(shape),
      pyramid({ ...shape, counts: [2, 3] }),
      twoSets({
        first: { bouts: minutes(12, 15, 20, 25), counts: [1, 2] },
        second: { bouts: minutes(5, 6, 8), counts: [2, 4] },
        pause,
        between: minutes(4, 6),
      }),
    ],
    {
      work: { name: 'Sweet spot', notes: 'Firm, just short of threshold. Steady power, quiet upper body.' },
      zone: 4,
      recovery: spin,
      recoveryZone: 1,
    },
  ),
}
