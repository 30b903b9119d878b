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
          .filter((second) => isUneven(Math.max(first, second) / Math.min(first, second)))
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

/** The longer bout divided by the shorter: below, both seem equal; beyond, the shorter one seems a warm-up. Our choice. */
const [MIN_RATIO, MAX_RATIO] = [1.2, 2]

function isUneven(ratio: number): boolean {
  return ratio >= MIN_RATIO && ratio <= MAX_RATIO
}

const LONG = 'The long one: settle in and hold it to the end.'
const SHORT = 'The short one: as hard as the long one, and no harder.'
