import { sumOf } from '../../../units/numbers.ts'
import { FASTER_THAN_CSS } from '../styles/work-styles.ts'
import { isStraight, type SwimSet } from './swim-set.ts'

/**
 * Sets as arrays of numbers, which the search runs through for every request: one swim after another, those of set `n`
 * from `starts[n]` up to `starts[n + 1]`.
 */
export type Flat = {
  sets: readonly SwimSet[]
  starts: Uint32Array
  /** How many bouts each set has: swims that a rest follows. */
  bouts: Uint16Array
  /** 1 if the set is a number of repetitions of one distance; 1 if it says what a long swim is for. */
  straight: Uint8Array
  purposeful: Uint8Array
  /** How many different swims a swimmer has to remember: by distance, zone and drill. */
  kinds: Uint8Array
  /** How often each swim is repeated, and its distance in grains. */
  times: Uint16Array
  grains: Uint16Array
  /** 1 if the swim is faster than critical speed; 1 if it is swum with equipment; 1 if a rest follows it. */
  fast: Uint8Array
  equipped: Uint8Array
  ends: Uint8Array
}

/** All distances of sets are multiples of this, in the asked unit. */
export const GRAIN = 25

export function flatten(sets: readonly SwimSet[]): Flat {
  const all = sets.map(({ rounds }) => rounds.flatMap(({ times, swims }) => swims.map((swim) => ({ times, ...swim }))))
  const swims = all.flat()
  const starts = new Uint32Array(sets.length + 1)
  all.forEach((one, index) => {
    starts[index + 1] = (starts[index] ?? 0) + one.length
  })
  return {
    sets,
    starts,
    bouts: Uint16Array.from(all, (one) => sumOf(one, ({ times, goesOn }) => (goesOn ? 0 : times))),
    straight: Uint8Array.from(sets, (one) => (isStraight(one) ? 1 : 0)),
    purposeful: Uint8Array.from(sets, ({ hasPurpose }) => (hasPurpose ? 1 : 0)),
    kinds: Uint8Array.from(all, (one) => new Set(one.map(kindOf)).size),
    times: Uint16Array.from(swims, ({ times }) => times),
    grains: Uint16Array.from(swims, ({ distance }) => distance / GRAIN),
    fast: Uint8Array.from(swims, ({ style }) => (style.zone === FASTER_THAN_CSS ? 1 : 0)),
    equipped: Uint8Array.from(swims, ({ style }) => (style.extras?.equipment ? 1 : 0)),
    ends: Uint8Array.from(swims, ({ goesOn }) => (goesOn ? 0 : 1)),
  }
}

function kindOf({ distance, style }: SwimSet['rounds'][number]['swims'][number]): string {
  return `${distance} ${style.zone} ${style.extras?.drill ?? ''}`
}
