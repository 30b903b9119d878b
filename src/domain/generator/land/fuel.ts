import { sumOf } from '../../units/numbers.ts'
import { fuelNotes } from '../plan/advice.ts'
import type { LandContext } from '../plan/context.ts'
import type { Block, Piece } from '../plan/plan.ts'

/** A session whose first easy minutes, or else its warm-up, say what to eat and drink, where it is long enough to need any. */
export function withFuel(blocks: readonly Block[], { ruler }: LandContext): Block[] {
  const secondsOf = ({ ticks, zone }: Piece) => ruler.secondsOf(ticks, zone ?? 1)
  const total = sumOf(blocks, ({ times, pieces }) => times * sumOf(pieces, secondsOf))
  const advice = fuelNotes(total)
  if (!advice) return [...blocks]
  const first = blocks.find((block) => isEasyTime(block) || hasWork(block))
  const place = first && isEasyTime(first) ? first : blocks.find(({ times }) => times === 1)
  return blocks.map((block) =>
    block === place
      ? { ...block, pieces: block.pieces.map((piece) => ({ ...piece, notes: join(piece, advice) })) }
      : block,
  )
}

function isEasyTime({ times, pieces: [first] }: Block): boolean {
  return times === 1 && first?.intensity === 'active'
}

function hasWork({ pieces }: Block): boolean {
  return pieces.some(({ intensity }) => intensity === 'interval')
}

function join({ notes }: Piece, more: string): string {
  return notes ? `${notes} ${more}` : more
}
