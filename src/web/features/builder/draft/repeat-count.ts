/** A repeat is done at least twice, and at most as often as the stored form allows. */
export const FEWEST_REPEATS = 2
export const MOST_REPEATS = 999

/** Digits alone of what somebody typed, and the count they stand for, kept within bounds. */
export function readCount(typed: string): { digits: string; count: number } {
  const digits = typed.replace(/\D/g, '').slice(0, 3)
  return { digits, count: Math.max(FEWEST_REPEATS, Math.min(MOST_REPEATS, Number(digits))) }
}
