import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const AIM = '\\d{2,3}(?: ?- ?\\d{2,3})? ?(?:%(?: ftp)?|w(?:atts)?\\b)|\\d:\\d\\d ?\\/ ?(?:km|k|mile|mi)\\b'
const SPORT = '(?: (?:bike|ride|turbo|trainer|run|endurance|z2|zone 2|easy|steady|on the bike))*'

/** A whole at a target with a set within it: "4hr z2 190-205w w/ 3x20 @ 230", "70 min at 65% with 5 x 10s sprints". */
export const setsWithinSteadyWholes: readonly Phrase[] = [
  {
    needs: ['with', 'w'],
    pattern: new RegExp(
      `^(?<before>[^\\d]*?)(?<whole>\\d{1,3}(?:\\.\\d)?) ?(?<unit>h|hrs?|hours?|mins?|minutes)(?<sport>${SPORT})(?: @ ?| at)? (?<aim>${AIM})(?<sport2>${SPORT}),? (?:with|w\\/?) ?(?<times>\\d{1,2}) ?x ?(?<bout>\\d{1,3}) ?(?<bouts>s|secs?|seconds|mins?|minutes|')?(?<how> (?:sprints?|hard|max|all out|fast|bursts?)| ?(?:@|at) ?(?:${AIM}|\\d{2,3}(?!\\d)|threshold|tempo|sweet ?spot|ftp))(?<behind>[^\\d]{0,12})$`,
      'di',
    ),
    by: (span, _, text) => {
      const [before, whole, sport, aim, times, bout, how] = [
        ...(['before', 'whole', 'sport', 'aim', 'times', 'bout', 'how'] as const),
      ].map(span)
      if (!before || !whole || !sport || !aim || !times || !bout || !how || isSwim(text)) return undefined
      const all = Number(whole.words) * (/^h/i.test(span('unit')?.words ?? '') ? MINUTES_OF_HOUR : 1)
      const isShort = /^s/i.test(span('bouts')?.words ?? '')
      const minutes = isShort ? Number(bout.words) / MINUTES_OF_HOUR : Number(bout.words)
      const between = isShort ? MINUTES_BETWEEN_SPRINTS - minutes : Math.max(1, Math.ceil(minutes / 2))
      const set = Number(times.words) * (minutes + between)
      const first = Math.floor((all - set) / 2)
      const last = all - set - first
      if (!(first >= LEAST_AROUND) || !Number.isInteger(Math.round(last * 10) / 10)) return undefined
      const isBare = /\d$/.test(how.words)
      const [rest, seconds] = isShort ? [between * MINUTES_OF_HOUR, ' s'] : [between, ' min']
      const goal = aim.words
      return [
        before,
        sport,
        span('sport2') ?? '',
        ', ',
        { words: `${first} min at ${goal}`, for: whole },
        ', ',
        times,
        'x(',
        bout,
        isShort ? ' s ' : ' min ',
        how,
        ...(isBare ? [/w/i.test(goal) ? 'w' : /%/.test(goal) ? '%' : ''] : []),
        ', ',
        { words: `${Math.round(rest)}${seconds} at ${goal}`, for: aim, tell: isShort ? SPRINTS : BOUTS },
        `), ${last} min at ${goal}`,
        span('behind') ?? '',
      ]
    },
  },
]

const MINUTES_OF_HOUR = 60
// Our choice.
const MINUTES_BETWEEN_SPRINTS = 3
const LEAST_AROUND = 5
const SPRINTS = 'When they come was not said: in the middle, three minutes apart.'
const BOUTS = 'When they come was not said: in the middle, with half as long at the target of the whole behind each.'
