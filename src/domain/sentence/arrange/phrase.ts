import type { Piece } from './arranged.ts'

/** A part of a phrase by its name, and where it stands. */
export type SpanOf = (group: string) => { from: number; to: number; words: string } | undefined

/**
 * A phrase for one structure, and the words for it that are read: a wording, or what a function works out. `needs`: whole words
 * in small letters and single marks, one of which stands in every sentence that holds the phrase. They are found sooner than the
 * pattern.
 */
export type Phrase = { needs?: readonly string[] | undefined; pattern: RegExp } & (
  | Wording
  | { by: (span: SpanOf, all: string, text: string) => Piece[] | undefined }
)

/** Words that are read for a phrase and depend on nothing but its groups. */
export type Wording = {
  /**
   * `{rest}` is what the group of that name said, `{jog=easy}` writes "easy" in its place, and `{time|time2}` is the first of two
   * groups that was said. What stands between `[` and `]` is written if its groups were said; all others have to be said.
   */
  as: string
  /** What the new words assume, as it is told. */
  tell?: string
  /** What they take for granted and the athlete is asked to check. */
  check?: string
  /** What the text has to hold for the phrase to be read. */
  when?: Condition
  /** What it must not hold. */
  unless?: Condition
}

export type Condition = RegExp | ((text: string) => boolean)
