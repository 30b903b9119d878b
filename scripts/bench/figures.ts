import { median } from '#domain/units/numbers.ts'

/** The median and the 99th percentile of some times, to three significant digits. */
export function figures(milliseconds: readonly number[]): { 'median ms': number; 'p99 ms': number } {
  return { 'median ms': round(median(milliseconds)), 'p99 ms': round(percentile(milliseconds, 99)) }
}

/** The value that a percentage of the values does not exceed, by the nearest rank; NaN of none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}

function round(milliseconds: number): number {
  return Number(milliseconds.toPrecision(3))
}
