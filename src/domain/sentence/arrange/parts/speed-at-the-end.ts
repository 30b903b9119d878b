import { saysRide } from '../../tokens/says-sport.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const FAST = `(?:speed(?: ?work)?|pace|fast(?:er|ish)?(?: (?:stuff|bits?|running|riding|swimming|work|ones))?|quick(?:er)?(?: (?:stuff|bits?|running))?|sprint(?:s|ing)|bursts|surges)`
const SOME = `(?:(?:an? )?(?:(?:little|wee|short|tiny|quick|small) )*(?:bit|touch|dash|burst|spot|splash) of|(?:an? )?(?:little|tiny) bit|some|few|an? few|an? couple(?: of)?)`

const BIT = String.raw`,? ?(?:(?:(?:but |and )?with |and |plus |then |w\/ ?)?${SOME} ${FAST} (?:(?:at|towards?|near|in|for) the (?:very )?(?:end|finish|close)|to (?:finish|end|close)(?: it)?(?: off| with)?)|(?:and |then )?(?:finish|end)(?:ing)? (?:it )?(?:off )?with ${SOME} ${FAST})`

/** Easy time with a little speed at its end, of which nothing more is said: four short ones, and little behind them. */
export const speedAtTheEnd: readonly Phrase[] = [
  {
    // "do me a swim for 45 min, bit of speed at the end"
    needs: ['end', 'finish', 'close', 'finishing', 'ending'],
    pattern: new RegExp(
      String.raw`^(?<lead>[^\d]*)(?<whole>\b(?:an|one|half an)(?= h)|\d{1,4}(?:\.\d)?) ?-?(?<unit>hours?|hrs?|h|minutes?|mins?|km?|miles?|mi|metres|meters|m|yards|yds?)?\b(?<mid>[^\d;:]*?)(?<bit>${BIT})(?= ?[.!]?$)`,
      'di',
    ),
    by: (span, _, text) => {
      const [lead, whole, mid, bit] = ['lead', 'whole', 'mid', 'bit'].map(span)
      const unit = span('unit')
      if (!lead || !whole || !mid || !bit || OTHER_EFFORT.test(lead.words + mid.words)) return undefined
      const far = Number(whole.words) || (/half/i.test(whole.words) ? HALF : 1)
      const length = { from: whole.from, to: (unit ?? whole).to }
      const isEasySaid = EASY.test(lead.words + mid.words)
      if (isSwim(text)) {
        const isYards = /^y/i.test(unit?.words ?? '')
        const metres = Math.round((far * scaleOfSwim(unit?.words ?? '')) / STEP_METRES) * STEP_METRES
        const left = metres - METRES_OF_END
        if (left < METRES_OF_END) return undefined
        const own = isYards ? 'yards' : 'm'
        const set = `, 4x(25 ${own} fast, 25 ${own} easy), ${METRES_BEHIND} ${own} easy`
        return [
          lead,
          { words: `${left} ${own} easy`, for: length },
          ...(/\b(?:swim|pool)/i.test(lead.words + mid.words) ? [mid] : [' swim', mid]),
          { words: set, for: bit, tell: SHORT_SWIMS },
        ]
      }
      const ride = saysRide(text)
      if (!unit || /^(?:m$|me|y)/i.test(unit.words)) return undefined
      const minutes = far * (/^h/i.test(unit.words) ? MINUTES_PER_HOUR : 1)
      if (ride && (!/^(?:h|mi?n)/i.test(unit.words) || minutes < LEAST_MINUTES)) return undefined
      return ride
        ? [
            lead,
            { words: `${minutes - MINUTES_OF_END} min easy`, for: length },
            mid,
            { words: ', 4x(15s sprint, 105s easy), 2 min easy', for: bit, tell: SPRINTS },
          ]
        : [
            lead,
            length,
            isEasySaid ? '' : { words: ' easy', for: length },
            mid,
            { words: ' with 4x20s strides at the end', for: bit, tell: STRIDES },
          ]
    },
  },
  {
    // "5x1k, bit of speed at the end": behind the set.
    needs: ['end', 'finish', 'close', 'finishing', 'ending'],
    pattern: new RegExp(String.raw`(?<=\d\D+\d[^;]*)(?<bit>${BIT})(?= ?[.!]?$)`, 'di'),
    by: (span, _, text) => {
      const bit = span('bit')
      if (!bit) return undefined
      if (isSwim(text)) return [{ words: ', 4x25 fast with 20s rest', for: bit, tell: SHORT_SWIMS_BEHIND }]
      return saysRide(text)
        ? [{ words: ', 4x15s sprints with 105s easy', for: bit, tell: SPRINTS_BEHIND }]
        : [{ words: ', 4x20s strides', for: bit, tell: STRIDES }]
    },
  },
]

/** In metres or yards. */
function scaleOfSwim(unit: string): number {
  if (/^h/i.test(unit)) return METRES_PER_MINUTE * MINUTES_PER_HOUR
  if (/^min/i.test(unit)) return METRES_PER_MINUTE
  if (/^k/i.test(unit)) return METRES_PER_KM
  return /^mi/i.test(unit) ? METRES_PER_MILE : 1
}

// Our choice: as far as a swim is taken to be that is asked for in minutes.
const METRES_PER_MINUTE = 46.5
const MINUTES_PER_HOUR = 60
const METRES_PER_KM = 1000
const METRES_PER_MILE = 1609
const STEP_METRES = 50
const [METRES_OF_END, METRES_BEHIND] = [300, 100]
const MINUTES_OF_END = 10
const LEAST_MINUTES = 20
const HALF = 0.5
const EASY = /\b(?:easy|steady|slow|recovery|relaxed|gentle|long|endurance|z[12]|zone [12])\b/i
const OTHER_EFFORT =
  /\b(?:tempo|threshold|hard|intervals?|hills?|race|fartlek|sweet ?spot|css|progress\w*|repeats|reps|drills?|kick|pull|first|then|walk)\b|[x×@]/i
const NOT_SAID = 'How much speed was not said:'
const SHORT_SWIMS = `${NOT_SAID} 4 × 25 fast with 25 easy, and 100 easy behind them.`
const SPRINTS = `${NOT_SAID} 4 × 15 s in eight minutes, and two easy behind them.`
const SHORT_SWIMS_BEHIND = `${NOT_SAID} 4 × 25 fast.`
const SPRINTS_BEHIND = `${NOT_SAID} 4 × 15 s in eight minutes.`
const STRIDES = `${NOT_SAID} 4 strides of 20 s.`
