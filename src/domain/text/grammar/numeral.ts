/** The pattern of a number as people and JavaScript write it: 10, 1.5, 1,5, 1e-7. It has no groups. */
export const NUMERAL = String.raw`\d{1,10}(?:[.,]\d{1,25})?(?:e[-+]?\d{1,3})?`

/** The value of a numeral; a comma is a decimal point. */
export function parseNumeral(numeral: string): number {
  return Number(numeral.replace(',', '.'))
}

/** The pattern of a clock time, `1:30` or `62:05.5`. Behind `0:` the seconds can pass 59, as `formatClock` writes some. */
export const CLOCK = String.raw`\d{1,6}:\d{2,5}(?:\.\d{1,25})?(?:e-?\d{1,3})?`

/** The seconds of a clock time; undefined if the seconds pass 59 behind a minute. */
export function parseClock(clock: string): number | undefined {
  const [minutes = '', seconds = ''] = clock.split(':')
  if (Number(minutes) > 0 && Number(seconds) >= 60) return undefined
  return Number(minutes) * 60 + Number(seconds)
}

/** `value` minus a whole number, with no more decimals than the value: 70.2 minus 60 is 10.2. */
export function subtractWhole(value: number, whole: number): number {
  const decimals = /\.(\d+)$/.exec(String(value))?.[1]?.length
  return decimals === undefined ? value - whole : Number((value - whole).toFixed(decimals))
}

/** Seconds as `1h2m30s`. */
export function formatUnits(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds - hours * 3600) / 60)
  const rest = subtractWhole(seconds, hours * 3600 + minutes * 60)
  return `${hours ? `${hours}h` : ''}${minutes ? `${minutes}m` : ''}${rest ? `${rest}s` : ''}`
}

/** Seconds as a clock time that is read back exactly: 90 is `1:30`. */
export function formatClock(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = subtractWhole(seconds, minutes * 60)
  const clock = `${minutes}:${rest < 10 ? '0' : ''}${rest}`
  // Some fractions change when minutes are split off; those stay in seconds.
  return parseClock(clock) === seconds && isClock.test(clock) ? clock : `0:${seconds}`
}

const isClock = new RegExp(`^${CLOCK}$`)
