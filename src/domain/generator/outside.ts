type Span = readonly [min: number, max: number]

/** By how much of the bound a value misses it. */
export function outside(value: number, span: Span | undefined): number {
  if (!span) return 0
  const [min, max] = span
  if (value < min) return (min - value) / min
  return value > max ? (value - max) / max : 0
}
