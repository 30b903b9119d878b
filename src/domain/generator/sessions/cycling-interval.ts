import { even } from '../families/even.ts'
import { minutes } from '../families/family.ts'
import { micro } from '../families/micro.ts'
import { overUnder } from '../families/over-under.ts'
import { climbing, falling, pyramid } from '../families/steps.ts'
import { twoSets } from '../families/two-sets.ts'
import { rideOf, spin } from './a-ride.ts'
import type { Session } from './session.ts'

const pause = [0.4, 1] as const
const shape = { shortest: minutes(2, 3, 4), stride: minutes(0.5, 1, 2), counts: [3, 5] as const, pause }

// Above FTP for a minute at most, then long enough to do it again.
const short = {
  pairs: [
    [30, 60],
    [30, 90],
    [30, 120],
    [40, 120],
    [60, 180],
  ],
  perSet: [3, 8],
  between: [240, 300],
  zone: 6,
} as const

export const cyclingInterval: Session = {
  sport: 'cycling',
  type: 'interval',
  prepare: rideOf(
    [
      even({ bouts: minutes(1, 1.5, 2, 2.5, 3, 4, 5, 6, 8), counts: [3, 10], pause }),
      climbing(shape),
      falling(shape),
      pyramid({ ...shape, counts: [2, 4] }),
      twoSets({
        first: { bouts: minutes(4, 5, 6), counts: [2, 4] },
        second: { bouts: [30], counts: [4, 6], zone: 6 },
        pause: [0.5, 4],
        between: minutes(5),
      }),
      twoSets({
        first: { bouts: minutes(5, 6, 8), counts: [1, 3] },
        second: { bouts: minutes(2, 3), counts: [3, 5] },
        pause,
        between: minutes(4, 5),
      }),
      micro({ ...short, sets: [1, 3], fewer: 0 }),
      overUnder({
        under: { seconds: minutes(1, 2), zone: 4, name: 'Under', notes: 'Just below threshold: let it settle.' },
        over: { seconds: minutes(1), zone: 5, name: 'Over', notes: 'Up to threshold without standing up.' },
        turns: [2, 4],
        counts: [3, 5],
        pause: [0.3, 0.6],
      }),
    ],
    {
      work: { name: 'Interval', notes: 'Hard and even. Build into the first one; the last should match it.' },
      zone: 5,
      recovery: spin,
      recoveryZone: 1,
    },
  ),
}
