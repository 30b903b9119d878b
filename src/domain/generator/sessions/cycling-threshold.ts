import { even, unbroken } from '../families/even.ts'
import { minutes } from '../families/family.ts'
import { climbing, falling, pyramid } from '../families/steps.ts'
import { twoSets } from '../families/two-sets.ts'
import { rideOf, spin } from './a-ride.ts'
import type { Session } from './session.ts'

// Coggan's 2 × 20, 4 × 10 and 8 × 5; Seiler's 4 × 16 and 4 × 8.
const pause = [0.2, 0.65] as const
const shape = { shortest: minutes(3, 4, 5, 6, 8), stride: minutes(1, 2, 3, 4), counts: [2, 5] as const, pause }

export const cyclingThreshold: Session = {
  sport: 'cycling',
  type: 'threshold',
  prepare: rideOf(
    [
      unbroken(minutes(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 20, 25, 30)),
      even({ bouts: minutes(3, 4, 5, 6, 8, 10, 12, 15, 16, 20), counts: [2, 10], pause }),
      climbing(shape),
      falling(shape),
      pyramid({ ...shape, shortest: minutes(3, 4, 5, 6), counts: [2, 3] }),
      twoSets({
        first: { bouts: minutes(10, 12, 15, 20), counts: [1, 2] },
        second: { bouts: minutes(4, 5, 6), counts: [2, 4] },
        pause,
        between: minutes(4, 6),
      }),
    ],
    {
      work: { name: 'Threshold', notes: 'As hard as you could hold for an hour. Start the first one a touch easy.' },
      zone: 5,
      recovery: spin,
      recoveryZone: 1,
    },
  ),
}
