import type { Caption } from './camera.ts'

/** Captions as WebVTT. */
export function writeCaptions(captions: readonly Caption[]): string {
  const cues = captions.map(({ from, to, text }) => `${timeOf(from)} --> ${timeOf(to)}\n${text}\n`)
  return ['WEBVTT\n', ...cues].join('\n')
}

function timeOf(milliseconds: number): string {
  const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0')
  return `${part(milliseconds / 60_000, 2)}:${part((milliseconds / 1000) % 60, 2)}.${part(milliseconds % 1000, 3)}`
}
