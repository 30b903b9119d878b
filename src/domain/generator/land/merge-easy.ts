import { type Block, once, type Piece } from '../plan/plan.ts'

/**
 * A plan in which no easy stretch stands beside a recovery, or another easy stretch, of the same effort: they become
 * one step. A round of a repeat is taken out of it where it has to give up its first or last step.
 */
export function mergeEasySteps(blocks: readonly Block[]): Block[] {
  const found: Block[] = []
  const add = (block: Block) => {
    const last = found.at(-1)
    const [ending, beginning] = [last?.pieces.at(-1), block.pieces[0]]
    if (!last || !ending || !beginning || !areSameEffort(ending, beginning)) {
      found.push(block)
      return
    }
    const asWritten = ending.intensity === 'active' ? ending : beginning
    const before = [...repeatBlock(last.pieces, last.times - 1), ...repeatBlock(last.pieces.slice(0, -1), 1)]
    const after = [...repeatBlock(block.pieces.slice(1), 1), ...repeatBlock(block.pieces, block.times - 1)]
    if (stepsOf([...found, ...before, ...after]) > MOST_STEPS) {
      found.push(block)
      return
    }
    found.pop()
    found.push(...before)
    add(once({ ...asWritten, ticks: ending.ticks + beginning.ticks }))
    found.push(...after)
  }
  for (const block of blocks) add(block)
  return found
}

/** A watch holds fifty steps, and five may stand around these. */
const MOST_STEPS = 45

/** A repeat is a step of its own, beside those in it. */
function stepsOf(blocks: readonly Block[]): number {
  return blocks.reduce((all, { times, pieces }) => all + pieces.length + (times > 1 ? 1 : 0), 0)
}

function areSameEffort(one: Piece, other: Piece): boolean {
  const isFilling = one.intensity === 'active' || other.intensity === 'active'
  return isFilling && isEasy(one) && isEasy(other) && one.zone === other.zone && !one.percents && !other.percents
}

function isEasy({ intensity, zone }: Piece): boolean {
  return zone !== null && zone <= 2 && (intensity === 'active' || intensity === 'recovery')
}

function repeatBlock(pieces: readonly Piece[], times: number): Block[] {
  return times > 0 && pieces.length > 0 ? [{ times, pieces }] : []
}
