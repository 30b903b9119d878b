import type { Block, Piece } from '../../../plan/plan.ts'
import type { Lengths } from '../scale.ts'
import {
  type Counts,
  countsFrom,
  type Family,
  middleOf,
  type OwnWork,
  ownWork,
  type Pause,
  pauseBetween,
  recoveriesFor,
  recovery,
  work,
} from './family.ts'

type Half = { bouts: Lengths; counts: Counts; pause?: Pause } & OwnWork
type Params = {
  name: string
  first: Half
  second: Half
  pause: Pause
  /** Easy time or distance between the sets. */
  between: Lengths
}

/** Two sets of different bouts. */
export function twoSets({ name, first, second, pause, between }: Params): Family {
  return {
    name,
    form: 'mixed',
    sets: (scale, style) => {
      const half = ({ bouts, counts, pause: ownPause = pause, ...own }: Half): Block[] =>
        scale.ticksOf(bouts, own.zone ?? style.zone).flatMap((bout) =>
          middleOf(recoveriesFor(scale, style, bout, ownPause, own.zone)).flatMap((rest) =>
            countsFrom(counts).map((times) => ({
              times,
              pieces: [ownWork(style, bout, own), recovery(style, rest)],
            })),
          ),
        )
      const pauses = scale.ticksOf(between, style.recoveryZone).map((ticks) => pauseBetween(style, ticks))
      const closings = half(second)
      return half(first).flatMap((opening) =>
        closings
          .filter((closing) => !isSameBout(opening.pieces[0], closing.pieces[0]))
          .flatMap((closing) => pauses.map((easyPause) => [withoutRecovery(opening), easyPause, closing])),
      )
    },
  }
}

/** The same set several times, with a longer pause between. */
export function sets({
  first,
  pause,
  between,
  times,
}: Pick<Params, 'first' | 'pause' | 'between'> & { times: Counts }): Family {
  return {
    name: 'sets',
    form: 'straight',
    sets: (scale, style) => {
      const pauses = scale.ticksOf(between, style.recoveryZone).map((ticks) => pauseBetween(style, ticks))
      return scale.ticksOf(first.bouts, style.zone).flatMap((bout) =>
        middleOf(recoveriesFor(scale, style, bout, pause)).flatMap((rest) =>
          countsFrom(first.counts).flatMap((count) =>
            countsFrom(times).flatMap((setCount) =>
              pauses.map((easyPause) => {
                const set = { times: count, pieces: [work(style, bout), recovery(style, rest)] }
                return Array.from({ length: setCount }, (_, index) => (index === 0 ? [set] : [easyPause, set])).flat()
              }),
            ),
          ),
        ),
      )
    },
  }
}

/** A set of one bout has no recovery of its own: the pause between the sets follows. */
function withoutRecovery(block: Block): Block {
  return block.times === 1 ? { times: 1, pieces: block.pieces.slice(0, 1) } : block
}

function isSameBout(one: Piece | undefined, other: Piece | undefined): boolean {
  return one?.ticks === other?.ticks && one?.zone === other?.zone
}
