import { MAX_REPEAT_COUNT } from '#domain/workout/stored-entry.ts'

/** A repeat of one round is opened into its steps when it is saved. */
export const MIN_REPEATS = 2

/** The digits of a typed count, and the count within its bounds. */
export function readCount(typed: string): { digits: string; count: number } {
  const digits = typed.replace(/\D/g, '').slice(0, 3)
  return { digits, count: Math.max(MIN_REPEATS, Math.min(MAX_REPEAT_COUNT, Number(digits))) }
}
