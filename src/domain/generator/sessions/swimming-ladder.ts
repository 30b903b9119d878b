import { aroundFast } from '../swim/frame.ts'
import { leastDistances } from '../swim/least-distances.ts'
import { findGoodLadders } from '../swim/main-sets/ladder.ts'
import { ladderSets } from '../swim/main-sets/ladder-sets.ts'
import { swimSession } from '../swim/session.ts'
import { moderate } from '../swim/styles/work-styles.ts'

/** Rungs that go up, down, or up and down again: Tarpinian, 100 to 400 and back; statistics of 35 coached swims. */
export const swimmingLadder = swimSession({
  type: 'ladder sets',
  bouts: { work: 3 },
  aims: { boutMetres: [25, 500], bouts: [5, 15], isHard: true, workMetres: [800, 3200] },
  frame: aroundFast,
  leastDistance: leastDistances['ladder sets'],
  styleOf: () => moderate,
  search: findGoodLadders,
  write: ladderSets,
})
