import { type Block, countSteps, once, type Piece } from '../plan/plan.ts'

/**
 * Merges an easy piece with a recovery or another easy piece of the same zone beside it. Where one of them is in a repeat, its
 * round is taken out of the repeat.
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
    const words = ending.intensity === 'active' ? ending : beginning
    const before = [...repeatBlock(last.pieces, last.times - 1), ...repeatBlock(last.pieces.slice(0, -1), 1)]
    const after = [...repeatBlock(block.pieces.slice(1), 1), ...repeatBlock(block.pieces, block.times - 1)]
    if (countSteps([...found, ...before, ...after]) > MAX_STEPS) {
      found.push(block)
      return
    }
    found.pop()
    found.push(...before)
    add(once({ ...words, ticks: ending.ticks + beginning.ticks }))
    found.push(...after)
  }
  for (const block of blocks) add(block)
  return found
}

/** A watch holds 50 steps, and warm-up and cool-down take up to five. */
const MAX_STEPS = 45

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
