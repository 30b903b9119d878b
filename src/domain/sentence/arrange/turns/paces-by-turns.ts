import { parseClock } from '../../../text/grammar/numeral.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const LENGTH = "\\d{1,4}(?:\\.\\d)? ?(?:mins?|minutes|'|secs?|s|km?|miles?|mi|m)?"
const CLOCK = '\\d{1,2}:[0-5]\\d'

/** Two paces behind a bout and its float, the first of each: "12 x 2'/1' 3:35/4:30". */
export const pacesByTurns: readonly Phrase[] = [
  {
    needs: [':'],
    pattern: new RegExp(
      `(?<![\\d:x./-] ?)\\b(?<times>\\d{1,2}) ?x ?\\(?(?<on>${LENGTH}) ?\\/ ?(?<off>${LENGTH})\\)?(?<sport> run| on the track)?,? (?:@ ?|at |in )?(?<fast>${CLOCK}) ?(?:\\/ ?km)? ?\\/ ?(?<slow>${CLOCK})(?! ?(?:min|rest|jog|rec|walk|off)|[\\d:])(?<per> ?(?:\\/|per|an?) ?(?:km|mi|mile)\\b)?(?: (?:pace|min\\/km))?`,
      'di',
    ),
    by: (span, _, text) => byTurns(span, text),
  },
  {
    // "1k/1k x6 @ 3:50/4:20"
    needs: [':'],
    pattern: new RegExp(
      `(?<![\\d:x./-] ?)\\b(?<on>${LENGTH}) ?\\/ ?(?<off>${LENGTH}),? x ?(?<times>\\d{1,2})(?<sport> run| on the track)?,? (?:@ ?|at |in )?(?<fast>${CLOCK}) ?(?:\\/ ?km)? ?\\/ ?(?<slow>${CLOCK})(?! ?(?:min|rest|jog|rec|walk|off)|[\\d:])(?<per> ?(?:\\/|per|an?) ?(?:km|mi|mile)\\b)?(?: (?:pace|min\\/km))?`,
      'di',
    ),
    by: (span, _, text) => byTurns(span, text),
  },
]

function byTurns(span: SpanOf, text: string): Piece[] | undefined {
  const [times, on, off, fast, slow, sport] = ['times', 'on', 'off', 'fast', 'slow', 'sport'].map(span)
  if (!times || !on || !off || !fast || !slow || isSwim(text)) return undefined
  const [one, other] = [parseClock(fast.words) ?? 0, parseClock(slow.words) ?? 0]
  // A float is slower, and not by half; another time is that of the bout or of its rest.
  if (one < FASTEST || other <= one || other > one * MOST_SLOWER) return undefined
  const per = span('per')?.words ?? ' pace'
  const isBare = [on, off].some(({ words }) => /^\d+$/.test(words) && Number(words) <= MOST_MINUTES)
  const unit = isBare ? ' min' : ''
  return [
    ...(sport ? [sport, ' '] : []),
    ...[times, 'x(', on, /\d$/.test(on.words) ? unit : '', ' at ', fast, per, ', '],
    ...[off, /\d$/.test(off.words) ? unit : '', ' at ', slow, per, ')'],
  ]
}

// In seconds for a kilometre or a mile, as a share of the other, and in minutes of a bout (our choice).
const FASTEST = 150
const MOST_SLOWER = 1.6
const MOST_MINUTES = 15
