import type { Block } from '../../../plan/plan.ts'
import { type Counts, type Family, pauseBetween, recovery, work } from './family.ts'

type Params = {
  name: string
  /** Seconds on and seconds off. */
  pairs: readonly (readonly [on: number, off: number])[]
  sets: Counts
  perSet: Counts
  /** Seconds between sets, from the last bout of one to the first of the next. */
  between: readonly number[]
  /** How many bouts each set has more than the one before; less than none makes them fewer. */
  more?: number
  zone?: number
}

/** Short and hard, in sets, so that each set starts with something left to spend. */
export function microIntervals({ name, pairs, sets, perSet: [fewest, most], between, more = 0, zone }: Params): Family {
  return {
    name,
    sets: ({ near }, style) => {
      const found: Block[][] = []
      if (!near) return found
      for (const [on, off] of pairs) {
        // The last recovery of a set is part of its pause.
        const pauses = between.map((seconds) => pauseBetween(style, near(seconds - off, style.recoveryZone)))
        const pieces = [work(style, near(on, zone ?? style.zone), zone), recovery(style, near(off, style.recoveryZone))]
        for (let often = sets[0]; often <= sets[1]; often += 1)
          for (let first = fewest; first <= most; first += 1) {
            const counts = Array.from({ length: often }, (_, index) => first + index * more)
            if (counts.some((times) => times < 2 || times > most)) continue
            for (const pause of often > 1 ? pauses : pauses.slice(0, 1))
              found.push(counts.flatMap((times, index): Block[] => [...(index > 0 ? [pause] : []), { times, pieces }]))
          }
      }
      return found
    },
  }
}
