import { FASTER_THAN_CSS } from '../styles/swim-styles.ts'
import type { Shape } from './shape.ts'

/**
 * Shapes as a search runs through them for every request: one swim after another in arrays of numbers, those of shape
 * `n` from `starts[n]` up to `starts[n + 1]`.
 */
export type Flat = {
  shapes: readonly Shape[]
  starts: Uint32Array
  /** How often a swim is swum, and its distance in grains. */
  times: Uint16Array
  grains: Uint16Array
  /** 1 where it is faster than critical speed, and where a rest follows. */
  fast: Uint8Array
  ends: Uint8Array
}

/** Every distance of a shape is a multiple of this, in the asked unit. */
export const GRAIN = 25

export function flatten(shapes: readonly Shape[]): Flat {
  const all = shapes.map(({ parts }) => parts.flatMap(({ times, swims }) => swims.map((swim) => ({ times, ...swim }))))
  const swims = all.flat()
  const starts = new Uint32Array(shapes.length + 1)
  all.forEach((one, index) => {
    starts[index + 1] = (starts[index] ?? 0) + one.length
  })
  return {
    shapes,
    starts,
    times: Uint16Array.from(swims, ({ times }) => times),
    grains: Uint16Array.from(swims, ({ distance }) => distance / GRAIN),
    fast: Uint8Array.from(swims, ({ style }) => (style.zone === FASTER_THAN_CSS ? 1 : 0)),
    ends: Uint8Array.from(swims, ({ goesOn }) => (goesOn ? 0 : 1)),
  }
}
