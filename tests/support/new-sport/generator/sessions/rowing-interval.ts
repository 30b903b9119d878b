import { mainSetSession } from '../land/main-set-session.ts'
import { even } from '../land/main-sets/families/even.ts'
import { row } from './rowing-endurance.ts'

export const rowingInterval = mainSetSession(
  row,
  'interval',
  { hard: true, bout: [60, 300], bouts: [3, 12], work: [480, 1800], share: [0.2, 0.5], rest: [0.4, 1.2] },
  {
    families: [
      even({ bouts: { minutes: [1, 2, 3, 4, 5], metres: [250, 500, 750, 1000] }, counts: [3, 12], pause: [0.4, 1.1] }),
    ],
    work: { name: 'Interval', notes: 'Hard, long strokes.' },
    zone: 5,
  },
)
