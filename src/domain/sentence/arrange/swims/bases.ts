import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { secondsOf } from './send-offs.ts'

const BASE = String.raw`(?:(?:on|@|at|off) ?(?:a |the |my )?(?<clock>\d?:\d\d)(?: ?\/ ?100m?)? base\b(?: (?:pace|interval|time))?|(?:on |@ ?)?(?:a |the )?(?<![a-z])base(?: (?:interval|time|of|is))* ?[:=]? ?(?<clock2>\d?:\d\d)(?! ?\+))`

const SAID = new RegExp(BASE, 'i')

/** A base is the send-off of 100: "5x200 on a 1:45 base" is on 3:30, and 200, 400 and 600 are on twice, four and six times of it. */
export const basesOfSwims: readonly Phrase[] = [
  {
    // "20x100 on base plus 5, my base is 1:25"
    needs: ['base'],
    pattern:
      /(?<=x ?(?<far>\d{2,4})(?: ?m)?(?: [a-z]+)? )(?<on>(?:on|@|at|off) ?(?:my |the )?base ?)(?<sign>\+|plus|minus|-) ?(?<more>\d{1,2})(?: ?(?:s|secs?|seconds)\b)?(?<mid>.*?)(?<said>[,;(. ]+(?:with |and )?(?:my |the )?base(?: is| of)? ?[:=]? ?(?:(?<clock>\d?:[0-5]\d)|(?<seconds>\d{2,3}) ?(?:s|secs?|seconds)?(?![:\d]))(?: ?(?:per|\/|a) ?100 ?m?)?\)?)/dis,
    by: (span) => {
      const [far, on, sign, more, mid, said] = ['far', 'on', 'sign', 'more', 'mid', 'said'].map(span)
      if (!far || !on || !sign || !more || !mid || !said) return undefined
      const base = secondsOf(span('clock')?.words ?? `0:${span('seconds')?.words}`)
      const step = Number(more.words) * (/^[+p]/i.test(sign.words) ? 1 : -1)
      const isOf100 = base <= SLOWEST_BASE_SECONDS && base > FASTEST_BASE_SECONDS
      const seconds = Math.round(isOf100 ? (base * Number(far.words)) / 100 : base) + step
      const sendOff = `on ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
      const place = { from: on.from, to: more.to }
      const tell = `The base and ${more.words} seconds were read as a send-off ${sendOff}.`
      return [{ words: sendOff, for: place, tell }, mid, { words: '', for: said }]
    },
  },
  {
    // "4x300 on 1:30 base, 4x100 same base"
    needs: ['base'],
    pattern: /\b(?<same>(?:on |@ ?)?(?:the )?same base)\b/dgi,
    by: (span, _, text) => {
      const same = span('same')
      const { clock, clock2 } = SAID.exec(text.slice(0, same?.from))?.groups ?? {}
      const said = clock ?? clock2
      return same && said ? [{ words: `on ${said} base`, for: same }] : undefined
    },
  },
]

/** What each is on, once "same base" is said in figures. */
export const sendOffsOfBases: readonly Phrase[] = [
  {
    needs: ['base'],
    pattern: new RegExp(
      String.raw`(?<![\d.:/x-])(?:(?<times>\b\d{1,2}) ?x ?)?(?<row>\d{2,4}(?:(?: ?\/ ?| ?- ?|, ?| )\d{2,4})*)(?<unit> ?(?:m|yds?|y)\b)?s?(?<words>(?: (?!on\b|base\b|at\b)[a-z]+){0,4}) ?${BASE}`,
      'dgi',
    ),
    by: (span) => {
      const [times, row, unit, words] = ['times', 'row', 'unit', 'words'].map(span)
      const clock = span('clock') ?? span('clock2')
      if (!row || !clock) return undefined
      const rungs = [...row.words.matchAll(/\d+/g)]
      if (times && rungs.length > 1) return undefined
      return rungs.flatMap(({ 0: length, index }, at): Piece[] => {
        const own = { from: row.from + index, to: row.from + index + length.length }
        // "4x200 @ 3:00 base": so long a one is that of the length itself.
        const isOwn = secondsOf(clock.words) > SLOWEST_BASE_SECONDS
        const seconds = isOwn ? secondsOf(clock.words) : Math.round((secondsOf(clock.words) * Number(length)) / 100)
        const sendOff = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
        return [
          ...(at > 0 ? [', '] : []),
          ...(times ? [times, 'x'] : ['1x']),
          own,
          ...(unit && unit.to > unit.from ? [unit] : []),
          ...(words && words.to > words.from ? [words] : []),
          ' on ',
          Number(length) === 100 || at > 0 || isOwn
            ? { words: sendOff, for: clock }
            : { words: sendOff, for: clock, check: OF_100 },
        ]
      })
    },
  },
]

// Our choice: slower ones are those of longer swims.
const SLOWEST_BASE_SECONDS = 165
// Nobody leaves on less for 100, so it is that of a shorter swim.
const FASTEST_BASE_SECONDS = 60
const OF_100 = 'A base was read as the send-off of each 100, so longer swims have a longer one: check it.'
