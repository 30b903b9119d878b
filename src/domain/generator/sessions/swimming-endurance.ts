import { enduranceShapes } from '../swim/endurance-shapes.ts'
import { aroundEasy } from '../swim/frame.ts'
import { steady } from '../swim/manners.ts'
import { aSwim, madeOf } from '../swim/session.ts'

/** Long swims on short rests: Maglischo, endurance levels 1 and 2; statistics of 35 coached swims. */
export const swimmingEndurance = aSwim({
  type: 'endurance',
  aims: { boutMetres: [100, 1500], bouts: [1, 28], workMetres: [600, 4000] },
  around: aroundEasy,
  asked: () => steady,
  ...madeOf(enduranceShapes),
})
