import type { DecodeOptions } from '../format.ts'

/** The name of a workout that was read: the one written in it, else the file's, on one line and not too long. */
export function nameOf(written: string | undefined, { name }: Pick<DecodeOptions, 'name'>): string {
  return oneLine(written ?? '') || oneLine(name) || 'Workout'
}

/** Most characters of a name that is kept. */
const MAX_NAME_CHARACTERS = 200

function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_CHARACTERS)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}
