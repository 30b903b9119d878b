import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'

const HARD = '(?:really |very |good |proper )?(?:hard|tough|brutal|intense)'
const WHILE = String.raw`(?:\d{1,3}[- ]?(?:minutes?|mins?|m|'|hours?|hrs?|h)|an hour|half an hour)`
const SESSION = '(?:bike|cycle|ride|run|turbo|trainer|zwift|spin|workout|session)'

const INTERVALS = 'Nothing else was said of it, so intervals.'

/** Sessions of which nothing is said but that they are hard: intervals, which are to be checked. */
export const hardSessions: readonly Phrase[] = [
  {
    // "something hard on the trainer", "something quick": how is open.
    needs: ['something'],
    pattern:
      /\bsomething (?:short (?:and|but) |nice and |really |quite )*(?<hard>hard|tough|spicy|intense|brutal|quick|fast|snappy|speedy|zippy|punchy|pacy)\b/di,
    as: '{hard=intervals}',
    check: INTERVALS,
    unless: /\d ?x|\b(?:easy|ez|gentle)\b/i,
  },
  {
    // "I need a hard bike workout of 45 min"
    needs: ['hard', 'tough', 'brutal'],
    pattern:
      /\b(?<hard>(?:really |very |good |proper )?(?:hard|tough|brutal)) (?<what>(?:bike |cycling |run |running |turbo |trainer |indoor )?(?:workout|session|ride|run|spin))\b/di,
    by: hardSession,
  },
  {
    // "hard 45 min bike", "tough 1 hour ride"
    needs: ['hard', 'tough', 'brutal', 'intense'],
    pattern: new RegExp(`\\b(?<hard>${HARD}) (?<what>${WHILE} (?:on the )?${SESSION})\\b`, 'di'),
    by: hardSession,
  },
  {
    // "45 min hard bike"
    needs: ['hard', 'tough', 'brutal', 'intense'],
    pattern: new RegExp(`(?<=\\b${WHILE} )(?<hard>${HARD}) (?<what>(?:on the )?${SESSION})\\b`, 'di'),
    by: hardSession,
  },
  {
    // "bike hard for 45 min"
    needs: ['hard'],
    pattern: new RegExp(`(?<=\\b${SESSION} )(?<hard>hard) (?<what>for ${WHILE})\\b`, 'di'),
    by: hardSession,
  },
]

/** A hard session of which nothing else is said but its length. */
function hardSession(span: SpanOf, all: string, text: string): Piece[] | undefined {
  const [hard, what] = [span('hard'), span('what')]
  const isOpen = !OTHERWISE.test(text.replace(all, ''))
  return hard && what && isOpen ? [{ words: 'intervals', for: hard, check: INTERVALS }, ' ', what] : undefined
}

const OTHERWISE =
  /\d ?x|[@%]|\b(?:easy|tempo|threshold|interval\w*|hill\w*|z\d|zone|sprint\w*|vo2\w*|fartlek|long|not|no|yesterday|after|sweet)\b|\d.*[^\d\s:hm].*\d/i
