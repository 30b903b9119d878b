import { sumOf } from '../../units/numbers.ts'
import { fuelNotes } from '../plan/advice.ts'
import type { LandContext } from '../plan/context.ts'
import type { Block, Piece } from '../plan/plan.ts'

/**
 * The session with a note on food and drink in its longest easy piece or its warm-up, where it is long enough to need
 * any.
 */
export function withFuel(blocks: readonly Block[], { ruler }: LandContext): Block[] {
  const secondsOf = ({ ticks, zone }: Piece) => ruler.secondsOf(ticks, zone ?? 1)
  const total = sumOf(blocks, ({ times, pieces }) => times * sumOf(pieces, secondsOf))
  const advice = fuelNotes(total)
  const longestOf = (intensity: Piece['intensity']) =>
    blocks
      .flatMap(({ pieces }) => pieces)
      .filter((piece) => piece.intensity === intensity && (piece.zone ?? 9) <= 2)
      .sort((one, other) => secondsOf(other) - secondsOf(one))[0]
  const longest = longestOf('active') ?? longestOf('warmup')
  if (!advice || !longest) return [...blocks]
  return blocks.map((block) =>
    block.pieces.includes(longest)
      ? {
          ...block,
          pieces: block.pieces.map((piece) =>
            piece === longest ? { ...piece, notes: joinNotes(piece, advice) } : piece,
          ),
        }
      : block,
  )
}

function joinNotes({ notes }: Piece, more: string): string {
  return notes ? `${notes} ${more}` : more
}
