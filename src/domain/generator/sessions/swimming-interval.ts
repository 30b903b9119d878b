import { aroundFast } from '../swim/frame.ts'
import { intervalShapes } from '../swim/main-sets/interval-shapes.ts'
import { fromShapes, swimSession } from '../swim/session.ts'
import { atCss, fast } from '../swim/styles/swim-styles.ts'

/** In the asked unit: repetitions up to this are asked for to be fast. */
const SHORT = 75

/**
 * Repetitions at critical speed and faster. Toubekis 2011 (20 × 100, 10 × 200); public CSS tables; statistics of 35
 * coached swims.
 */
export const swimmingInterval = swimSession({
  type: 'interval',
  aims: { boutMetres: [25, 400], bouts: [4, 36], workMetres: [150, 3000], fastMetres: 1500 },
  around: aroundFast,
  asked: (distance) => (distance <= SHORT ? fast : atCss),
  ...fromShapes(intervalShapes),
})
