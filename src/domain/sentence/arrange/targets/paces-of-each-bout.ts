import { formatClock } from '../../../text/grammar/numeral.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'
import { secondsOf } from '../swims/send-offs.ts'

const CLOCK = '\\d{1,2}:[0-5]\\d'
const REST =
  "\\d{1,3} ?(?:secs?|seconds|s|mins?|minutes|')|\\d:[0-5]\\d(?= (?:rest|jog|walk|easy|rec))|(?:\\d{3} ?m?|\\d(?:\\.\\d)? ?(?:km?|mi))(?= (?:jog|walk|float))"

/** Sets of a few long bouts with the pace of each: "3xmile 7:40/7:30/7:20 3min". */
export const pacesOfEachBout: readonly Phrase[] = [
  {
    needs: [':'],
    pattern: new RegExp(
      `(?<![\\dx:/.(-] ?)\\b(?<times>[2-6]) ?x ?(?<bout>\\d?(?:\\.\\d)? ?(?:miles?|mi|km?)|\\d{3,4} ?m?)(?: at| in| ?@)? ?(?<list>${CLOCK}(?:(?: ?\\/ ?|, ?| )${CLOCK}){1,5})(?![\\d:-])(?<per> ?\\/ ?(?:km|mi|mile)\\b)?(?:,? (?:with |w\\/? ?|off )?(?<rest>${REST})(?![a-z\\d])(?<how> (?:rest|jog|walk|recovery|rec|easy|standing|float))?)?`,
      'di',
    ),
    by: (span, all, text) => {
      const [times, bout, list] = [span('times'), span('bout'), span('list')]
      if (!times || !bout || !list || isSwim(text)) return undefined
      const paces = [...list.words.matchAll(/\d+:\d\d/g)].map(({ index, 0: words }) => ({
        from: list.from + index,
        to: list.from + index + words.length,
        words,
      }))
      const rest = span('rest')
      if (!rest && OTHER_REST.test(text.slice(times.from + all.length))) return undefined
      if (!areAlike(paces.map(({ words }) => secondsOf(words))) || (paces.length === 2 && !rest)) return undefined
      const between: Piece[] = rest ? [', ', rest, span('how') ?? ' jog'] : []
      const per = span('per')
      const length = /^\d/.test(bout.words) ? bout.words : `1 ${bout.words}`
      if (paces.length !== Number(times.words)) return asRange(paces, times, bout, per, between)
      return paces.flatMap((pace, at): Piece[] => [
        ...(at > 0 ? [...between, ', '] : []),
        { words: `${length} at `, for: at === 0 ? { from: times.from, to: bout.to } : bout },
        paceOf(length, pace),
        ...(per ? [per.words] : []),
      ])
    },
  },
]

type Place = { from: number; to: number; words: string }

/** More or fewer paces than bouts: all of them between the slowest and the fastest one. */
function asRange(
  paces: readonly Place[],
  times: Place,
  bout: Place,
  per: Place | undefined,
  between: readonly Piece[],
): Piece[] | undefined {
  const [first, last] = [paces[0], paces.at(-1)]
  if (!first || !last || between.length === 0) return undefined
  const check = `${paces.length} paces were said for ${times.words}: all are built between them, so write each one out.`
  const range = { words: `${first.words}-${last.words}`, for: { from: first.from, to: last.to }, check }
  return [times, 'x', bout, ' at ', range, ...(per ? [per] : []), ...between]
}

/** Whether times are so close that they are paces: a rest is shorter than its bout. */
function areAlike(seconds: readonly number[]): boolean {
  return Math.max(...seconds) / Math.min(...seconds) <= MOST_SPREAD
}

/** A clock behind a length of more than a kilometre or a mile as a pace, if it is its time: nobody runs each of them so slowly. */
function paceOf(length: string, clock: Place): Piece {
  const [, figure = '', unit = ''] = /^(\d+(?:\.\d)?) ?([a-z]*)/i.exec(length) ?? []
  const isInMiles = /^mi/i.test(unit)
  const units = isInMiles || /^k/i.test(unit) ? Number(figure) : Number(figure) / 1000
  const slowest = isInMiles ? SLOWEST_MILE : SLOWEST_KILOMETRE
  const [seconds, each] = [secondsOf(clock.words), secondsOf(clock.words) / units]
  if (units <= 1 || seconds < slowest || each >= slowest) return clock
  const words = `${formatClock(Math.round(each))}/${isInMiles ? 'mi' : 'km'}`
  return { words, for: clock, tell: `“${clock.words}” was read as the time of ${length}.` }
}

// Our choice.
const MOST_SPREAD = 1.25
// In seconds, of repeats (our choice).
const SLOWEST_KILOMETRE = 420
const SLOWEST_MILE = 690
const OTHER_REST = /^,? ?[^,;.]{0,20}\b(?:rest|jog|walk|rec|recovery|between|off|float)\b/i
