import { aroundEasy } from '../swim/frame.ts'
import { leastDistances } from '../swim/least-distances.ts'
import { enduranceSets } from '../swim/main-sets/endurance-sets.ts'
import { fromSets, swimSession } from '../swim/session.ts'
import { steady } from '../swim/styles/work-styles.ts'

/** Long swims on short rests: Maglischo, endurance levels 1 and 2; statistics of 35 coached swims. */
export const swimmingEndurance = swimSession({
  type: 'endurance',
  bouts: { work: 2 },
  aims: { boutMetres: [100, 1500], bouts: [1, 28], workMetres: [600, 4000], purposeMetres: 3000 },
  frame: aroundEasy,
  leastDistance: leastDistances.endurance,
  styleOf: () => steady,
  ...fromSets(enduranceSets),
})
