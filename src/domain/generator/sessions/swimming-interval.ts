import { aroundFast } from '../swim/frame.ts'
import { leastDistances } from '../swim/least-distances.ts'
import { intervalSets } from '../swim/main-sets/interval-sets.ts'
import { fromSets, swimSession } from '../swim/session.ts'
import { atCss, fast } from '../swim/styles/work-styles.ts'

/** Asked repetitions up to this distance, in the asked unit, are swum fast. Our choice. */
const MAX_FAST_DISTANCE = 75

/**
 * Repetitions at critical speed and faster. Toubekis 2011 (20 × 100, 10 × 200); public CSS tables; statistics of 35
 * coached swims.
 */
export const swimmingInterval = swimSession({
  type: 'interval',
  bouts: { work: 4 },
  aims: { boutMetres: [25, 400], bouts: [4, 36], isHard: true, workMetres: [150, 2600], fastMetres: 1000 },
  frame: aroundFast,
  leastDistance: leastDistances.interval,
  styleOf: (distance) => (distance <= MAX_FAST_DISTANCE ? fast : atCss),
  ...fromSets(intervalSets),
})
