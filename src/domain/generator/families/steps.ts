import type { Block } from '../plan.ts'
import { type Family, inTurn, isWorthWeighing, recoveriesFor } from './family.ts'

type Shape = {
  /** The shortest bout, in seconds. */
  shortest: readonly number[]
  /** From one bout to the next, in seconds. */
  stride: readonly number[]
  counts: readonly [min: number, max: number]
  /** Recovery as a share of the middle bout. */
  pause: readonly [min: number, max: number]
}

/** Each bout longer than the one before. */
export const climbing = (shape: Shape) => family('climbing', shape, (rungs) => rungs)
/** Each bout shorter than the one before: the hardest part is done first. */
export const falling = (shape: Shape) => family('falling', shape, (rungs) => rungs.toReversed())
/** Up and down again; `counts` counts the way up. */
export const pyramid = (shape: Shape) =>
  family('pyramid', shape, (rungs) => [...rungs, ...rungs.slice(0, -1).toReversed()])

function family(name: string, shape: Shape, arrange: (rungs: number[]) => number[]): Family {
  const [fewest, most] = shape.counts
  return {
    name,
    sets: (room, style) => {
      const found: Block[][] = []
      for (const shortest of shape.shortest)
        for (const stride of shape.stride)
          for (let count = fewest; count <= most; count += 1) {
            const rungs = Array.from({ length: count }, (_, index) => shortest + index * stride)
            const arranged = arrange(rungs)
            const working = arranged.reduce((all, rung) => all + rung, 0)
            if (!isWorthWeighing(room, working, working)) continue
            const middle = rungs[count >> 1] ?? shortest
            for (const pause of recoveriesFor(middle, shape.pause)) found.push(inTurn(room, style, arranged, pause))
          }
      return found
    },
  }
}
