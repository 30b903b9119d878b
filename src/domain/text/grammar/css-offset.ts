import { matchAt } from './match-at.ts'

/** Seconds per 100 slower (or, below 0, faster) than critical swim speed at a column of a line: `CSS+5`, `CSS - 2s/100`. */
export function readCssOffset(line: string, at: number): { seconds: number; end: number } | undefined {
  const [whole, sign = '', seconds] = matchAt(OFFSET, line, at)
  if (whole === undefined) return undefined
  return { seconds: /^(?:\+|plus)/i.test(sign) ? Number(seconds) : -Number(seconds), end: at + whole.length }
}

const OFFSET =
  /css\s?(\+|[-–−]|plus\s|minus\s)\s?(\d{1,2})(?:\s?(?:s|secs?|seconds)(?!\p{L}))?(?:\s?(?:\/|per\s)\s?100\s?(?:m|mtr|yd|y)?)?(?![\p{L}\d.,:%])/iuy
