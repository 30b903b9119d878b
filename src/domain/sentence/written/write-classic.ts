import type { Head } from '../outline/part.ts'
import type { WrittenPart } from './writing.ts'

/**
 * Writes the fartlek of Steve Moneghetti: 2 x 90 s, 4 x 60 s, 4 x 30 s and 4 x 15 s hard, each with a steady float as long,
 * 20 minutes in all.
 */
export function writeClassic(head: Extract<Head, { kind: 'classic' }>): WrittenPart {
  const lines = MONA.flatMap(([times, seconds]) => [
    `${times}x`,
    `- ${seconds}sec very hard interval`,
    `- Float ${seconds}sec steady recovery`,
    '',
  ])
  return { lines, mentions: [head], assumed: [] }
}

const MONA = [
  [2, 90],
  [4, 60],
  [4, 30],
  [4, 15],
] as const
