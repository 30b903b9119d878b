import { formatClock } from '../../../text/grammar/numeral.ts'
import { saysRide, saysSwim } from '../../tokens/says-sport.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const REST = "\\d{1,3} ?(?:s|secs?|seconds|mins?|minutes|')"
const EFFORT = 'tempo|threshold|hard|fast|steady|z ?[2-5]|sweet ?spot|sst|mp|\\d{1,2}k'

const PAIR = "[1-9]\\d{2,3} ?m? (?:\\d:\\d\\d|\\d{1,3} ?(?:s|secs?|seconds|mins?|minutes|'))"

/** A stretch in m, and one with a pace from 7:00 on that names no kilometre. */
const SHORT_M = /\b\d{1,2} ?m\b/gi
const MILES_AT_PACE =
  /(?<![\dx:.] ?)\b(?<figure>\d{1,2}) ?(?<unit>m)(?= (?:@|at) ?(?:[7-9]|1[0-3])[:.][0-5]\d\b(?! ?(?:\/ ?k|per k|min)))/dgi

/** Rests and targets that stand where others are read: a pace in short, those of some repetitions, one of each. */
export const restsAndTargetsAsTyped: readonly Phrase[] = [
  {
    // "3 mim jog"
    needs: ['mim', 'mims', 'mi'],
    pattern: /(?<=\d ?)(?<unit>mims?|mi n)\b/dgi,
    as: '{unit=min}',
  },
  {
    // "8x2min @10k p 1min jog": its pace, and no way to do it.
    needs: ['p'],
    pattern: /(?<=(?:@|\bat) ?(?:\d{1,2} ?k|hm|half|mara(?:thon)?|mile|race) )(?<p>p)(?=[ ,.;)]|$)/dgi,
    as: '{p=pace}',
  },
  {
    // "3m @ 9.30, 3m @ 8.45": a pace that only miles are run in, beside each of them.
    needs: ['m'],
    pattern: MILES_AT_PACE,
    by: (span, _, text) => {
      const [figure, unit] = [span('figure'), span('unit')]
      const areAll = text.match(SHORT_M)?.length === text.match(MILES_AT_PACE)?.length
      if (!figure || !unit || !areAll || saysRide(text) || saysSwim(text) || /\bmins?\b|minutes/i.test(text))
        return undefined
      return [
        figure,
        { words: ' miles', for: unit, tell: `“${figure.words}m” was read as miles, for so slow is a pace of miles.` },
      ]
    },
  },
  {
    // "3 km + 3x2km + 3 km, 2km's at 4:30, 3 min"
    needs: ['s', 'ks', 'kms', 'mis', 'ms', 'miles'],
    pattern: new RegExp(
      `(?<set>\\b\\d{1,2} ?x ?(?<len>\\d{1,4}(?:\\.\\d)?) ?(?<unit>km?|miles?|mi|m)?)(?<middle>(?:[ +,][^;@:]*?)?)[,;.] ?(?:the |with (?:the )?|do (?:the )?)?\\k<len> ?\\k<unit>['’]?s (?:all )?(?<aim>(?:at|@|in) ?(?:\\d:\\d\\d(?: ?\\/ ?(?:km|mi|k))?|(?:\\d{1,2}k|half|marathon|mp) ?(?:pace)?|${EFFORT}))(?:,? (?:with |off |w )?(?<rest>${REST})(?<kind> (?:rests?|jogs?|recovery|easy|walk))?)?(?= ?\\.?$)`,
      'di',
    ),
    by: (span) => {
      const [set, middle, aim, rest, kind] = ['set', 'middle', 'aim', 'rest', 'kind'].map(span)
      if (!set || !aim) return undefined
      const pause: Piece[] = rest ? [' with ', rest, ...(kind ? [kind] : [' rest'])] : []
      return [set, ' ', aim, ...pause, ...(middle ? [middle] : [])]
    },
  },
  {
    // "5 5 5 tempo w 1 min": so many, with that rest between.
    needs: [
      'w',
      'with',
      'off',
      'rest',
      'rests',
      'jog',
      'jogs',
      'easy',
      'ez',
      'recovery',
      'between',
      'inbetween',
      'btw',
      'btwn',
    ],
    pattern: new RegExp(
      `(?<![\\d.:x/-] ?)\\b(?<row>\\d{1,2}(?: \\d{1,2}){1,5}) ?(?:mins?|minutes|')? ?(?<how>(?:at |@ ?)?(?:${EFFORT})(?: pace| effort)?(?: @ ?\\d{2,3} ?%)?),? (?:(?:w\\/?|with|off) ?(?:an? )?(?<rest>${REST})(?: (?:rests?|jogs?|easy|recovery|off|ez|in ?between|between))*|(?<rest2>${REST})(?: (?:rests?|jogs?|easy|recovery|ez|in ?between|between|btwn?|btw))+|(?:(?:w\\/?|with|off) ?)?(?<rest3>\\d{1,2}) (?:easy |ez )?(?:(?:in ?)?between|btwn?|btw))(?= ?(?:$|[,.;])| (?:on (?:the )?)?(?:bike|ride|run|turbo)\\b| \\d{1,2} ?(?:mins?|min)? ?(?:cd|cool))`,
      'di',
    ),
    by: (span) => {
      const [row, how, figure = span('rest') ?? span('rest2')] = ['row', 'how', 'rest3'].map(span)
      const rest = figure && (span('rest3') ? { words: `${figure.words} min`, for: figure } : figure)
      if (!row || !how || !rest) return undefined
      const [first, ...more] = row.words.match(/\d+/g) ?? []
      if (more.every((one) => one === first)) {
        const tell = `“${row.words}” was read as ${more.length + 1} × ${first} minutes.`
        return [{ words: `${more.length + 1}x${first} min `, for: row, tell }, how, ' with ', rest, ' easy']
      }
      return [...row.words.matchAll(/\d+/g)].flatMap(({ index, 0: words }, place): Piece[] => {
        const from = row.from + index
        const own = { words: `${words} min `, for: { from, to: from + words.length } }
        return [...(place > 0 ? [', ', rest, ' rest, '] : []), own, how]
      })
    },
  },
  {
    // "3x(400 60s, 200 60s, 100 60s)": behind each length its rest, or how long it takes.
    needs: ['('],
    pattern: new RegExp(
      `(?<=\\d ?x ?)\\((?<row>${PAIR}(?:(?:,| ?\\+| then)? ${PAIR})*(?<last>(?:,| ?\\+| then)? [1-9]\\d{2,3} ?m?)?)\\)`,
      'di',
    ),
    by: (span, _, text) => {
      const row = span('row')
      if (!row || isSwim(text)) return undefined
      const parts = [...row.words.matchAll(/(?<far>\d{3,4})(?: ?m\b)?(?: (?<time>\d:\d\d|\d{1,3} ?[a-z']+))?/gi)].map(
        ({ index, 0: all, groups }) => {
          const { far = '', time } = groups ?? {}
          const from = row.from + index
          return {
            pace: time === undefined ? undefined : secondsOf(time) / Number(far),
            // A hundred without its unit would be minutes.
            far: { words: Number(far) < 200 ? `${far} metres` : far, for: { from, to: from + far.length } },
            time:
              time === undefined
                ? undefined
                : { words: time, from: from + all.length - time.length, to: from + all.length },
          }
        },
      )
      const paces = parts.flatMap(({ pace }) => pace ?? [])
      // "(400 80s, 200 40s)": times of the lengths.
      const areTimes =
        paces.length > 1 &&
        !span('last') &&
        paces.every((pace) => pace >= FASTEST && pace <= SLOWEST && pace < SAME * Math.min(...paces))
      const pieces = parts.flatMap(({ far, time, pace }, place): Piece[] => [
        ...(place > 0 ? [', '] : []),
        far,
        ...(time && pace && areTimes ? [{ words: ` at ${formatPace(pace)}/km`, for: time, check: AS_TIME }] : []),
        ...(time && !areTimes ? [', ', { words: `${spoken(time.words)} rest`, for: time }] : []),
      ])
      return ['(', ...pieces, ')']
    },
  },
  {
    // "200-400-200, jog half"
    needs: ['half'],
    pattern: /(?<=\d[^;\n]*?,? )(?<jog>(?:same distance )?jog half|half jog)(?= ?(?:$|[,.;]))/di,
    by: (span, _, text) => {
      const jog = span('jog')
      // "2x half mile, half jog"
      if (!jog || /\bmiles?\b|\bhalf (?:marathon|hour)/i.test(text)) return undefined
      const check = /same/i.test(jog.words) ? { check: 'Half of each was taken as the jog: check it.' } : {}
      return [{ words: 'jog half the distance', for: jog, ...check }]
    },
  },
  {
    // "20 min easy, 120 m hard": beside minutes they are metres.
    needs: ['m'],
    pattern:
      /(?<=\d ?(?:mins?|minutes)\b[^;\n]*?)(?<![x\d.:] ?|times |\d ?m?[,/-] ?)\b(?<length>[6-9]\d|[1-4]\d\d) ?(?<unit>m) (?=(?:hard|fast|sprints?|all[- ]out|flat[- ]out)\b)/di,
    by: (span) => {
      const [length, unit] = [span('length'), span('unit')]
      const check = 'This was read as meters: write “min” if it is a time.'
      return length && unit && [{ words: `${length.words} metres `, for: { from: length.from, to: unit.to }, check }]
    },
  },
  {
    // "6x1k or 5x1k if legs bad, 3:55, 90s rest": both are done so.
    needs: ['or'],
    pattern:
      /(?<set>\b\d{1,2} ?x ?\d[\w.]*)(?<other>,? or \d{1,2} ?x ?\d[\w.]*(?: if [a-z' ]{2,30})?), ?(?:in |at |@ ?)?(?<pace>\d:\d\d)(?! ?(?:min )?(?:rest|jog|rec|recovery|easy|walk|start|off|float|standing|between))(?<tail>\b[^;]*)$/di,
    as: '{set} in {pace}[{tail}], {other}',
  },
  {
    // "4x5 min z2/z3/z4/easy": a target of each.
    needs: ['/', ','],
    pattern:
      /\b(?<times>[2-8]) ?x ?(?<length>\d{1,3} ?(?:mins?|minutes|'|km?|miles?|mi))(?: at| @|:)? (?<list>(?:z ?\d|easy|steady|tempo|threshold|hard)(?: ?\/ ?(?:z ?\d|easy|steady|tempo|threshold|hard)){1,7})(?! ?[/\d])/di,
    by: (span) => {
      const [times, length, list] = ['times', 'length', 'list'].map(span)
      const parts = [...(list?.words.matchAll(/[^/]+/g) ?? [])]
      // With zones alone, or where there are fewer, they are read.
      if (!times || !length || !list || parts.length !== Number(times.words) || !/[a-y]{4}/i.test(list.words))
        return undefined
      return parts.flatMap(({ index, 0: words }, place): Piece[] => {
        const from = list.from + index
        const own = { from, to: from + words.length }
        // An easy part behind others would be their rest.
        const aim = /^easy$/i.test(words) ? { words: 'zone 1', for: own } : own
        return [...(place > 0 ? [', '] : []), length, ' ', aim]
      })
    },
  },
]

function secondsOf(time: string): number {
  if (time.includes(':')) return Number(time.slice(0, 1)) * 60 + Number(time.slice(2))
  return Number.parseInt(time, 10) * (/^\d+ ?s/i.test(time) ? 1 : 60)
}

function formatPace(secondsOfMetre: number): string {
  return formatClock(Math.round(1000 * secondsOfMetre))
}

function spoken(time: string): string {
  return time.includes(':') ? `${secondsOf(time)} s` : time
}

const AS_TIME = 'This was read as the time of the length before it: write “rest” if it is one.'
// Seconds a metre of repetitions on a track, and how much less even they are at most.
const FASTEST = 0.14
const SLOWEST = 0.36
const SAME = 1.2
