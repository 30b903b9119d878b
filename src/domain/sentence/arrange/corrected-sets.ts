import type { Phrase } from './phrase.ts'

const SET = "\\d{1,2} ?x ?\\d{1,4}(?:\\.\\d)?(?: ?(?:km?|m|mins?|minutes?|secs?|seconds?|s|miles?|mi|'))?"
const STROKE = '(?:fly|butterfly|back|backstroke|breast|breaststroke|free|freestyle|im|kick|pull|drill|choice)\\b'

/** A set that another one takes the place of, and signs that no length has: "5x3min no 6x3min", "5x-100". */
export const correctedSets: readonly Phrase[] = [
  {
    // "5x3min no 6x3min", "4x1500 swim? no 4x150": the second counts.
    needs: ['no', 'nope', 'oops', 'sorry', 'meant'],
    pattern: new RegExp(
      `(?<![\\dx:/.(-] ?)\\b(?<wrong>${SET})(?![\\da-z:])(?<how> (?:swim|run|bike|ride|free|hard|easy))?(?: ?\\?,?| ?\\.{2,3})? (?:oh |er |um )?(?:(?:no|nope|oops|sorry|meant),? )+(?<right>${SET})(?![\\da-z:])`,
      'di',
    ),
    by: (span) => {
      const [wrong, how, right] = ['wrong', 'how', 'right'].map(span)
      if (!wrong || !right) return undefined
      const tell = `“${right.words}” takes the place of “${wrong.words}”.`
      return [{ words: right.words, for: { from: wrong.from, to: right.to }, tell }, ...(how ? [how] : [])]
    },
  },
  {
    // "4 x 50 fly, sorry I mean 4 x 50 IM order": the stroke, too.
    needs: ['no', 'nope', 'oops', 'sorry', 'meant', 'mean', 'wait'],
    pattern: new RegExp(
      `(?<![\\dx:/.(-] ?)\\b(?<wrong>\\d{1,2} ?x ?\\d{2,3} ?m? ${STROKE})(?:,| ?\\.{2,3}| -)? (?:oh |er |um )?(?:(?:no|nope|oops|sorry|wait|i mean|i meant|meant),? )+(?<right>\\d{1,2} ?x ?\\d{2,3} ?m?) (?<how>${STROKE})`,
      'di',
    ),
    by: (span) => {
      const [wrong, right, how] = ['wrong', 'right', 'how'].map(span)
      if (!wrong || !right || !how) return undefined
      const tell = `“${right.words} ${how.words}” takes the place of “${wrong.words}”.`
      return [{ words: `swim ${right.words} `, for: { from: wrong.from, to: right.to }, tell }, how]
    },
  },
  {
    // "swim 5x-100"
    needs: ['-'],
    pattern: /(?<=\d ?[x×*] ?)(?<minus>-)(?<length> ?\d{1,4})/di,
    by: (span) => {
      const [minus, length] = [span('minus'), span('length')]
      return minus && length && [{ words: length.words, for: { from: minus.from, to: length.to }, check: MINUS }]
    },
  },
]

const MINUS = 'No length is below zero: it is built without the minus, check it.'
