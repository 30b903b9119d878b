import type { Phrase } from '../phrase.ts'

const GEAR = '(?:paddles?|pads|fins|flippers|snorkel|pull ?buoy|buoy|pb|band)'
const JOINED = ' ?(?:\\+|&|,|and) ?'

/** What is worn in every other swim of a set: "10x100, paddles + pb on evens", "odds with fins and paddles". */
export const gearByTurns: readonly Phrase[] = [
  {
    needs: ['evens', 'even', 'odds', 'odd'],
    pattern: new RegExp(
      `(?<=\\d ?x ?\\d{2,3}\\b[^;\\n]*[a-z\\d])[ ,]+(?:with |w\\/ ?)?(?<gear>${GEAR}(?:${JOINED}${GEAR})?) (?<which>(?:on|for) (?:the )?(?<turn>evens?|odds?)(?: (?:ones|reps|100s|50s|200s))?)(?=[,;.]|$| \\d| on )`,
      'di',
    ),
    by: (span) => {
      const [gear, which, turn] = [span('gear'), span('which'), span('turn')]
      if (!gear || !which || !turn) return undefined
      return [
        ', ',
        { words: `${/^e/i.test(turn.words) ? 'evens' : 'odds'} `, for: which },
        { words: named(gear.words), for: gear },
      ]
    },
  },
  {
    needs: ['evens', 'even', 'odds', 'odd'],
    pattern: new RegExp(
      `(?<=\\b(?:evens?|odds?)(?: ones)?,? (?:with |w\\/ ?|in |wear |wearing )?)(?<gear>${GEAR}${JOINED}${GEAR})\\b`,
      'dgi',
    ),
    by: (span) => {
      const gear = span('gear')
      return gear && [{ words: named(gear.words), for: gear }]
    },
  },
  {
    // "8x100 10s rest, 2 min, then do it again with paddles": the pause lies between both times.
    needs: ['again', 'repeat', 'same'],
    pattern: new RegExp(
      `(?<set>\\b\\d{1,2} ?x ?\\d{2,4}\\b[^,;.]*?)(?<pause>,? \\d{1,2} ?(?:mins?|minutes)(?: (?:rest|off|break))?)?(?:,? (?:and )?then|,) (?<again>(?:do )?(?:it|that|the same(?: set)?)(?: all)? again|repeat(?: it| that| all)?(?: again)?|(?:do )?(?:the )?same(?: set| again)*) (?:with |w\\/? ?)(?<gear>${GEAR}(?:${JOINED}${GEAR})?)(?=[,.;]|$)`,
      'di',
    ),
    by: (span) => {
      const [set, pause, again, gear] = ['set', 'pause', 'again', 'gear'].map(span)
      if (!set || !again || !gear) return undefined
      const long = pause && { words: `, ${/\d.*?(?:m|n|s)(?![a-z])/i.exec(pause.words)?.[0]} rest`, for: pause }
      return [set, ...(long ? [long] : []), ', then ', set, { words: ` with ${named(gear.words)}`, for: again }]
    },
  },
]

/** Pieces of equipment without a word between them: all of them are worn. */
function named(gear: string): string {
  return gear.replace(/ ?(?:\+|&|,| and) ?/gi, ' ').replace(/\bpb\b/gi, 'pullbuoy')
}
