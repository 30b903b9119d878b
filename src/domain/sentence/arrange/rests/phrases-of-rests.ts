import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

/** Rests, ends and jogs in other words: what is "in the middle" of two is between them. */
export const phrasesOfRests: readonly Phrase[] = [
  {
    // "2x30 min at 80 % with 10 min easy in the middle"
    needs: ['middle'],
    pattern:
      /(?<=\b2 ?x ?\d+[^.;:\n]{0,40}\bwith )(?<rest>\d+ ?(?:min\w*|s\w*|'|m)?) ?(?:easy |rest |spin |jog )*(?:in|at) the middle\b/di,
    by: (span) => pieces(span('rest'), ' easy between'),
  },
  {
    // "10x45/15 jog 4 min 10x45/15": the jog is a part of its own.
    needs: ['jog'],
    pattern:
      /(?<=x ?\(?\d+\/\d+s?\)?),? (?<jog>jog (?<time>\d+ ?min\w*)|(?<other>\d+ ?min\w*) jog),? (?=\d+ ?x ?\(?\d+\/)/di,
    by: (span) => {
      const jog = span('jog')
      const time = span('time') ?? span('other')
      return jog && time ? [', ', { words: `${time.words} easy`, for: jog }, ', '] : undefined
    },
  },
  {
    // "3x(1200 @ 10k, 400 @ 3k), 60s/3min", "2 x (300, 200, 100) @ 95%, 3 min / 8 min", "… w/ 2 min & 4 min"
    needs: ['('],
    pattern:
      /(?<=\d ?x ?\([^()]*,[^()]*\)(?: (?:@|at) [^,;()]{1,20},)?),? (?:with |w\/? ?)?(?<inner>\d+ ?(?:s|secs?|seconds|mins?|'))(?: rest)? ?(?:\/|&|and) ?(?<outer>\d+ ?(?:s|secs?|seconds|mins?|'))(?: (?:rests?|recover\w+|rec|jogs?))?(?! ?(?:on|off|hard|\/))/di,
    as: ', {inner} between, {outer} between sets',
  },
  {
    // "1600 (3 min) 1200 (2 min) 800"
    needs: ['('],
    pattern:
      /(?<![x\d.:] ?)\b(?<row>\d{3,4}m? \(\d+ ?(?:mins?|s|secs?|')\)(?:,? (?:then )?\d{3,4}m? \(\d+ ?(?:mins?|s|secs?|')\))+(?:,? \d{3,4}m?\b)?)/di,
    by: (span) => {
      const row = span('row')
      if (!row) return undefined
      const parts = [...row.words.matchAll(/(\d{3,4}m?)(?: \((\d+ ?[a-z']+)\))?/gi)]
      return parts.flatMap(({ index, 0: all, 1: length = '', 2: rest }, at): Piece[] => {
        const from = row.from + index
        const own = { from, to: from + length.length }
        const pause = rest ? [', ', { from: from + all.length - rest.length - 1, to: from + all.length - 1 }] : []
        return [...(at > 0 ? [', '] : []), own, ...pause]
      })
    },
  },
  {
    // "8x200 fast, plus 4 miles before", "15 before"
    needs: ['before', 'beforehand', 'b'],
    pattern:
      /(?<=\d ?x ?\(?\d.*)(?:, |\. | )(?:and |plus |with |\+ ?)?(?<amount>\d+(?:\.\d+)?)(?<unit> ?(?:mins?|minutes|miles?|mi|km?|m))? (?:before(?! (?:and|&|n) after)|b4|beforehand)(?<more> (?=\d))?(?= ?(?:[,.]|$|\d|\n)| and\b)/di,
    by: (span, _, text) => {
      const [amount, unit] = [span('amount'), span('unit')]
      // "4x50 sprint, 300 before": nobody swims for 300 minutes.
      const own = Number(amount?.words) >= LEAST_METRES && isSwim(text) ? ' m' : ' min'
      return amount
        ? [', ', amount, ...(unit ? [unit] : [own]), ' warm up', ...(span('more') ? [', '] : [])]
        : undefined
    },
  },
]

function pieces(own: { from: number; to: number } | undefined, behind: string): Piece[] | undefined {
  return own ? [own, behind] : undefined
}

const LEAST_METRES = 100
