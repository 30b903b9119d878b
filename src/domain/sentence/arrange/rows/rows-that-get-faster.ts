import { type Span, spanAround } from '../../result.ts'
import { saysRide } from '../../tokens/says-sport.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const ITEM = "(?:\\d{1,4} ?(?:km?|m|miles?|mi|mins?|minutes?|')?|mile)(?![a-z\\d:.])"
const HOW =
  '(?:(?:all|and|each(?: one| rep)?|every (?:one|rep)) )?(?:(?:(?:getting|going|gets?|progressively|increasingly) )?(?:(?:a )?(?:bit|little|touch|tad) )?(?:faster|quicker)(?: (?:than the (?:last|one before)|(?:each|every)(?: (?:time|one|rep))?|as (?:you go|(?:they|it) gets? shorter)))?|speeding up|increasing (?:the )?(?:pace|speed)|descending(?: pace)?)(?![a-z])'
const UNIT = '(?:mins?|minutes?|secs?|seconds?|s|m|\'|")(?![a-z\\d:])'
const WAY = '(?:(?:easy )?jog|easy|rest|rec(?:overy)?|walk|float)'
const REST = `(?:(?:with|w\\/?|off|on|rest) ?)?(?:(?<rest>\\d{1,3}) ?(?<unit>${UNIT})|(?<rest2>\\d{1,3})(?= ${WAY}| ?$|[,.;]))(?: ?(?<way>${WAY}))?(?: (?:rec(?:overy)?|rest|in))?(?: (?:after|between|btw)(?: (?:each|every|all|them))?)?`
const BESIDE = '(?:on (?:the )?)?track|run(?:ning)?|ladder'
const OTHERS = `(?:[,;]? ?(?:${BESIDE}|${REST.replaceAll(/\?<\w+>/g, '?:')})){0,3}`
const ROUNDS =
  "[.,;]? (?<times>[2-5]) (?:rounds|sets|times(?: through)?)(?:,? (?:with |w\\/ ?)?(?<pause>\\d{1,2}) ?(?:mins?|minutes|')(?: (?:easy|rest|jog|walk|rec(?:overy)?))?(?: (?:in )?(?:between|btwn?|btw|bw|b\\/w|b\\/t)(?: (?:sets|rounds|them))?)?)?"
const ROW = `${ITEM}(?:(?:, ?| ?[-/] ?| )${ITEM}){2,5}`

/** Rows of lengths that get faster, whichever of the rest and the words for it is said first. */
export const rowsThatGetFaster: readonly Phrase[] = [
  {
    // "2000-1600-1200-800, 400m jog, getting quicker", "5-4-3-2-1 min getting faster 90s between"
    needs: ['faster', 'quicker', 'up', 'increasing', 'descending'],
    pattern: new RegExp(
      `(?:(?<![\\d.x/] ?|-|\\d ?- |\\d: ?)\\b(?<row>${ROW})(?<before>${OTHERS})[,;]? (?<how>${HOW})(?<behind>${OTHERS})|\\b(?<how2>${HOW})[:,]? (?<row2>${ROW})(?<behind2>${OTHERS}))(?<rounds>${ROUNDS})?(?= ?(?:$|[.,;!]| (?:run|track)\\b))`,
      'di',
    ),
    by: (span, _, text) => quickenRow(span, text),
  },
]

function quickenRow(span: SpanOf, text: string): Piece[] | undefined {
  const [row, how] = [span('row') ?? span('row2'), span('how') ?? span('how2')]
  const others = ['before', 'behind', 'behind2'].flatMap((name) => span(name) ?? [])
  if (!row || !how || isSwim(text)) return undefined
  const rest = others.map((one) => partOf(one, REST)).find(Boolean)
  const again = span('rounds')
  const rounds = again && { all: again, times: Number(span('times')?.words), minutes: span('pause')?.words }
  const beside = others.map((one) => partOf(one, BESIDE)).find(Boolean)
  const said = { row, how, rest, beside, rounds, place: spanAround(row, how, ...others, ...(again ? [again] : [])) }
  return /min|'/i.test(row.words) ? inMinutes(said) : inMetres(said, text)
}

type Words = { from: number; to: number; words: string }
type Row = { row: Words; how: Words; rest: Said | undefined; beside: Said | undefined; rounds: Rounds; place: Span }
/** "2 rounds, 5 min" */
type Rounds = { all: Words; times: number; minutes: string | undefined } | undefined
type Said = Words & { groups: Record<string, string | undefined> }

