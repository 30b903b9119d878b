import type { Phrase } from './phrase.ts'

const UNIT = "(?:mins?|minutes?|secs?|seconds?|s|m|km?|miles?|mi|')"
const SET = `\\d{1,2} ?x ?\\d{1,4}(?:\\.\\d)? ?${UNIT}?`

/** A set that another one takes the place of, and signs that no length has: "5x3min no 6x3min", "5x-100". */
export const correctedSets: readonly Phrase[] = [
  {
    needs: ['no', 'oops', 'nope'],
    pattern: new RegExp(`(?<![\\w(] ?)(?<first>${SET})(?:,|\\.\\.+)? (?:no|nope|oops),? (?=${SET})`, 'di'),
    by: (span, all, text) => {
      const first = span('first')
      if (!first) return undefined
      const rest = text.slice(first.from + all.length)
      const next = new RegExp(`^${SET}`, 'i').exec(rest)?.[0] ?? ''
      const tell = `“${first.words.trim()}” was corrected: ${next.trim()} counts.`
      return [{ words: ' ', for: { from: first.from, to: first.from + all.length }, tell }]
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
