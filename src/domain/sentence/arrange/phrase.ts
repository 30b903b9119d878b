import type { Piece } from './arranged.ts'

/** A part of a phrase by its name, and where it stands. */
export type SpanOf = (group: string) => { from: number; to: number; words: string } | undefined

/**
 * A phrase for one structure, and the words for it that are read. `needs`: whole words in small letters and single marks,
 * one of which stands in every sentence that holds the phrase. They are found sooner than the pattern.
 */
export type Phrase = {
  needs?: readonly string[] | undefined
  pattern: RegExp
  by: (span: SpanOf, all: string, text: string) => Piece[] | undefined
}
