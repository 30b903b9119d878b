import type { Piece } from '../arranged.ts'

/** The parts of a row with commas between, in the place of what matches `gap`, which is a global pattern. */
export function withCommas(row: { from: number; words: string }, gap: RegExp): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { index, 0: words } of row.words.matchAll(gap)) {
    pieces.push({ from: row.from + from, to: row.from + index }, ', ')
    from = index + words.length
  }
  return [...pieces, { from: row.from + from, to: row.from + row.words.length }]
}
