import { type Snaps, snap, snapBy } from './snaps.ts'

/** What a handle changes: a figure within its bounds, the figures it snaps to, and what has a given figure. */
export type Scale<Changed> = {
  value: number
  min: number
  max: number
  snaps: Snaps
  at: (value: number) => Changed
}

/** The figure that a key leads to: by one snap with an arrow, by five with Shift or Page Up and Page Down. */
export function keyedValue(
  { value, min, max, snaps }: Scale<unknown>,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): number | undefined {
  const count = countOf(key)
  if (count === undefined) return undefined
  const moved = snapBy(value, Math.abs(count) === 1 && shiftKey ? 5 * count : count, snaps)
  return within({ value, min, max }, moved)
}

/** The snap nearest to a figure, within the bounds. */
export function snappedValue({ value, min, max, snaps }: Scale<unknown>, figure: number): number {
  return within({ value, min, max }, snap(figure, snaps))
}

// A figure that is out of bounds already stays there until it is moved towards them.
function within({ value, min, max }: Pick<Scale<unknown>, 'value' | 'min' | 'max'>, figure: number): number {
  return Math.min(Math.max(figure, Math.min(min, value)), Math.max(max, value))
}

function countOf(key: string): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return 1
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -1
  if (key === 'PageUp') return 5
  if (key === 'PageDown') return -5
  return undefined
}
