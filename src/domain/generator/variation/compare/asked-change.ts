import type { Direction } from '../../request/direction.ts'
import type { Traits } from './version-traits.ts'

/** What a direction changes: the load of the whole or the length of the median bout, up or down. */
export type Change = { trait: keyof typeof MIN_STEP; up: boolean }

/**
 * The smallest step that an athlete notices, as a logarithm: 3 % of the load, a fifth of the median bout. Our choice.
 */
export const MIN_STEP = { load: Math.log(1.03), bout: Math.log(1.2) }

/** A direction that changes something that can be measured: all but another version. */
export type ChangingDirection = Exclude<Direction, 'another'>

/** The change that a direction asks for. */
export const changes: Record<ChangingDirection, Change> = {
  harder: { trait: 'load', up: true },
  easier: { trait: 'load', up: false },
  'longer intervals': { trait: 'bout', up: true },
  'shorter intervals': { trait: 'bout', up: false },
}

/** How far a version goes in the asked direction, as a logarithm; below 0 it goes the other way. */
export function stepTowards({ trait, up }: Change, before: Traits, after: Traits): number {
  if (trait === 'bout') {
    const longest = stepFrom(before.longestBout, after.longestBout, up)
    const bout = stepFrom(before.bout, after.bout, up)
    // Whoever asks for longer ones does not want the longest to become shorter.
    return longest < -ROUNDING ? Math.min(longest, bout) : bout
  }
  const load = stepFrom(before.load, after.load, up)
  const intensity = stepFrom(before.intensity, after.intensity, up)
  // A distance takes less time at a higher effort, which lowers its load: neither figure may go the other way.
  return intensity < 0 ? Math.min(load, intensity) : load
}

/** Two lengths of bouts that differ by less are equal: a distance takes a time that is not whole. */
const ROUNDING = 0.005

/** How much the other trait changes, weighed against the asked one. */
export function strayFrom({ trait }: Change, before: Traits, after: Traits): number {
  const other = trait === 'bout' ? 'load' : 'bout'
  return STRAY_WEIGHT[trait] * Math.abs(stepFrom(before[other], after[other], true))
}

/** Our choice: bouts may vary much while the load changes, the load little while the bouts do. */
const STRAY_WEIGHT = { load: 0.03, bout: 0.3 }

/** How much the loads of two versions differ, as a logarithm without its sign. */
export function loadDifference(before: Traits, after: Traits): number {
  return Math.abs(stepFrom(before.load, after.load, true))
}

function stepFrom(from: number, to: number, up: boolean): number {
  // A version without intervals has neither shorter nor longer ones.
  if (to <= 0) return from <= 0 ? 0 : -1
  if (from <= 0) return up ? 1 : -1
  return up ? Math.log(to / from) : Math.log(from / to)
}
