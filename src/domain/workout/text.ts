import { z } from 'zod'

/** Text of at most `max` characters that can be stored. */
export function text(max: number) {
  return z.string().max(max).refine(isStorable, NOT_STORABLE)
}

/** Whether PostgreSQL's JSON can store the text: it takes neither U+0000 nor half a surrogate pair. */
export function isStorable(written: string): boolean {
  return written.isWellFormed() && !written.includes('\0')
}

export const NOT_STORABLE = 'This text has a character that cannot be saved.'
