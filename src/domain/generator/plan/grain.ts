/**
 * The multiples that people use for lengths, in ticks: by size, the shortest lengths first, and for all longer ones. A bound
 * is a multiple of the grains on both sides, so that a length rounds to it from either.
 */
export type Grains = { bySize: readonly { below: number; grain: number }[]; longer: number }

/** A length rounded to the multiple that people use at its size; at least one of it. */
export function onGrain(ticks: number, { bySize, longer }: Grains, round: (multiples: number) => number): number {
  const grain = bySize.find(({ below }) => ticks < below)?.grain ?? longer
  return Math.max(1, round(ticks / grain)) * grain
}
