import { sumOf } from '../../units/numbers.ts'
import type { LandContext } from '../plan/context.ts'
import type { Block, Piece } from '../plan/plan.ts'

/** Carbohydrate an hour by the seconds of a session, the longest first. Jeukendrup 2014, doi 10.1007/s40279-014-0148-z. */
const fuel = [
  {
    from: 9000,
    notes: 'Take 60–90 g of carbohydrate an hour from the start: a few mouthfuls every 15 minutes, and drink.',
  },
  { from: 4500, notes: 'Take 30–60 g of carbohydrate an hour: a few mouthfuls every 15–20 minutes, and drink.' },
]

/** The session with a note on food and drink in its longest easy piece or its warm-up, where it is long enough to need any. */
export function withFuel(blocks: readonly Block[], { ruler }: LandContext): Block[] {
  const secondsOf = ({ ticks, zone }: Piece) => ruler.secondsOf(ticks, zone ?? 1)
  const total = sumOf(blocks, ({ times, pieces }) => times * sumOf(pieces, secondsOf))
  const advice = fuel.find(({ from }) => total >= from)
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
            piece === longest ? { ...piece, notes: joinNotes(piece, advice.notes) } : piece,
          ),
        }
      : block,
  )
}

function joinNotes({ notes }: Piece, more: string): string {
  return notes ? `${notes} ${more}` : more
}
