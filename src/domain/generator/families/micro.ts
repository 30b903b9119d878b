import { type Block, once } from '../plan.ts'
import { betweenSets, type Family, isWorthWeighing, recovery, work } from './family.ts'

type Shape = {
  /** Seconds on and seconds off. */
  pairs: readonly (readonly [on: number, off: number])[]
  sets: readonly [min: number, max: number]
  perSet: readonly [min: number, max: number]
  /** Seconds between sets, the last recovery not counted. */
  between: readonly number[]
  /** How many bouts each set has fewer than the one before. */
  fewer: number
  zone?: number
}

/** Short and hard, in sets, so that each set starts with something left to spend. */
export function micro({
  pairs,
  sets: [leastSets, mostSets],
  perSet: [fewest, most],
  between,
  fewer,
  zone,
}: Shape): Family {
  return {
    name: fewer === 0 ? 'micro' : 'shrinking micro',
    sets: (room, style) => {
      const found: Block[][] = []
      // One pause a request: as many arrangements again for each would only take time.
      const pause = once({ ...recovery(room, style, room.dice.pick(between)), ...betweenSets })
      for (const [on, off] of pairs) {
        const pieces = [work(room, style, on, zone), recovery(room, style, off)]
        for (let sets = leastSets; sets <= mostSets; sets += 1)
          for (let times = Math.max(fewest, 2 + fewer * (sets - 1)); times <= most; times += 1) {
            const bouts = sets * times - (fewer * sets * (sets - 1)) / 2
            if (!isWorthWeighing(room, bouts * on, bouts * (on + off))) continue
            found.push(
              Array.from({ length: sets }, (_, set): Block[] => [
                { times: times - fewer * set, pieces },
                ...(set < sets - 1 ? [pause] : []),
              ]).flat(),
            )
          }
      }
      return found
    },
  }
}
