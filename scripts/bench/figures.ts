/** Median and 99th percentile of some milliseconds, rounded for reading. */
export function figures(milliseconds: readonly number[]): { 'median ms': number; 'p99 ms': number } {
  const sorted = [...milliseconds].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
  return { 'median ms': rounded(at(0.5)), 'p99 ms': rounded(at(0.99)) }
}

function rounded(milliseconds: number): number {
  return Number(milliseconds.toPrecision(3))
}
