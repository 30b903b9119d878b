import { type Block, once } from '../plan.ts'
import { betweenSets, type Family, isWorthWeighing, recoveriesFor, recovery, work } from './family.ts'

type Half = { bouts: readonly number[]; counts: readonly [min: number, max: number]; zone?: number }
type Shape = {
  first: Half
  second: Half
  /** Recovery as a share of the bout before it. */
  pause: readonly [min: number, max: number]
  /** Seconds of easy going between the sets. */
  between: readonly number[]
}

/** Two sets of different bouts: long ones first and short ones on tired legs, or the other way about. */
export function twoSets({ first, second, pause, between }: Shape): Family {
  return {
    name: first.bouts[0] === second.bouts[0] ? 'two sets' : `two sets from ${first.bouts[0]}`,
    sets: (room, style) => {
      const half = ({ bouts, counts: [fewest, most], zone }: Half) => {
        const halves: Block[] = []
        for (const bout of bouts)
          for (let times = fewest; times <= most; times += 1)
            // One recovery a bout keeps the number of arrangements small: the middle one of those that fit.
            for (const seconds of middleOf(recoveriesFor(bout, pause)))
              if (isWorthWeighing(room, times * bout, times * (bout + seconds)))
                halves.push({ times, pieces: [work(room, style, bout, zone), recovery(room, style, seconds)] })
        return halves
      }
      const seconds = half(second)
      return half(first).flatMap((opening) =>
        seconds.flatMap((closing) =>
          sameBout(opening, closing)
            ? []
            : between.map((pauseSeconds) => [
                untrailed(opening),
                once({ ...recovery(room, style, pauseSeconds), ...betweenSets }),
                closing,
              ]),
        ),
      )
    },
  }
}

function middleOf(values: number[]): number[] {
  return values.slice(values.length >> 1, (values.length >> 1) + 1)
}

function sameBout(one: Block, other: Block): boolean {
  return one.pieces[0]?.ticks === other.pieces[0]?.ticks && one.pieces[0]?.zone === other.pieces[0]?.zone
}

/** A single bout needs no recovery of its own before the pause between the sets. */
function untrailed(block: Block): Block {
  return block.times === 1 ? { times: 1, pieces: block.pieces.slice(0, 1) } : block
}
