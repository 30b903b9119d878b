/**
 * The seconds that were meant by a time in minutes, in a file whose times have at most so many decimals. With two, 0.6 s
 * apart, whole seconds were meant, rounded or cut off; with more, the roundest figure that the decimals can stand for.
 * With one or none there is nothing to guess: tenths of a minute are whole seconds.
 */
export function snapSeconds(minutes: number, decimals: number): number {
  const seconds = minutes * 60
  if (decimals === 2) return Math.round(seconds)
  if (decimals < 2) return rounded(seconds, 0.1)
  const blur = 60 * 10 ** -decimals
  const grid = GRIDS_SECONDS.find((step) => Math.abs(seconds - rounded(seconds, step)) <= blur)
  return rounded(seconds, grid ?? FINEST_SECONDS)
}

/** How many decimals a figure is written with. */
export function decimalsIn(written: string): number {
  return /[.,](\d+)/.exec(written)?.[1]?.length ?? 0
}

const GRIDS_SECONDS = [1, 0.5, 0.1, 0.01]
const FINEST_SECONDS = 0.001

function rounded(seconds: number, step: number): number {
  return Number((Math.round(seconds / step) * step).toFixed(3))
}
