/** The bounds of a repeat's count; the upper one is the stored form's. */
export const MIN_REPEATS = 2
export const MAX_REPEATS = 999

/** The digits of a typed count, and the count within its bounds. */
export function readCount(typed: string): { digits: string; count: number } {
  const digits = typed.replace(/\D/g, '').slice(0, 3)
  return { digits, count: Math.max(MIN_REPEATS, Math.min(MAX_REPEATS, Number(digits))) }
}
