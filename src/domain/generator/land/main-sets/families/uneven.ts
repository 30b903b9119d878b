import type { Lengths } from '../scale.ts'
import { type Family, inOrder, type Pause, recoveriesFor } from './family.ts'

/** Two bouts of different lengths. They fit lengths that two equal ones do not. */
export function uneven(bouts: Lengths, pause: Pause): Family {
  return {
    name: 'uneven',
    form: 'mixed',
    sets: (scale, style) => {
      const lengths = scale.ticksOf(bouts, style.zone)
      return lengths.flatMap((first) =>
        lengths
          .filter((second) => second !== first && Math.max(first, second) <= MAX_RATIO * Math.min(first, second))
          .flatMap((second) =>
            recoveriesFor(scale, style, Math.min(first, second), pause).map((rest) =>
              inOrder(style, [first, second], rest, (ticks) => ({
                name: style.work.name,
                notes: ticks === Math.max(first, second) ? LONG : SHORT,
              })),
            ),
          ),
      )
    },
  }
}

/** The longer bout divided by the shorter, at most: beyond it the shorter one seems a warm-up. Our choice. */
const MAX_RATIO = 2.5

const LONG = 'The long one: settle in and hold it to the end.'
const SHORT = 'The short one: the same effort, over sooner.'
