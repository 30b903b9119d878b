import { saysRide, saysRun } from '../../tokens/says-sport.ts'

import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const TIME = "(?:minutes|mins?|')"
const AIM = '(?:z ?[3-6]|zone [3-6]|tempo|threshold|sweet ?spot|hard|\\d{2,3} ?(?:%|w)|steady|brisk)'

/** Parts of a ride as they are typed: a set at its end, what ends it, turns within so many minutes, and cadences. */
export const partsOfRides: readonly Phrase[] = [
  {
    // "1.5 h bike z2 with 20 min z3 to finish"
    needs: ['finish', 'end'],
    pattern: new RegExp(
      `,? (?<with>with|w\\/?|and|then) (?:a |the )?(?:last |final )?(?<length>\\d{1,2}) ?(?:${TIME})(?: at| of| @)? (?<aim>${AIM}) (?<end>to finish|at the end|to end)(?= ?(?:$|[,.;]))`,
      'di',
    ),
    by: (span, _, text) => {
      const [joint, length, aim, end] = ['with', 'length', 'aim', 'end'].map(span)
      if (!joint || !length || !aim || !end || /\d ?x ?\d/i.test(text) || isSwim(text)) return undefined
      const at = /^\d/.test(aim.words) ? ' min at ' : ' min '
      return [{ words: ', last ', for: { from: joint.from, to: joint.to } }, length, at, aim, { words: '', for: end }]
    },
  },
  {
    // "2h z2 bike w/ 6x20s sprints at the end": they lie within the ride.
    needs: ['end', 'finish'],
    pattern:
      /(?<![\dx.:/-] ?)\b(?<whole>\d{1,3}(?:\.\d)?) ?(?<unit>h|hrs?|hours?|minutes|mins?|')(?<how>(?: (?:easy|z[12]|zone [12]|endurance|steady|bike|ride|spin|turbo|gravel|trainer|of|on|the))*),? (?:with |w\/? ?|incl\w* |and )(?<times>\d{1,2}) ?x ?(?<bout>\d{1,3}) ?(?<boutUnit>s|secs?|seconds|minutes|mins?|') ?(?<what>sprints?|bursts?|surges?|jumps|hard|fast|spin[- ]?ups|accelerations|accels|max)? ?(?<end>(?:in|at|towards?|near) the end|to finish)(?= ?(?:$|[.]))/di,
    by: (span, _, text) => {
      const [whole, unit, how, times, bout, what, end] = ['whole', 'unit', 'how', 'times', 'bout', 'what', 'end'].map(
        span,
      )
      if (
        !whole ||
        !unit ||
        !how ||
        !times ||
        !bout ||
        !end ||
        !saysRide(text.replace(OFF_ROAD, 'ride')) ||
        saysRun(text)
      )
        return undefined
      const isSeconds = /^s/i.test(span('boutUnit')?.words ?? '')
      const size = Number(bout.words) * (isSeconds ? 1 : SECONDS)
      const rest = isSeconds && size <= MOST_SPRINT_SECONDS ? TURN_SECONDS - size : size
      const minutes = Number(whole.words) * (/^h/i.test(unit.words) ? SECONDS : 1)
      const left = minutes - (Number(times.words) * (size + rest)) / SECONDS - END_MINUTES
      if (!(left > 0) || !Number.isInteger(left)) return undefined
      const aim = /\b(?:easy|z[12]|zone [12]|endurance|steady)\b/i.exec(how.words)?.[0] ?? 'endurance'
      const effort = what && /^(?:hard|fast)/i.test(what.words) ? what.words : 'sprint'
      const tell = `They lie within the ${whole.words} ${unit.words} of the ride, with ${rest} s easy between and ${END_MINUTES} min behind them.`
      return [
        { words: `ride 1x(${left} min ${aim}), `, for: { from: whole.from, to: how.to } },
        {
          words: `${times.words}x${size} s ${effort} ${rest} s easy, ${END_MINUTES} min cool down`,
          for: { from: times.from, to: end.to },
          tell,
        },
      ]
    },
  },
  {
    // "6 mins: 20s max 40s ez", "10 min sprints 10 on 50 off": as often as fits.
    needs: [':', 'sprints', 'bursts', 'microbursts', 'surges'],
    pattern:
      /(?<![\dx.:/-] ?)\b(?<whole>\d{1,2}) ?(?:minutes|mins?|')(?<of>: ?| (?:of )?(?:sprints|bursts|micro ?bursts|surges)[:,]? )(?<on>\d{1,2}) ?(?<sign>s|secs?|seconds)? ?(?<hard>on|hard|max|all[- ]out|sprint|fast|z ?[5-7])(?:,? ?\/? ?| then | and )(?<off>\d{1,2}) ?(?:s|secs?|seconds)? ?(?<easy>off|easy|ez|z ?[12])\b/di,
    by: (span) => {
      const [whole, of, on, hard, off, easy] = ['whole', 'of', 'on', 'hard', 'off', 'easy'].map(span)
      if (!whole || !of || !on || !hard || !off || !easy) return undefined
      // "10 min: 2 on 1 off" are minutes.
      if (!span('sign') && Number(on.words) < LEAST_SECONDS) return undefined
      const times = (Number(whole.words) * SECONDS) / (Number(on.words) + Number(off.words))
      if (!Number.isInteger(times) || times < 2) return undefined
      const effort = /^on$/i.test(hard.words) ? (/sprint/i.test(of.words) ? 'sprint' : 'hard') : hard.words
      return [
        { words: `${times}x(`, for: { from: whole.from, to: of.to } },
        on,
        ' s ',
        { words: effort, for: hard },
        ', ',
        off,
        ' s ',
        { words: /^z/i.test(easy.words) ? easy.words : 'easy', for: easy },
        ')',
      ]
    },
  },
  {
    // "20' @ 95rpm, 5x1' @ 110 rpm", "60 min cadence 100": how hard it is was not said.
    needs: ['rpm', 'cadence'],
    pattern: new RegExp(
      `(?<=^|[,;.:] ?|\\b(?:then|bike|rollers|ride|turbo|spin|trainer|and) )(?<length>\\d{1,3}) ?(?:${TIME}),? (?:@ ?|at |with |w\\/ ?)?(?:(?:a )?cadence (?:of )?(?<rate>\\d{2,3})(?: ?rpm)?|(?<rate>\\d{2,3}) ?(?:rpm|cadence))(?= ?(?:$|[,.;]| then\\b| and\\b))`,
      'di',
    ),
    by: (span, all, text) => {
      const [length, rate] = [span('length'), span('rate')]
      const others = text.replace(all, '')
      // Without a set it is the whole, which has a reader of its own.
      if (!length || !rate || isSwim(text) || saysRun(text) || !SET_IN_TIME.test(others)) return undefined
      const tell = 'How hard it is was not said beside the cadence, so easy.'
      return [
        { words: `1x(${length.words} min easy at ${rate.words} rpm)`, for: { from: length.from, to: rate.to }, tell },
      ]
    },
  },
  {
    // "5 hard minutes every 15"
    needs: ['every'],
    pattern:
      /(?<![\dx.:/-] ?)\b(?<length>\d{1,2}) (?<how>hard|easy|fast) (?<unit>minutes|mins) (?<every>every \d{1,2})(?! ?(?:min|km?|mile|\d))/di,
    as: '{length} {unit} {how} {every} min',
  },
  {
    // "10, 8, 6 min each a bit harder": from one to the next.
    needs: ['each', 'every'],
    pattern:
      /(?<=\d.*)\b(?<each>(?:each|every) (?:one |rep |time )?(?:(?:a (?:little )?)?(?:bit|little|touch|tad)|slightly)) (?<more>harder|faster|quicker)\b(?! than)/di,
    as: '{each=getting} {more}',
    unless: isSwim,
  },
  {
    // "90 min back a bit harder", "2 min a bit harder then 3 min easy": not as hard as hard is.
    needs: ['harder'],
    pattern:
      /(?:(?<=\b(?:easy|ez|steady)\b.*\d.*)|(?<=\d.*)(?=.*\b(?<easy>easy|ez)\b))(?<what>(?:a (?:little )?)?(?:bit|little|touch|tad) harder|(?:slightly|somewhat) harder)\b(?! ?(?:than|each|every))/di,
    by: (span, _, text) => {
      const what = span('what')
      const words = span('easy') || /\bsteady\b|\d ?x ?\d/i.test(text) ? 'tempo' : 'steady'
      return what && !isSwim(text) ? [{ words, for: what, tell: `“${what.words}” was read as ${words}.` }] : undefined
    },
  },
  {
    // "4 of them, between 3 min easy"
    needs: ['between', 'inbetween'],
    pattern: new RegExp(
      `(?<=\\d.*)(?<joint>, ?| )(?<between>(?:in )?between(?: them| each)?:?) (?<rest>\\d{1,2} ?(?:${TIME}|s|secs?|seconds)(?: (?:of )?(?:easy|ez|rest|spin|recovery))?)(?= ?(?:$|[,.;]))`,
      'di',
    ),
    by: (span) => {
      const [joint, between, rest] = ['joint', 'between', 'rest'].map(span)
      if (!joint || !between || !rest) return undefined
      return [
        ' with ',
        rest,
        ...(/\d ?\D{1,7}$/.test(rest.words) && !/easy|ez|rest|spin|rec/i.test(rest.words) ? [' rest'] : []),
        { words: ' between', for: between },
      ]
    },
  },
  {
    // "z2 3h but do 3 x 8 min sweet spot in last hour"
    needs: ['but'],
    pattern:
      /^(?<zone>z[12]|zone [12]|easy|endurance|steady) (?<length>\d(?:\.5)? ?(?:h|hrs?|hours?)|\d{2,3} ?(?:minutes|mins?))(?<sport>(?: (?:ride|bike|run|spin))?),? (?<but>but(?: (?:do|with|add|throw in|include|incl))?) (?=\d{1,2} ?x ?\d)/di,
    as: '{length} {zone}{sport} {but=with} ',
  },
  {
    // "3 x 7 min: 30s @ 400w start then settle 270w, 4 min @ 150w"
    needs: ['settle', 'hold', 'rest', 'remainder'],
    pattern: new RegExp(
      `(?<![\\d.:])\\b(?<times>\\d{1,2}) ?x ?(?<bout>\\d{1,2}) ?(?:${TIME})(?<sport> (?:bike|ride|turbo))?[:,]? (?:as )?(?:first )?(?<on>\\d{1,3}) ?(?<sign>s|secs?|seconds|${TIME}) ?(?:@ ?|at )(?<one>\\d{2,3} ?(?:w|watts|%))(?: start)?,? (?:then |and |into )+(?:settle(?: in)?|hold|the rest|rest|remainder) ?(?:at |@ ?|to )?(?<two>\\d{2,3} ?(?:w|watts|%))(?:,? (?:with )?(?<rest>\\d{1,2}) ?(?:${TIME}) ?(?<easy>(?:@ ?|at )\\d{2,3} ?(?:w|watts|%)|easy|ez|off|rest|rec))?(?= ?(?:$|[,.;]))`,
      'di',
    ),
    by: (span) => {
      const [times, bout, on, one, two, rest, easy] = ['times', 'bout', 'on', 'one', 'two', 'rest', 'easy'].map(span)
      if (!times || !bout || !on || !one || !two) return undefined
      const seconds = Number(on.words) * (/^s/i.test(span('sign')?.words ?? '') ? 1 : SECONDS)
      const left = Number(bout.words) * SECONDS - seconds
      if (left <= 0) return undefined
      const sport = span('sport')
      const pause: Piece[] = rest && easy ? [', ', rest, ' min ', easy] : []
      return [
        ...(sport ? [sport, ' '] : []),
        ...[times, 'x('],
        { words: `${seconds} s at `, for: on },
        one,
        { words: `, ${left} s at `, for: bout },
        two,
        ...pause,
        ')',
      ]
    },
  },
]

const SET_IN_TIME = /\d ?x ?\d{1,3} ?(?:s|secs?|seconds|mins?|minutes|'|")(?![a-z])/i
const OFF_ROAD = /\b(?:gravel|mtb|cx)\b/i
const SECONDS = 60
// Of the way home behind the last one (our choice).
const END_MINUTES = 5
// Fewer are minutes of each turn (our choice).
const LEAST_SECONDS = 10
// Shorter ones are sprints, one every two minutes (our choice).
const MOST_SPRINT_SECONDS = 45
const TURN_SECONDS = 120
