import type { Piece } from './arranged.ts'

/** A part of a phrase by its name, and where it stands. */
export type SpanOf = (group: string) => { from: number; to: number; words: string } | undefined

/** A phrase for one structure, and the words for it that are read. `where`: what every such sentence holds, found sooner than the pattern. */
export type Phrase = {
  where?: RegExp
  pattern: RegExp
  by: (span: SpanOf, all: string, text: string) => Piece[] | undefined
}
