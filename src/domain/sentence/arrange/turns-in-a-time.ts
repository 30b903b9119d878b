import type { Piece } from './arranged.ts'
import type { Phrase, SpanOf } from './phrase.ts'

const AIM =
  '(?:(?:hmp|mp|goal pace|marathon pace|half marathon pace|(?:5|10)k(?: pace| effort)?|tempo|threshold|steady|easy)(?: ?\\+ ?\\d{1,2} ?(?:s|secs?|seconds))?|\\d{1,2}:[0-5]\\d(?: pace| ?\\/ ?(?:km|mi|mile))?)'

/** Turns whose number follows from the length of the whole: "fartlek 45 min, 1 min on 2 min off", "8 miles alternating MP and MP+30s". */
export const turnsInATime: readonly Phrase[] = [
  {
    // "fartlek 45 min, 1 min on 2 min off": as often as fits between a warm-up and a cool-down.
    needs: ['on', 'hard', 'fast', 'quick'],
    pattern:
      /(?<=(?<!\d)(?<total>\d{2,3}) ?(?:mins?|minutes|m|')(?: (?:run|running|ride|bike|turbo|spin|fartlek|session|intervals?)){0,2},? (?:with )?)(?<turns>(?<on>\d{1,3}) ?(?<unit>secs?|seconds|s|mins?|minutes|m|')? ?(?:on|hard|fast|quick)(?: ?[,/&+] ?| and | then | )(?<off>\d{1,3}) ?(?<unit2>secs?|seconds|s|mins?|minutes|m|')? ?(?:off|easy|slow|float|jog))(?<middle> in the middle)?(?= ?(?:[.,;]|$))(?! ?[.,;] ?\d)/di,
    by: (span, _, text) => countTurns(span, text),
  },
  {
    // "8 miles alternating MP and MP+30s"
    needs: ['alternating', 'alternate'],
    pattern: new RegExp(
      `(?<![\\dx.] ?)(?<total>\\d{1,2}) ?(?<unit>miles?|mi|km?)(?: run)?:?,? (?<word>alternat(?:ing|e)) (?:(?:miles|kms?|k's|between) )?(?:at |@ ?)?(?<one>${AIM})(?: and | & | ?\\/ ?|, ?| then | with )(?:at |@ ?)?(?<other>${AIM})(?=[.,;]| ?$)`,
      'di',
    ),
    by: (span) => alternate(span),
  },
  {
    // "alternating miles, 8 total, MP / MP+30s"
    needs: ['alternating', 'alternate'],
    pattern: new RegExp(
      `\\b(?<word>alternat(?:ing|e)) (?<unit>miles|kms?|k's)[,:]? (?<total>\\d{1,2})(?: (?:in )?total| (?:miles|km))?[,:]? (?:at |@ ?)?(?<one>${AIM})(?: and | & | ?\\/ ?|, ?| then )(?:at |@ ?)?(?<other>${AIM})(?=[.,;]| ?$)`,
      'di',
    ),
    by: (span) => alternate(span),
  },
]

function countTurns(span: SpanOf, text: string): Piece[] | undefined {
  const [total, turns, on, off] = [span('total'), span('turns'), span('on'), span('off')]
  if (!total || !turns || !on || !off || NOT_OF_ALL.test(text.replace(span('middle')?.words ?? '', '')))
    return undefined
  const minutes = Number(total.words)
  const pair = secondsOf(on.words, span('unit')?.words) + secondsOf(off.words, span('unit2')?.words)
  const count = Math.floor((minutes - minutesOfEnds(minutes)) * (60 / pair))
  if (minutes < MIN_MINUTES || count < 2 || count > MAX_TURNS) return undefined
  const tell = `How often was not said, so ${count} times, as often as fits between a warm-up and a cool-down.`
  return [{ words: `${count}x `, for: total, tell }, turns]
}

function alternate(span: SpanOf): Piece[] | undefined {
  const [total, unit, word, one, other] = [span('total'), span('unit'), span('word'), span('one'), span('other')]
  if (!total || !unit || !word || !one || !other) return undefined
  const count = Number(total.words) / 2
  if (!Number.isInteger(count) || count < 1) return undefined
  const each = /^mi/i.test(unit.words) ? ' mile at ' : ' km at '
  return [
    ...[total, each.replace(' at ', ': ')],
    ...[{ words: `${count}x(1`, for: word }, each, one, ', 1', each, other, ')'],
  ]
}

function secondsOf(figure: string, unit = 'min'): number {
  return Number(figure) * (/^s/i.test(unit) ? 1 : 60)
}

/** Those of a warm-up and a cool-down within a session (our choice). */
function minutesOfEnds(minutes: number): number {
  return minutes >= 60 ? 20 : minutes >= 40 ? 15 : 10
}

const MIN_MINUTES = 20
const MAX_TURNS = 60
const NOT_OF_ALL =
  /\d ?x|x ?\d|\b(?:times|repeat|reps|rounds|sets|swim|pool|middle|first|last|final|warm|wu|cool|cd)\b/i
