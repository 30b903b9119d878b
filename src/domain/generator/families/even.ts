import type { Block } from '../plan.ts'
import { type Family, isWorthWeighing, recoveriesFor, recovery, work } from './family.ts'

type Shape = {
  /** Seconds. */
  bouts: readonly number[]
  counts: readonly [min: number, max: number]
  /** Recovery as a share of the bout. */
  pause: readonly [min: number, max: number]
}

/** The same bout again and again: 4 × 8 minutes. */
export function even({ bouts, counts: [fewest, most], pause }: Shape): Family {
  return {
    name: 'even',
    sets: (room, style) => {
      const found: Block[][] = []
      for (const bout of bouts)
        for (let times = fewest; times <= most; times += 1) {
          if (!isCountable(times)) continue
          for (const seconds of recoveriesFor(bout, pause))
            if (isWorthWeighing(room, times * bout, times * (bout + seconds)))
              found.push([{ times, pieces: [work(room, style, bout), recovery(room, style, seconds)] }])
        }
      return found
    },
  }
}

/** The work in one piece. Seconds. */
export function unbroken(bouts: readonly number[]): Family {
  return {
    name: 'unbroken',
    sets: (room, style) => bouts.map((bout) => [{ times: 1, pieces: [work(room, style, bout)] }]),
  }
}

/** Above eight, people count in pairs and in fives. */
function isCountable(times: number): boolean {
  return times <= 8 || times % 2 === 0 || times % 5 === 0
}
