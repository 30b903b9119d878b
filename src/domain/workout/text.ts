import { z } from 'zod'

/** Text of at most `max` characters that can be kept. */
export function text(max: number) {
  return z.string().max(max).refine(keeps, UNKEPT)
}

/** PostgreSQL's JSON takes neither U+0000 nor half a surrogate pair. */
export function keeps(written: string): boolean {
  return written.isWellFormed() && !written.includes('\0')
}

export const UNKEPT = 'This text has a character that cannot be saved.'
