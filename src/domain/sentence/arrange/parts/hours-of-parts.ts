import type { Phrase, SpanOf } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const CLOCK = '(?<hours>[0-2]):(?<minutes>[0-5]\\d)(?![\\d:])'
const EASE = '(?:easy|ez|steady|base|endurance|aerobic|(?:@ ?|at )?(?:z|zone) ?[12])(?![a-z])'
const END = '(?:warm[- ]?up|warm|w\\/?u|wup|cool[- ]?down|cool|c\\/?d|(?:spin|jog|ride|run|swim)[- ]down)(?![a-z])'

/** Clocks of parts beside sets, in hours and minutes: nobody rides easily for 50 s before a set, nor warms up for 15 s. */
export const hoursOfParts: readonly Phrase[] = [
  {
    // "Run 0:50 easy + 6x(0:20 fast / 0:40 walk)", "1:10 steady then 5x1:00 hard"
    needs: [':'],
    pattern: new RegExp(
      `(?<=^[^\\d,;+()]*)${CLOCK}(?=(?: (?:run|ride|bike|jog))? ${EASE}[^,;+()\\d/]{0,20}(?:[,;+.] ?|\\b(?:then|and|with|w\\/?|incl\\w*) ?)(?:then |and |with )?\\d{1,2} ?[x×*] ?\\(? ?:?\\d)`,
      'di',
    ),
    by: sayHours,
  },
  {
    // "0:15 warm-up", "cd 0:10"
    needs: [':'],
    pattern: new RegExp(
      `(?<![\\d:x×*@/(-] ?)${CLOCK}(?= ${END})|(?<=(?:^|[^a-z])${END}:? (?:for )?)${CLOCK}(?! ?(?:\\/|rest|easy off|x ?\\d))`,
      'dgi',
    ),
    by: (span, all, text) => (Number(span('hours')?.words) === 0 ? sayHours(span, all, text) : undefined),
  },
]

function sayHours(span: SpanOf, _: string, text: string) {
  const [hours, minutes] = [span('hours'), span('minutes')]
  if (!hours || !minutes || isSwim(text)) return undefined
  const all = Number(hours.words) * 60 + Number(minutes.words)
  if (all < LEAST_MINUTES || all % 5 !== 0) return undefined
  return [{ words: `${all} min`, for: { from: hours.from, to: minutes.to }, tell: HOURS }]
}

// Of a part beside a set: "0:03 easy" may be anything.
const LEAST_MINUTES = 5
const HOURS = 'This clock was read as hours and minutes.'
