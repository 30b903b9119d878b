/**
 * The share of right guesses when the best threshold tells two samples apart: from 0.5, which is chance, to 1. For two
 * samples of one hundred from the same distribution it is about 0.57.
 */
export function shareOfRightGuesses(some: readonly number[], others: readonly number[]): number {
  const thresholds = [...some, ...others]
  const below = (sample: readonly number[], threshold: number) =>
    sample.filter((value) => value <= threshold).length / sample.length
  const differences = thresholds.map((threshold) => Math.abs(below(some, threshold) - below(others, threshold)))
  return (1 + Math.max(...differences)) / 2
}
