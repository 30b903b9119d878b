/** The figures that a handle snaps to: multiples of `by` below each limit, in ascending order of the limits. */
export type Snaps = readonly { below: number; by: number }[]

/** The multiple nearest to a value. */
export function snap(value: number, snaps: Snaps): number {
  const by = stepAt(value, snaps)
  return withoutNoise(Math.round(value / by) * by)
}

/** The figure `count` snaps above a value, or below it for a negative count. */
export function snapBy(value: number, count: number, snaps: Snaps): number {
  let at = value
  for (let left = Math.abs(count); left > 0; left -= 1) at = count > 0 ? above(at, snaps) : below(at, snaps)
  return at
}

function above(value: number, snaps: Snaps): number {
  const by = stepAt(value, snaps)
  return withoutNoise((Math.floor(value / by + NOISE) + 1) * by)
}

// At a limit the step below it counts.
function below(value: number, snaps: Snaps): number {
  const by = stepAt(value - NOISE, snaps)
  return withoutNoise((Math.ceil(value / by - NOISE) - 1) * by)
}

function stepAt(value: number, snaps: Snaps): number {
  return (snaps.find(({ below }) => value < below) ?? snaps.at(-1))?.by ?? 1
}

/** More than the error of a sum of kilometres, and less than any snap. */
const NOISE = 1e-6

function withoutNoise(value: number): number {
  return Number(value.toFixed(6))
}
