import { type Block, countSteps, once, type Piece } from '../plan/plan.ts'

/** A watch holds 50 steps, and warm-up and cool-down take up to eight. */
const MAX_STEPS = 42

/**
 * Joins neighbouring pieces where `areOne` says so. Where one of them is in a repeat, its round is taken out of the
 * repeat. The joined piece has the words of the one that says more: a cool-down, easy time, a warm-up, a recovery.
 */
export function joinNeighbours(blocks: readonly Block[], areOne: (one: Piece, other: Piece) => boolean): Block[] {
  const found: Block[] = []
  const add = (block: Block) => {
    const last = found.at(-1)
    const [ending, beginning] = [last?.pieces.at(-1), block.pieces[0]]
    if (!last || !ending || !beginning || !areOne(ending, beginning)) {
      found.push(block)
      return
    }
    const words = rankOf(ending) >= rankOf(beginning) ? ending : beginning
    const before = [...repeatBlock(last.pieces, last.times - 1), ...repeatBlock(last.pieces.slice(0, -1), 1)]
    const after = [...repeatBlock(block.pieces.slice(1), 1), ...repeatBlock(block.pieces, block.times - 1)]
    if (countSteps([...found, ...before, ...after]) > MAX_STEPS) {
      found.push(block)
      return
    }
    found.pop()
    found.push(...before)
    add(once(joined(words, ending, beginning)))
    found.push(...after)
  }
  for (const block of blocks) add(block)
  return found
}

/** One piece for two. A time that meets a distance becomes part of it. */
function joined({ seconds: _, ...words }: Piece, one: Piece, other: Piece): Piece {
  const ticks = one.ticks + other.ticks
  if (one.seconds === undefined || other.seconds === undefined) return { ...words, ticks: Math.round(ticks) }
  return { ...words, ticks, seconds: one.seconds + other.seconds }
}

/** Whether easy time meets a recovery or other easy time of its zone. */
export function isSameEasyTime(one: Piece, other: Piece): boolean {
  const isFilling = one.intensity === 'active' || other.intensity === 'active'
  return isFilling && isEasy(one) && isEasy(other) && one.zone === other.zone && one.use === other.use
}

/** Whether two easy pieces will have the same target. `zoneOf` is the zone that the athlete's metric has for a zone. */
export function hasSameTarget(zoneOf: (zone: number) => number | undefined) {
  return (one: Piece, other: Piece): boolean =>
    canJoin(one) &&
    canJoin(other) &&
    (zoneOf(one.zone ?? 0) ?? `${one.zone} ${one.percents}`) ===
      (zoneOf(other.zone ?? 0) ?? `${other.zone} ${other.percents}`)
}

function canJoin({ zone, ramp, effort, extras }: Piece): boolean {
  return zone !== null && zone <= 2 && !ramp && !effort && !extras
}

function isEasy(piece: Piece): boolean {
  const { intensity, percents } = piece
  return canJoin(piece) && !percents && (intensity === 'active' || intensity === 'recovery')
}

const ranks: readonly Piece['intensity'][] = ['rest', 'recovery', 'interval', 'warmup', 'active', 'cooldown']

function rankOf({ intensity }: Piece): number {
  return ranks.indexOf(intensity)
}

function repeatBlock(pieces: readonly Piece[], times: number): Block[] {
  return times > 0 && pieces.length > 0 ? [{ times, pieces }] : []
}
