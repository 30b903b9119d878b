import type { DecodeOptions } from '../format.ts'
import { toOneLine } from '../one-line.ts'
import { MAX_NAME_CHARACTERS } from './checked.ts'

/** The name of a workout that was read: the one written in it, else the file's, on one line and not too long. */
export function nameOf(written: string | undefined, { name }: Pick<DecodeOptions, 'name'>): string {
  return shorten(written ?? '') || shorten(name) || 'Workout'
}

function shorten(name: string): string {
  const withoutHalf = toOneLine(name)
    .slice(0, MAX_NAME_CHARACTERS)
    .replace(/[\ud800-\udbff]$/, '')
  return withoutHalf.trim()
}
