/** A number as people and JavaScript write it: 10, 1.5, 1,5, 1e-7. For use inside a larger pattern; nothing captured. */
export const NUMERAL = String.raw`\d{1,10}(?:[.,]\d{1,25})?(?:e[-+]?\d{1,3})?`

/** The number of a numeral; a comma is a decimal point. */
export function parseNumeral(numeral: string): number {
  return Number(numeral.replace(',', '.'))
}

/** `1:30` and `62:05.5` as seconds. `0:` takes any number of seconds: not every fraction survives being carried over. */
export const CLOCK = String.raw`\d{1,6}:\d{2,5}(?:\.\d{1,25})?(?:e-?\d{1,3})?`

/** Seconds of a clock; undefined where the seconds pass 59 beside minutes. */
export function parseClock(clock: string): number | undefined {
  const [minutes = '', seconds = ''] = clock.split(':')
  if (Number(minutes) > 0 && Number(seconds) >= 60) return undefined
  return Number(minutes) * 60 + Number(seconds)
}

/** `value` less a whole number, without the noise of the subtraction: 70.2 less 60 is 10.2. */
export function subtractWhole(value: number, whole: number): number {
  const decimals = /\.(\d+)$/.exec(String(value))?.[1]?.length
  return decimals === undefined ? value - whole : Number((value - whole).toFixed(decimals))
}

/** Seconds as a clock, every one read back exactly: 90 is `1:30`. */
export function formatClock(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = subtractWhole(seconds, minutes * 60)
  const clock = `${minutes}:${rest < 10 ? '0' : ''}${rest}`
  // Only fractions of more than a minute can be lost on the way.
  return parseClock(clock) === seconds && isClock.test(clock) ? clock : `0:${seconds}`
}

const isClock = new RegExp(`^${CLOCK}$`)
