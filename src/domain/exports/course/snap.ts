/**
 * The seconds that a time in minutes stands for, in a file whose times have at most `decimals` decimals. With two, 0.6 s
 * apart, whole seconds were rounded or cut off; with more, it is the roundest figure within their precision. With one or
 * none it is exact: tenths of a minute are whole seconds.
 */
export function snapSeconds(minutes: number, decimals: number): number {
  const seconds = minutes * 60
  if (decimals < 2) return roundTo(seconds, 0.1)
  if (decimals === 2) return Math.round(seconds)
  const blur = 60 * 10 ** -decimals
  const grid = GRIDS_SECONDS.find((step) => Math.abs(seconds - roundTo(seconds, step)) <= blur)
  return roundTo(seconds, grid ?? FINEST_SECONDS)
}

/** How many decimals a figure is written with. */
export function decimalsIn(written: string): number {
  return /[.,](\d+)/.exec(written)?.[1]?.length ?? 0
}

const GRIDS_SECONDS = [1, 0.5, 0.1, 0.01]
const FINEST_SECONDS = 0.001

function roundTo(seconds: number, step: number): number {
  return Number((Math.round(seconds / step) * step).toFixed(3))
}