function partOf({ from, words }: Words, pattern: string): Said | undefined {
  const found = new RegExp(`(?<![a-z\\d])(?:${pattern})(?![a-z])`, 'i').exec(words)
  if (!found) return undefined
  const start = from + found.index
  return { from: start, to: start + found[0].length, words: found[0], groups: { ...found.groups } }
}

/** The row with its rest behind, as rows in minutes are read. */
function inMinutes({ row, how, rest, beside, rounds }: Row): Piece[] {
  const unit = rest?.groups.unit && (/^(?:s|")/i.test(rest.groups.unit) ? ' sec' : ' min')
  return [
    row,
    { words: ' getting faster', for: how },
    ...(rest ? [{ words: `, ${rest.groups.rest ?? rest.groups.rest2}${unit ?? ''} easy`, for: rest }] : []),
    ...(rounds ? [rounds.all] : []),
    ...(beside ? [', ', beside] : []),
  ]
}

/** The row as one round of distances, each with the pace of a shorter race. */
function inMetres({ row, how, rest, beside, rounds, place }: Row, text: string): Piece[] | undefined {
  // In a pool rows descend as well.
  if (saysRide(text) || (/^descending$/i.test(how.words) && !ON_FOOT.test(text))) return undefined
  const areMiles = /^[^a-z]*miles?$/i.test(row.words)
  const lengths = [...row.words.matchAll(/(\d+) ?(km?|mi(?:les?)?|m)?|mile/gi)].map(
    ({ 1: figure = '1', 2: unit = 'mile', 0: all }) => {
      const own = areMiles ? 'mile' : /^\d+ ?$/.test(all) ? '' : unit
      return {
        metres: Number(figure) * (/^mi/i.test(own) ? METRES_OF_MILE : /^k/i.test(own) ? 1000 : 1),
        words: /^mi/i.test(own) ? `${figure} mile` : /^k/i.test(own) ? `${figure} km` : figure,
      }
    },
  )
  const falls = lengths.every(({ metres }, at) => metres >= 200 && metres < (lengths[at - 1]?.metres ?? Infinity))
  if (!falls || lengths.length > PACES_OF_ROWS.length) return undefined
  const isLong = (lengths[0]?.metres ?? 0) >= LONG_METRES
  const paces = isLong ? PACES_OF_ROWS : PACES_OF_ROWS.slice(-lengths.length)
  const pause = rest && writePause(rest)
  const easy = (metres: number) => pause ?? `, ${Math.round(metres / 200) * 100} m jog`
  const bouts = lengths.map(
    ({ words, metres }, at) => `${words} at ${paces[at]}${at < lengths.length - 1 ? easy(metres) : ''}`,
  )
  const told = pause ? FASTER_ROW : `${FASTER_ROW} No rest was said, so half of each, easy.`
  const { times = 1, minutes = REST_OF_ROUNDS } = rounds ?? {}
  const between = rounds ? `, ${minutes} min between sets` : ''
  const tell = rounds && !rounds.minutes ? `${told} ${NO_REST_OF_ROUNDS}` : told
  return [{ words: `${times}x(${bouts.join(', ')})${between}`, for: place, tell }, ...(beside ? [', ', beside] : [])]
}

function writePause({ groups: { rest, rest2, unit: said, way } }: Said): string {
  const figure = rest ?? rest2
  const own = said?.toLowerCase().replace("'", 'min').replace('"', 's')
  const unit = own ?? (Number(figure) >= 200 ? 'm' : Number(figure) > 5 ? 's' : 'min')
  return `, ${figure} ${unit === 'm' && Number(figure) < 100 ? 'min' : unit} ${way ?? 'rest'}`
}

const ON_FOOT = /\b(?:jog|run\w*|track|walk|float|miles?|\d{1,2} ?k)\b/i
const METRES_OF_MILE = 1609.34
const LONG_METRES = 2500
const PACES_OF_ROWS = ['marathon pace', 'half marathon pace', '10k pace', '5k pace', '3k pace', 'mile pace']
const FASTER_ROW = 'How much faster each one is was not said: step by step.'
const REST_OF_ROUNDS = '4'
const NO_REST_OF_ROUNDS = `No rest was said between the rounds, so ${REST_OF_ROUNDS} minutes.`
