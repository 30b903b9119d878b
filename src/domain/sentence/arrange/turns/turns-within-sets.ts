import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const MINUTES = " ?(?:mins?|minutes|m|')?"
const HOW = '(?:very |really )?(?:easy|ez|steady|tempo|threshold|hard|fast|max|all out|z[1-7])'

/** What the repetitions of a set are made of: two lengths that fill each, or bouts and the easy time behind all of them. */
export const turnsWithinSets: readonly Phrase[] = [
  {
    // "3x6: 2 min hard, 4 min easy", "3x5 as 2 min hard, 3 min easy"
    needs: ['x'],
    pattern: new RegExp(
      String.raw`(?<![\d.:])(?<times>\d{1,2}) ?x ?(?<whole>\d{1,2})${MINUTES}(?: ?:| as| of|,? each(?: is| as)?|,? made of) ?(?<one>\d{1,2}(?:\.5)?)${MINUTES} (?<first>${HOW})(?: ?[,/+&] ?|,? (?:then|and) | )(?<other>\d{1,2}(?:\.5)?)${MINUTES} (?<second>${HOW})(?!\w)`,
      'di',
    ),
    by: (span, _, text) => {
      const [times, whole, one, first, other, second] = ['times', 'whole', 'one', 'first', 'other', 'second'].map(span)
      if (!times || !whole || !one || !first || !other || !second || isSwim(text)) return undefined
      if (Number(one.words) + Number(other.words) !== Number(whole.words)) return undefined
      return [times, 'x(', one, ' min ', first, ', ', other, ' min ', second, ')']
    },
  },
  {
    // "3x(4x200 fast, 5 min easy)": the easy time is that of a set, not of each bout.
    needs: ['x'],
    pattern:
      /(?<![\d.:])(?<sets>[2-9]) ?x ?\((?<inner>\d{1,2} ?x ?(?:[1-5]?\d ?(?:s|secs?|seconds)|[1-5]\d\d ?m?)\b[^(),;]*), ?(?:then |and )?(?<time>[3-9]|10) ?(?:mins?|minutes|') ?(?<move>easy|jog|walk|spin|float|rest)(?: (?:jog|spin|run))?\)/di,
    by: (span) => {
      const [sets, inner, time, move] = ['sets', 'inner', 'time', 'move'].map(span)
      // Behind a sprint it is its own rest.
      if (!sets || !inner || !time || !move || /sprint|all[- ]out|max/i.test(inner.words)) return undefined
      return [sets, 'x(', inner, ') ', time, ' min ', move, ' between sets']
    },
  },
]
