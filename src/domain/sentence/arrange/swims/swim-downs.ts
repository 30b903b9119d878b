import type { Phrase } from '../phrase.ts'
import { isSwim } from './is-swim.ts'

/** An easy length at the end of a swim, behind sets, is the swim-down and no rest of each: "300 wu, 6x150 steady, 100 loose". */
export const swimDowns: readonly Phrase[] = [
  {
    needs: ['easy', 'ez', 'loose', 'slow', 'slowly', 'relaxed', 'gentle', 'out'],
    pattern:
      /(?<=^(?<before>.*)\b\d{1,2} ?x ?(?<bout>\d{2,4}) ?m?(?![\d:./]|[a-z])(?<said>[^,;+()]*?)(?:[,;+.] ?(?:and |then |finally )*|(?:,? and)? then )(?<length>\d{2,4})(?: ?(?:metres|meters|m|yards|yds?))?)(?<how> (?:very |really )?(?:easy|ez|loose|slow|slowly|relaxed|gentle|out)(?: (?:swim|free|choice|out))?)(?= ?[.!]?$)/dis,
    by: (span, _, text) => {
      const [before, bout, said, length, how] = ['before', 'bout', 'said', 'length', 'how'].map(span)
      if (!before || !bout || !said || !length || !how || !isSwim(text)) return undefined
      const isOut = /out$/i.test(how.words)
      const isBesideParts = /\d{3,4}|\d ?x ?\d/.test(before.words)
      const isSwum = Number(length.words) % POOL === 0
      const isFar = isSwum && Number(length.words) >= (isBesideParts ? MIN_BESIDE_PARTS : MIN_ALONE)
      // One that is as far or farther is no rest in any case, if it is no time.
      const isNear = Number(length.words) < Math.max(Number(bout.words), MIN_ALONE)
      if (!isOut && (!isFar || !isNear || RESTED.test(said.words))) return undefined
      const tell = `“${length.words}${how.words}” at the end was read as the swim-down.`
      return [{ words: ' cool down', for: how, tell }]
    },
  },
]

// In metres or yards (our choice).
const POOL = 25
const MIN_BESIDE_PARTS = 50
const MIN_ALONE = 100
// What has a rest or a send-off of its own is read so anyway.
const RESTED = /\b(?:rest|on|off|every|ri|r)\b|@ ?\d|\d ?(?:s|secs?|sec)\b|:\d/i
