import { even, unbroken } from '../families/even.ts'
import { minutes } from '../families/family.ts'
import { climbing, falling } from '../families/steps.ts'
import { twoSets } from '../families/two-sets.ts'
import { jog, runOf } from './a-run.ts'
import type { Session } from './session.ts'

const pause = [0.06, 0.3] as const
const shape = { shortest: minutes(10, 12, 15), stride: minutes(2, 3, 5), counts: [2, 4] as const, pause }

export const runningTempo: Session = {
  sport: 'running',
  type: 'tempo',
  prepare: runOf(
    [
      unbroken(minutes(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 18, 20, 22, 25, 28, 30, 35, 40, 45, 50, 60, 70)),
      even({ bouts: minutes(10, 12, 15, 18, 20, 25, 30), counts: [2, 4], pause }),
      climbing(shape),
      falling(shape),
      twoSets({
        first: { bouts: minutes(20, 25, 30), counts: [1, 1] },
        second: { bouts: minutes(10, 12, 15), counts: [1, 3] },
        pause,
        between: [120, 180],
      }),
    ],
    {
      work: { name: 'Tempo', notes: 'Steady and strong, slower than race effort. You could keep this up for longer.' },
      zone: 3,
      recovery: jog,
      recoveryZone: 1,
    },
  ),
}
