import type { Phrase } from '../phrase.ts'

/** What the sets of a set are made of: bouts and the easy time behind all of them. */
export const turnsWithinSets: readonly Phrase[] = [
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
