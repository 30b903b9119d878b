import { formatClock } from '../../../text/grammar/numeral.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const LENGTH = "\\d{1,4}(?:\\.\\d)? ?(?:km?|miles?|mi|m|mins?|minutes|')?"
const RACE = '(?:(?:half )?marathon|hmp?|mp|(?:3|5|8|10) ?k)(?: pace| effort)?'
const AIM = `(?:${RACE}(?: ?[+-] ?\\d{1,2} ?(?:s|secs?|seconds)?)?|tempo|steady|threshold|z[1-5]|\\d:[0-5]\\d(?: ?\\/ ?(?:km|mi)\\b)?|\\d{2,3} ?(?:%(?: of (?:my |goal )?${RACE})?|w\\b))`

/**
 * What a float is run at beside bouts in their time or in brackets: "8 x 400 @ 5k w 200 float in 50s", "8x(400 @ 10k / 400 float @
 * MP+15s)".
 */
export const targetsOfFloats: readonly Phrase[] = [
  {
    needs: ['float', 'jog', 'recovery', 'rec'],
    pattern: new RegExp(
      `(?<![\\d.x/-] ?|:)\\b(?:(?<ahead>${RACE}|threshold|tempo),? )?\\b(?<times>\\d{1,2}) ?x ?(?<open>\\()?(?<bout>${LENGTH})(?:,? in (?<clock>\\d{2,3})(?: ?(?:s|secs?|seconds))?(?=,? )|,? (?:(?:@|at|in) ?)?(?<aim>${AIM}))?(?:,? | ?[/+] ?)(?:(?:with|w\\/?|off) ?)?(?:an? )?(?:(?<far>${LENGTH}) (?:float|jog|recovery|rec)|(?:float|jog) (?<far2>${LENGTH})) (?:(?:at|@) ?(?<pace>${AIM})|in (?<time>\\d{2,3})(?: ?(?:s|secs?|seconds|ish))?)(?: (?:in )?(?:between|btwn?))?(?![\\w:])(?<close>\\))?`,
      'di',
    ),
    by: (span, _, text) => {
      const [times, bout, pace, time] = ['times', 'bout', 'pace', 'time'].map(span)
      const [far, clock] = [span('far') ?? span('far2'), span('clock')]
      const aim = clock ?? span('aim') ?? span('ahead')
      const isOpen = span('open') !== undefined
      if (!times || !bout || !far || !aim || isSwim(text) || isOpen !== (span('close') !== undefined)) return undefined
      const [metres, metresOfBout] = [metresOf(far.words), metresOf(bout.words)]
      if ((time && metres === 0) || (clock && metresOfBout === 0)) return undefined
      // "8 x 400 in 72"
      const timed = clock && { words: paceOf(clock.words, metresOfBout), for: clock }
      const work: Piece[] = [bout, timed ? ' metres at ' : ' at ', timed ?? aim, ', ']
      const shown = metres > 0 && !/m/i.test(far.words) ? ' metres' : ''
      if (time) {
        const words = paceOf(time.words, metres)
        const tell = `“${text.slice(far.from, time.to)}” is run at ${words}.`
        return [times, 'x(', ...work, far, `${shown} at `, { words, for: time, tell }, ')']
      }
      // A float at a pace in figures has a reader of its own, and one behind bouts without their time.
      if (!pace || /\d:\d/.test(pace.words) || !(isOpen || clock)) return undefined
      return [times, 'x(', ...work, far, `${shown} at `, pace, ')']
    },
  },
]

/** The metres of a length on a track; 0 for another one. */
function metresOf(length: string): number {
  return /^\d{3,4}(?: ?m)?$/i.test(length) ? Number.parseInt(length, 10) : 0
}

function paceOf(seconds: string, metres: number): string {
  return `${formatClock(Math.round((Number(seconds) / metres) * 1000))}/km`
}
