import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from './is-swim.ts'

const ROW = String.raw`(?<![\dx:./-] ?)\b(?<row>\d{2,4}(?:(?: ?[-/,] ?| )\d{2,4}){2,8})(?![\d:]| ?(?:x|s\b|sec))`
const HOW = '(?:pull|kick|drill|paddles|fins|hard|fast|easy|steady|im|back(?:stroke)?|breast(?:stroke)?|fly)'

const DRILLS = 'How far the drills are was not said: do them within the warm-up.'

/** A row of swims of which one is swum otherwise, or each faster than the one before, and drills within a warm-up. */
export const rowsWithOneApart: readonly Phrase[] = [
  {
    // "200-400-600-400-200 swim 20s rest pull on the 600"
    needs: ['the'],
    pattern: new RegExp(
      String.raw`${ROW}(?<mid> swim)?,? ?(?:with )?(?<rest>\d{1,3} ?(?:s|secs?|seconds))(?: rest| ri)?(?: between(?: each| all)?)?,? (?:and |with )?(?:(?<how>${HOW}) (?:on |for |in )?the (?<one>\d{2,4})s?|the (?<one2>\d{2,4})s? (?:is |as |all )?(?<how2>${HOW}))(?= ?[.!]?$)`,
      'di',
    ),
    by: (span, _, text) => {
      const [row, rest] = [span('row'), span('rest')]
      const [how, one] = [span('how') ?? span('how2'), span('one') ?? span('one2')]
      if (!row || !rest || !how || !one || !isSwim(text)) return undefined
      const lengths: readonly string[] = row.words.match(/\d+/g) ?? []
      if (!lengths.includes(one.words)) return undefined
      // In a row of which only one is hard its zone tells it from the others.
      const said = ZONES[how.words.toLowerCase()] ?? how.words
      const bouts = lengths.map((length) => (length === one.words ? `${length} ${said}` : length))
      const words = withRests(bouts, `${rest.words} rest`)
      return [...swum(text), { words, for: { from: row.from, to: Math.max(how.to, one.to) } }]
    },
  },
  {
    // "swim 400 200 100 50 getting faster rest as needed"
    needs: ['faster', 'quicker', 'descending'],
    pattern: new RegExp(
      String.raw`${ROW},? (?<how>(?:each (?:one )?|all |and )?(?:(?:getting|going|gets|progressively) )?(?:faster|quicker)(?: (?:each|every)(?: (?:time|one|swim))?| as you go)?)(?:,? (?:with )?(?:(?<free>rest as needed|as much rest as needed|rest as you like)|(?<rest>\d{1,3} ?(?:s|secs?|seconds|mins?))(?: rest| between)*))?(?= ?[.!]?$)`,
      'di',
    ),
    by: (span, _, text) => {
      const [row, how, free, rest] = ['row', 'how', 'free', 'rest'].map(span)
      if (!row || !how || !isSwim(text)) return undefined
      const lengths: readonly string[] = row.words.match(/\d+/g) ?? []
      if (lengths.length > EFFORTS.length || lengths.some((one) => Number(one) % POOL_METRES !== 0)) return undefined
      const efforts = EFFORTS.slice(-lengths.length)
      const pause = rest ? `${rest.words} rest` : free ? FREE_REST : USUAL_REST
      const words = withRests(
        lengths.map((length, at) => `${length} ${efforts[at]}`),
        pause,
      )
      const tell = `${HOW_MUCH}${rest ? '' : ` Each rest was read as ${pause.replace(' rest', '')}.`}`
      return [...swum(text), { words, for: { from: row.from, to: (rest ?? free ?? how).to }, tell }]
    },
  },
  {
    // "800wu inc drills": a part of it, and not all.
    needs: ['drills', 'drill'],
    pattern:
      /(?<=\b\d{2,4} ?m? ?(?:wu|warm[- ]?up)),? (?<some>(?:inc|incl|including|includes|with|w\/) (?:some |a few |a bit of )?drills?)(?=$|[,;.])/di,
    as: '{some=}',
    check: DRILLS,
    when: isSwim,
  },
]

function withRests(bouts: readonly string[], rest: string): string {
  return `1x(${bouts.flatMap((bout, at) => (at < bouts.length - 1 ? [bout, rest] : [bout])).join(', ')})`
}

function swum(text: string): Piece[] {
  return /\bswim|\bpool\b/i.test(text) ? [] : ['swim ']
}

const ZONES: Readonly<Record<string, string>> = { hard: 'z5', fast: 'z5', steady: 'z2', easy: 'z1' }
// Step by step, up to the fastest.
const EFFORTS = ['z1', 'z2', 'z3', 'z4', 'z5']
const POOL_METRES = 25
// Our choice.
const FREE_REST = '3 min rest'
const USUAL_REST = '20s rest'
const HOW_MUCH = 'How much faster each one is was not said: a zone harder each time.'
