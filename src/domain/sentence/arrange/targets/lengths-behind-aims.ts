import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const OFFSET = '(?:[-+]\\d{1,2} ?(?:s|secs?|seconds)?| [-+] ?\\d{1,2} ?(?:s|secs?|seconds))?'
const AIM = `(?:(?:mp|hmp|marathon pace|half marathon pace|goal pace|(?:3|5|10)k pace|tempo|threshold|lt|ftp|sweet ?spot|steady|easy)${OFFSET}|z ?[1-5]|zone [1-5]|(?<clock>[3-9]|1[0-4]):[0-5]\\d)`

/** A pace with a length behind its sign, which is run in one piece: "MP-20s x 3 miles", "tempo x 20 min". */
export const lengthsBehindAims: readonly Phrase[] = [
  {
    needs: ['x', '*', 'for'],
    pattern: new RegExp(
      `(?<![\\dx@-] ?|(?:at|x|with|in) )\\b(?<aim>${AIM}) (?:x|\\*) ?(?<length>\\d{1,3}(?:[.,]\\d)?) ?(?<unit>km?|miles?|mi|mins?|minutes)(?![a-z/])(?:(?<sign> ?x ?)(?<times>\\d{1,2})(?![\\dx]))?(?! ?[x@]| ?\\d ?x)`,
      'dgi',
    ),
    by: (span, _, text) => {
      const [aim, length, unit, times] = ['aim', 'length', 'unit', 'times'].map(span)
      if (!aim || !length || !unit || isSwim(text)) return undefined
      // "400 x 3 miles": how often is said.
      const count: Piece[] = times ? [times, 'x'] : []
      const isEasy = /^(?:easy|steady|tempo|threshold)$/i.test(aim.words)
      return [...count, length, ' ', unit, isEasy ? ' ' : ' at ', aim]
    },
  },
]
