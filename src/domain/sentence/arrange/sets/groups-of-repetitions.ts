import { figureOf } from '../figure-of.ts'
import type { Phrase } from '../phrase.ts'

const COUNT = '(?:[2-6]|two|three|four|five|six)'
const SIZE = '(?:\\d{1,2}|two|three|four|five|six|eight|ten|twelve)'
const REST =
  ',? ?(?:with |w\\/ ?)?:?\\d[\\d:.]* ?(?:s|secs?|seconds|mins?|minutes|\'|")?(?: (?:easy|ez|rest|ri|rec|recovery|jog|spin|off|walk))(?: (?:rec|recovery|rest))?'

/** How the repetitions of a set are divided, said behind it as if it were a set of its own. */
export const groupsOfRepetitions: readonly Phrase[] = [
  {
    // "20 x 1 min @ 125%, 1 easy - 2 blocks of 10, 5 mins in the middle": twenty in all.
    needs: ['blocks', 'sets', 'groups', 'lots', 'rounds'],
    pattern: new RegExp(
      `(?<=(?<![\\d.:x] ?)\\b(?<times>\\d{1,2}) ?x ?[^,;()x]*?)(?<rest>${REST})?(?<joint> - |[,;:] ?| ?\\/ )(?<count>${COUNT}) (?:blocks|sets|groups|lots|rounds) of (?<size>${SIZE})(?= ?(?:$|[,;.]))(?:[,;] (?:with |and )?(?<pause>\\d{1,2} ?(?:mins?|minutes|'))(?<how> (?:easy|ez|rest|rec|recovery|jog|spin))? (?<middle>in the middle|half ?way|in[- ]between|between))?(?= ?(?:$|[,;.]))`,
      'di',
    ),
    by: (span) => {
      const [times, rest, joint, count, size] = ['times', 'rest', 'joint', 'count', 'size'].map(span)
      const [pause, how, middle] = ['pause', 'how', 'middle'].map(span)
      if (!times || !joint || !count || !size) return undefined
      if (figureOf(count.words) * figureOf(size.words) !== Number(times.words)) return undefined
      return [
        {
          words: ` in ${figureOf(count.words)} sets of ${figureOf(size.words)}`,
          for: { from: joint.from, to: size.to },
        },
        ...(rest ? [rest.words.startsWith(',') ? '' : ',', rest] : []),
        ...(pause && middle ? [', ', pause, ...(how ? [how] : []), { words: ' between sets', for: middle }] : []),
      ]
    },
  },
]
