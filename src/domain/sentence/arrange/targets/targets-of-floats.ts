import { formatClock } from '../../../text/grammar/numeral.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const LENGTH = "\\d{1,4}(?:\\.\\d)? ?(?:km?|miles?|mi|m|mins?|minutes|')?"
const RACE = '(?:(?:half )?marathon|hmp?|mp|(?:3|5|8|10) ?k)(?: pace| effort)?'
const AIM = `(?:${RACE}|tempo|steady|threshold|z[1-5]|\\d:[0-5]\\d(?: ?\\/ ?(?:km|mi)\\b)?|\\d{2,3} ?(?:%(?: of (?:my |goal )?${RACE})?|w\\b))`

/** What a float is run at: "2 x 5k @ HMP with 1k float @ MP", "1k float @ 85% of MP between", "8 x 400 @ 5k w 200 float in 50s". */
export const targetsOfFloats: readonly Phrase[] = [
  {
    needs: ['float', 'jog', 'recovery', 'rec'],
    pattern: new RegExp(
      `(?<![\\d.:x/-] ?)\\b(?:(?<ahead>${RACE}|threshold|tempo),? )?\\b(?<times>\\d{1,2}) ?x ?(?<bout>${LENGTH})(?:,? (?:(?:@|at|in) ?)?(?<aim>${AIM}))?,? (?:(?:with|w\\/?|off) ?)?(?:an? )?(?:(?<far>${LENGTH}) (?:float|jog|recovery|rec)|(?:float|jog) (?<far2>${LENGTH})) (?:(?:at|@) ?(?<pace>${AIM})|in (?<time>\\d{2,3}) ?(?:s|secs?|seconds))(?: (?:in )?(?:between|btwn?))?(?![\\w:])`,
      'di',
    ),
    by: (span, _, text) => {
      const [times, bout, pace, time] = ['times', 'bout', 'pace', 'time'].map(span)
      const [far, aim] = [span('far') ?? span('far2'), span('aim') ?? span('ahead')]
      if (!times || !bout || !far || !aim || isSwim(text)) return undefined
      const metres = /^\d{3,4}(?: ?m)?$/i.test(far.words) ? Number.parseInt(far.words, 10) : 0
      if (time && metres === 0) return undefined
      const shown = metres > 0 && !/m/i.test(far.words) ? ' m' : ''
      if (time) {
        const words = `${formatClock(Math.round((Number(time.words) / metres) * 1000))}/km`
        const tell = `“${text.slice(far.from, time.to)}” is run at ${words}.`
        return [times, 'x(', bout, ' at ', aim, ', ', far, `${shown} at `, { words, for: time, tell }, ')']
      }
      // A float at a pace in figures has a reader of its own.
      if (!pace || /\d:\d/.test(pace.words)) return undefined
      const float: Piece[] = [far, `${shown} at `, pace]
      const count = Number(times.words)
      // No float is behind the last one.
      if (count > MOST_WRITTEN) return [times, 'x(', bout, ' at ', aim, ', ', ...float, ')']
      return Array.from({ length: count }, (_, at): Piece[] => [
        ...(at > 0 ? [', ', ...float, ', '] : []),
        bout,
        ' at ',
        aim,
      ]).flat()
    },
  },
]

// More of them are written as a set, with a float behind each (our choice).
const MOST_WRITTEN = 4
