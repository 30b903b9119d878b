import type { Percents } from '../../plan/plan.ts'
import type { SwimContext } from '../context.ts'
import { cssRest, fastRest } from './rests.ts'
import type { SwimStyle } from './style.ts'
import { FASTER_THAN_CSS } from './work-styles.ts'

type Aim = { zone: number; percents: Percents; effort: number }

/**
 * What the four repetitions of a descending set aim at, in percent of critical speed, and how hard they feel. Each is 2 %
 * faster than the one before: 1.5 to 2 s for 100 m, which a swimmer can tell apart. Our choice.
 */
const slowest: Aim = { zone: 4, percents: [97.9, 99.1], effort: 6 }
const fastest: Aim = { zone: FASTER_THAN_CSS, percents: [104, 105.6], effort: 9 }
const aims: readonly Aim[] = [
  slowest,
  { zone: 4, percents: [99.9, 101.1], effort: 7 },
  { zone: FASTER_THAN_CSS, percents: [102.1, 103.3], effort: 8 },
  fastest,
]
/** Repetitions that feel so hard have longer rests. */
const MIN_FAST_EFFORT = 8

/** The styles of a descending set: four repetitions, each faster than the one before. */
export const descending = aims.map(
  ({ zone, percents, effort }, index): SwimStyle => ({
    zone,
    name: `Descend ${index + 1} of ${aims.length}`,
    notes: (context) => `Each of the ${aims.length} is faster than the one before: ${describeRange(context)}.`,
    rest: effort >= MIN_FAST_EFFORT ? fastRest : cssRest,
    percents: () => percents,
    effort,
    hasPulse: false,
  }),
)

function describeRange({ paceAt }: SwimContext): string {
  const [from, to] = [paceAt(middle(slowest)), paceAt(middle(fastest))]
  return from && to ? `from ${from} to ${to}` : `from effort ${slowest.effort} to ${fastest.effort} of 10`
}

function middle({ percents: [low, high] }: Aim): number {
  return (low + high) / 2
}
