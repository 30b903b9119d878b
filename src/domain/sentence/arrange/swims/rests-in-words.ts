import type { Phrase } from '../phrase.ts'

/** Rests between swims that are long or short, and no more is said of them: as long as is usual for the distance, which is told. */
export const restsInWords: readonly Phrase[] = [
  {
    // "8x50 sprint, lots of rest", "6x100 short rest"
    needs: 'lots plenty loads heaps tons lot long big good generous decent short little minimal small much'.split(' '),
    pattern:
      /(?<=\b\d{1,2} ?x ?(?<far>\d{1,3})(?<unit> ?(?:mins?|minutes|s|secs?|seconds)\b)?[^;.]{0,40}?)(?<comma>,)? (?<rest>(?:with |w\/ ?|and |on )?(?<how>(?:lots|plenty|loads|heaps|tons|a lot) of|lots|plenty|long|big|good|generous|decent|short|little|minimal|small|not much) (?:rests?|recovery)(?: (?:in )?between(?: (?:each|them|reps|swims))?)?)(?! ?(?:\d|of|when|as|interval))(?=[^x]*$)/dgi,
    by: (span, _, text) => {
      const [far, rest, how] = [span('far'), span('rest'), span('how')]
      if (!far || !rest || !how || RESTED.test(text.replace(rest.words, ' '))) return undefined
      const isShort = /short|little|minimal|small|not/i.test(how.words)
      const isFar = span('unit') ? /m/i.test(span('unit')?.words ?? '') : Number(far.words) >= FAR
      const seconds = isShort ? SHORT : isFar ? LONG_BEHIND_100 : LONG
      return [{ words: `, ${seconds}s rest`, for: rest, tell: `“${rest.words}” was read as ${seconds} s.` }]
    },
  },
]

/** A rest or a send-off in figures. */
const RESTED = /\b(?:on|off|@|rest|ri) ?:?\d|\d ?(?:s|secs?|seconds|mins?) (?:rest|ri)\b/i
// In metres, and in seconds (our choice).
const FAR = 100
const SHORT = 10
const LONG = 60
const LONG_BEHIND_100 = 90
