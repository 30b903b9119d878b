import { even } from '../families/even.ts'
import { minutes } from '../families/family.ts'
import { climbing, falling, pyramid } from '../families/steps.ts'
import { twoSets } from '../families/two-sets.ts'
import { jog, runOf } from './a-run.ts'
import type { Session } from './session.ts'

// Daniels: repetitions of up to 5 minutes, the jog no longer than the repetition; short ones may rest longer.
const pause = [0.45, 1] as const
const shape = { shortest: minutes(1, 1.5, 2), stride: minutes(0.5, 1), counts: [3, 5] as const, pause }

export const runningInterval: Session = {
  sport: 'running',
  type: 'interval',
  prepare: runOf(
    [
      even({ bouts: minutes(2, 2.5, 3, 3.5, 4, 4.5, 5), counts: [2, 10], pause }),
      even({ bouts: minutes(0.5, 0.75, 1, 1.5), counts: [3, 20], pause: [0.8, 2] }),
      climbing(shape),
      falling({ ...shape, shortest: minutes(1, 2) }),
      pyramid({ ...shape, counts: [3, 4] }),
      twoSets({
        first: { bouts: minutes(3, 4, 5), counts: [2, 4] },
        second: { bouts: minutes(1, 1.5), counts: [3, 6] },
        pause,
        between: [120, 180],
      }),
      twoSets({
        first: { bouts: minutes(1), counts: [4, 6] },
        second: { bouts: minutes(3, 4), counts: [2, 3] },
        pause,
        between: [120, 180],
      }),
    ],
    {
      work: { name: 'Interval', notes: 'Fast but under control; the last one should look like the first.' },
      zone: 5,
      recovery: jog,
      recoveryZone: 1,
    },
  ),
}
