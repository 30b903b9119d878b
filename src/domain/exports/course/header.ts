import { openingOf } from '../shared/text-codec.ts'

/** What the second column of a course counts. */
export type Unit = 'WATTS' | 'PERCENT'

/** Whether the bytes are a course in this unit; if its header names none, the file's name decides. */
export function isCourse(bytes: Uint8Array, name: string, unit: Unit): boolean {
  const opening = openingOf(bytes, MAX_HEADER_BYTES).toUpperCase()
  if (!/\[COURSE (HEADER|DATA)\]/.test(opening)) return false
  return (unitIn(opening) ?? (/\.mrc$/i.test(name) ? 'PERCENT' : 'WATTS')) === unit
}

/** The unit in a line of the header: `MINUTES WATTS`, or `MINUTES PERCENT` in any spelling. */
export function unitIn(text: string): Unit | undefined {
  const [, said] = /^[^\S\n]*MINUTES\s+(\w+)/im.exec(text) ?? []
  if (said === undefined) return undefined
  if (/^watt/i.test(said)) return 'WATTS'
  return /^(percent|ftp)/i.test(said) ? 'PERCENT' : undefined
}

// Our choice: descriptions can be long.
const MAX_HEADER_BYTES = 8000
