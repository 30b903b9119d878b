import type { Phrase } from '../phrase.ts'

/** A fast start that each repetition goes on from, as the first of two parts. */
export const startsIntoSwims: readonly Phrase[] = [
  {
    // "6x50 hard start into 150 @ race pace, 30s": each goes on at that.
    needs: ['start', 'starts'],
    pattern:
      /(?<=(?<![\d.:x])\b\d{1,2} ?x ?)(?<first>\d{2,3}(?: ?m)? (?:hard|fast|sprint|strong|quick|max)) (?<start>(?:starts? )(?:straight |then )?into )(?<second>\d{2,3}(?: ?m)?[^,;.()x+]*?)(?= ?(?:[,;.]|$)| (?:then|on|off|rest|ri?|with|w)\b| :?\d)/di,
    as: '({first},{start= }{second})',
  },
]
