import type { Sport } from '../../sports/registry.ts'
import { type PartUse, type TargetPart, targetPart } from '../../sports/target-parts.ts'
import { atLeast } from '../../units/tolerance.ts'
import type { Block, Piece } from '../plan/plan.ts'

/** In seconds. A shorter bout is over before the pulse has followed the effort. */
export const MIN_HEART_RATE_BOUT = 120

type SecondsOf = (ticks: number, zone: number) => number

/**
 * Gives each piece the part of its zone that suits its use and its bout. Bouts of one set are aimed alike, as their notes
 * say: those inside a repeat by the longest among them, and so are those outside repeats, which are the rungs of a ladder.
 * Easy time of an endurance session is aimed by the seconds of the whole.
 */
export function aimBlocks(
  blocks: readonly Block[],
  sport: Sport,
  secondsOf: SecondsOf,
  enduranceSeconds?: number,
): Block[] {
  const rungs = longestByZone(
    blocks.filter(({ times }) => times === 1),
    secondsOf,
  )
  return blocks.map((block) => {
    const longest = block.times === 1 ? rungs : longestByZone([block], secondsOf)
    return { ...block, pieces: block.pieces.map((piece) => aim(piece, longest)) }
  })

  function aim(piece: Piece, longest: ReadonlyMap<number, number>): Piece {
    if (piece.zone === null || piece.percents) return piece
    const part = partOf(piece, piece.zone, longest.get(piece.zone))
    return part ? { ...piece, percents: part.percents } : piece
  }

  function partOf(piece: Piece, zone: number, longest: number | undefined): TargetPart | undefined {
    const seconds = secondsOf(piece.ticks, zone)
    const length = isWork(piece) ? longest : enduranceSeconds
    return targetPart(sport, zone, purposeOf(piece), length ?? seconds)
  }
}

/** For an athlete who trains by heart rate: work that is too short for the pulse to follow is aimed by how hard it feels. */
export function feelShortBouts(blocks: readonly Block[], sport: Sport, secondsOf: SecondsOf): Block[] {
  return blocks.map((block) => ({ ...block, pieces: block.pieces.map(feel) }))

  function feel(piece: Piece): Piece {
    if (piece.zone === null || piece.effort || !isWork(piece)) return piece
    const seconds = piece.seconds ?? secondsOf(piece.ticks, piece.zone)
    if (atLeast(seconds, MIN_HEART_RATE_BOUT, 'ratio')) return piece
    const effort = targetPart(sport, piece.zone, purposeOf(piece), seconds)?.effort
    return effort ? { ...piece, effort } : piece
  }
}

/** The part of a zone that suits one step on its own, by seconds on land and by metres in the water. */
export function partOfStep(
  sport: Sport,
  step: Pick<Piece, 'intensity' | 'zone'>,
  length: number,
): TargetPart['percents'] | undefined {
  return step.zone === null ? undefined : targetPart(sport, step.zone, purposeOf(step), length)?.percents
}

/** The seconds of the longest piece of work in each zone. */
function longestByZone(blocks: readonly Block[], secondsOf: SecondsOf): ReadonlyMap<number, number> {
  const longest = new Map<number, number>()
  for (const { pieces } of blocks)
    for (const piece of pieces) {
      if (piece.zone === null || !isWork(piece)) continue
      longest.set(piece.zone, Math.max(longest.get(piece.zone) ?? 0, secondsOf(piece.ticks, piece.zone)))
    }
  return longest
}

function purposeOf({ use, intensity, zone }: Pick<Piece, 'use' | 'intensity' | 'zone'>): PartUse {
  if (use) return use
  if (intensity === 'recovery') return 'recovery'
  if ((zone ?? 0) >= LOWEST_WORK_ZONE) return 'work'
  return zone === 1 ? 'easy' : 'endurance'
}

function isWork({ intensity, zone, ramp }: Piece): boolean {
  return (intensity === 'interval' || (zone ?? 0) >= LOWEST_WORK_ZONE) && !ramp
}

/** Zones 1 and 2 are easy in every sport. */
const LOWEST_WORK_ZONE = 3
