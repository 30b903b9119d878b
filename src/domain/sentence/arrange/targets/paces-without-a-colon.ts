import { saysRide, saysSwim } from '../../tokens/says-sport.ts'
import type { Phrase, SpanOf } from '../phrase.ts'

const FIGURE = '(?<low>(?:[3-9]|1[0-3])[0-5]\\d)(?:(?<dash> ?- ?)(?<high>(?:[3-9]|1[0-3])[0-5]\\d))?'
const OTHER = '(?![\\d:.%a-z]| ?(?:w(?! ?[\\/\\d])|watts?|bpm|%|rpm|m|met(?:er|re)s|km?|x|min\\w*|s|secs?|beats)\\b)'

/** Paces and times on foot that are typed without their colon: "530/km", "5x800 @ 310", "3 miles @ 815". */
export const pacesWithoutAColon: readonly Phrase[] = [
  {
    // "8x50 hold :40": in which each is done, and no rest.
    needs: ['hold', 'holding'],
    pattern: /(?<=\bhold(?:ing)? )(?<sign>:)(?=[1-5]\d\b)/dgi,
    as: '{sign=0:}',
  },
  {
    needs: ['km', 'kms', 'k', 'mi', 'mile', 'miles'],
    pattern: new RegExp(`(?<![\\d.:x/'-])\\b${FIGURE}(?= ?(?:\\/|per |a |an ) ?(?:kms?|k|mi|miles?)\\b)`, 'dgi'),
    by: (span, _, text) => withColon(span, text),
  },
  {
    needs: ['pace'],
    pattern: new RegExp(
      `(?<=@ ?|\\bat |\\bin |\\baround |\\babout )(?!(?:400|500|600|800|1000|1500) pace|1500)${FIGURE}(?= pace\\b)`,
      'dgi',
    ),
    by: (span, _, text) => withColon(span, text),
  },
  {
    // "5x800 @ 310": nobody repeats metres by watts.
    needs: ['@', 'in', 'at'],
    pattern: new RegExp(
      `(?<=\\d ?x ?(?:[6-9]00|[12]\\d00|[1-3] ?km?|(?:\\d ?)?miles?|\\d ?mi) ?m?,? ?(?:@ ?|\\bat |\\bin ))${FIGURE}${OTHER}`,
      'dgi',
    ),
    by: (span, _, text) => withColon(span, text),
  },
  {
    // "3 miles @ 815"
    needs: ['miles', 'mile', 'mi'],
    pattern: new RegExp(
      `(?<=(?<![\\dx] ?)\\d{1,2} ?(?:miles?|mi)(?: (?:easy|steady|tempo|threshold|mp|hmp|run))?,? ?(?:@ ?|\\bat ))(?!5[0-2])(?![34])${FIGURE}${OTHER}`,
      'dgi',
    ),
    by: (span, _, text) => withColon(span, text),
  },
  {
    // "first 2k 4.45, mid 2k 4.35"
    needs: ['.'],
    pattern:
      /(?<=(?:first|last|next|1st|mid|middle|then|final) \d{1,2} ?(?:km?|miles?|mi)(?: [a-z]{4,12})?,? ?(?:@ ?|at |in )?)(?<minutes>[3-9])(?<dot>\.)(?<seconds>[0-5]\d)(?!\d| ?(?:km?|mi|miles|m|h)\b)/dgi,
    as: '{minutes}{dot=:}{seconds}',
    unless: (text) => saysRide(text) || saysSwim(text),
  },
]

function withColon(span: SpanOf, text: string) {
  const [low, dash, high] = [span('low'), span('dash'), span('high')]
  if (!low || saysRide(text) || saysSwim(text)) return undefined
  const clock = (words: string) => `${words.slice(0, -2)}:${words.slice(-2)}`
  return [
    { words: clock(low.words), for: low },
    ...(dash && high ? ['-', { words: clock(high.words), for: high }] : []),
  ]
}
