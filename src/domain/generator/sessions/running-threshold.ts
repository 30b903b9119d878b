import { even, unbroken } from '../families/even.ts'
import { minutes } from '../families/family.ts'
import { climbing, falling, pyramid } from '../families/steps.ts'
import { twoSets } from '../families/two-sets.ts'
import { jog, runOf } from './a-run.ts'
import type { Session } from './session.ts'

// Daniels: 20 minutes at threshold in one go, or cruise repetitions with about a minute of jogging per mile.
const pause = [0.12, 0.3] as const
const shape = { shortest: minutes(4, 5, 6, 8), stride: minutes(1, 2, 3, 4), counts: [2, 5] as const, pause }

export const runningThreshold: Session = {
  sport: 'running',
  type: 'threshold',
  prepare: runOf(
    [
      unbroken(minutes(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 18, 20, 22, 25, 28, 30, 35, 40)),
      even({ bouts: minutes(4, 5, 6, 8, 10, 12, 15, 18, 20), counts: [2, 8], pause }),
      climbing(shape),
      falling(shape),
      pyramid({ ...shape, shortest: minutes(4, 5, 6), stride: minutes(1, 2, 3), counts: [2, 3] }),
      twoSets({
        first: { bouts: minutes(8, 10, 12, 15), counts: [1, 3] },
        second: { bouts: minutes(4, 5, 6), counts: [2, 4] },
        pause,
        between: [120, 180],
      }),
    ],
    {
      work: { name: 'Threshold', notes: 'Comfortably hard: a few words at a time. Hold it even from first to last.' },
      zone: 4,
      recovery: jog,
      recoveryZone: 1,
    },
  ),
}
