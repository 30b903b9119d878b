import type { Block } from '../../../plan/plan.ts'
import type { Aims } from '../aims.ts'
import { type Counts, type Family, type OwnWork, ownWork, pauseBetween, recovery } from './family.ts'

type Params = {
  name: string
  /** Seconds on, and the seconds off that go with them. */
  pairs: readonly (readonly [on: number, ...offs: number[]])[]
  sets: Counts
  perSet: Counts
  /** Seconds between sets, from the last bout of one set to the first of the next. */
  between: readonly number[]
  /** How many more bouts each set has than the one before; negative for fewer. */
  more?: number
  own?: OwnWork
  aims?: Partial<Aims>
}

/** Short hard bouts in sets: the pause between two sets restores W'. */
export function microIntervals({
  name,
  pairs,
  sets,
  perSet: [fewest, most],
  between,
  more = 0,
  own,
  aims,
}: Params): Family {
  return {
    name,
    ...(aims ? { aims } : {}),
    form: more === 0 ? 'straight' : 'mixed',
    sets: ({ timed }, style) => {
      const found: Block[][] = []
      if (!timed) return found
      for (const [on, off] of pairs.flatMap(([on, ...offs]) => offs.map((off) => [on, off] as const))) {
        // The last recovery of a set is part of its pause.
        const pauses = between.map((seconds) =>
          pauseBetween(style, timed(inHalfMinutes(seconds - off), style.betweenSets.zone)),
        )
        const pieces = [
          ownWork(style, timed(on, own?.zone ?? style.zone), own),
          recovery(style, timed(off, style.recoveryZone)),
        ]
        for (let setCount = sets[0]; setCount <= sets[1]; setCount += 1)
          for (let first = fewest; first <= most; first += 1) {
            const counts = Array.from({ length: setCount }, (_, index) => first + index * more)
            if (counts.some((times) => times < 2 || times > most)) continue
            for (const pause of setCount > 1 ? pauses : pauses.slice(0, 1))
              found.push(counts.flatMap((times, index): Block[] => [...(index > 0 ? [pause] : []), { times, pieces }]))
          }
      }
      return found
    },
  }
}

function inHalfMinutes(seconds: number): number {
  return 30 * Math.round(seconds / 30)
}
