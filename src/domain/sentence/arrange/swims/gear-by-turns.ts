import type { Phrase } from '../phrase.ts'

const GEAR = '(?:paddles?|pads|fins|flippers|snorkel|pull ?buoy|buoy|pb|band)'
const JOINED = ' ?(?:\\+|&|,|and) ?'

/** What is worn in every other swim of a set: "10x100, paddles + pb on evens", "odds with fins and paddles". */
export const gearByTurns: readonly Phrase[] = [
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
