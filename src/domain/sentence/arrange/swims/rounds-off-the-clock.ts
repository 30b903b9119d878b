import type { Phrase } from '../phrase.ts'

const HOW = '(?: ?(?:m|y|yds?|metres|meters|yards)\\b)?(?: (?!on\\b|off\\b|every\\b|rest\\b|in\\b|at\\b)[a-z]+){0,3}'
const LENGTH = `(?:25|50|75|[1-8][05]0|125|175)${HOW}`
const CLOCK = "(?<clock>\\d{1,2}:[0-5]\\d)|(?<minutes>\\d{1,2}(?:\\.5)?)(?: ?(?:mins?|minutes|m|'))?"

/** Rounds of several swims that have one send-off, and what the word rest says of a whole swim. */
export const roundsOffTheClock: readonly Phrase[] = [
  {
    // "4x(50 kick 50 drill 100 swim) off 4 mins": each round is one swim.
    needs: ['('],
    pattern: new RegExp(
      `\\b(?<times>\\d{1,2}) ?x ?\\((?<list>${LENGTH}(?: ?[,+/&] ?| and | )${LENGTH}(?:(?: ?[,+/&] ?| and | )${LENGTH}){0,4}) ?\\),? (?<sign>(?:(?:start|leav|go)\\w* )?(?:on|off|every|@)) (?:a |the )?(?:${CLOCK})(?![\\d:.]| ?(?:s|secs?|seconds|rest|r|ri|recovery|jog|easy|between|base|pace|%)\\b)`,
      'dgi',
    ),
    by: (span) => {
      const [times, list, sign, clock, minutes] = ['times', 'list', 'sign', 'clock', 'minutes'].map(span)
      const said = clock ?? minutes
      if (!times || !list || !sign || !said) return undefined
      const lengths = [...list.words.matchAll(/\d+/g)].map(Number)
      const whole = lengths.reduce((sum, one) => sum + one, 0)
      const seconds = clock ? secondsOf(clock.words) : Number(said.words) * 60
      const per100 = (seconds / whole) * 100
      if (per100 < MIN_SECONDS_PER_100 || per100 > MAX_SECONDS_PER_100) return undefined
      const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
      const pieces = list.words
        .replace(/ ?[,+/&] ?| and /gi, ' ')
        .replace(/(?<=\d) ?(?:m|y|yds?|metres|meters|yards)\b/gi, '')
      return [
        times,
        { words: `x${whole} as `, for: list },
        { words: pieces, for: list },
        { words: ` on ${time}`, for: { from: sign.from, to: said.to } },
      ]
    },
  },
  {
    // "5x100 css 15": seconds at the wall.
    pattern:
      /(?<=\d ?x ?\d{2,3}(?: ?m)?(?: (?:free|pull|kick|swim))? (?:at |@ ?)?(?:css|t|threshold|fast|hard|steady|easy|moderate|mod|sprint|aerobic|strong)(?: pace)? )(?<rest>10|15|20|25|30|40|45)(?= ?(?:[,;.+]|$))/dgi,
    by: (span) => {
      const rest = span('rest')
      return rest && [{ words: `${rest.words}s rest`, for: rest, tell: `“${rest.words}” was read as the rest.` }]
    },
  },
  {
    // "15x100 on 1:40 rest is up to you": how long the pause is, or what is left of the swim.
    needs: ['rest'],
    pattern:
      /[,;]? (?<open>(?:the )?rest(?: is|'s|:)? (?:up to (?:you|u|me)|your choice|whatever(?: you (?:like|want))?|as you (?:like|want|please)|optional))\b/di,
    as: '{open=}',
  },
  {
    // "swim 1.5k, main set 5x100 w 10sec, rest easy": what is left of the swim is easy anyway.
    needs: ['easy', 'ez'],
    pattern:
      /(?<=\d ?x ?\d{2,4}(?!\d)(?<between>.*))(?:[,;.]| -) ?(?<left>(?:with |and )?(?:the )?(?:rest|remainder)(?: is| all| of it)? (?:easy|ez)(?: (?:swim|swimming|free|freestyle))?)(?= ?[.!]? ?$)/di,
    by: (span) => {
      const left = span('left')
      // "8x50 first 4 fast, rest easy": the others of the set.
      return left && !OF_SOME.test(span('between')?.words ?? '') ? [{ words: '', for: left }] : undefined
    },
  },
]

/** What says that only some repetitions are meant: a count, or which of them. */
const OF_SOME =
  /(?<![\d:.])\d{1,2}(?![\d:.]| ?(?:s|secs?|seconds|"|sr|ri|rest)\b)|\b(?:first|last|every|odds?|evens?|one|two|three|four|1st|half)\b/i

function secondsOf(clock: string): number {
  const [minutes = 0, seconds = 0] = clock.split(':').map(Number)
  return minutes * 60 + seconds
}

// Our choice: nobody swims 100 in less, so that it is the rest, nor needs more with drills and kicks.
const MIN_SECONDS_PER_100 = 66
const MAX_SECONDS_PER_100 = 240
