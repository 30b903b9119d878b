import { spanAround } from '../../result.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const UNIT = "(?:mins?|minutes|m|')(?![a-z])"
const ROW = `(?<row>\\d{1,4}(?: ?${UNIT})?(?<sign>, ?| ?[-/+] ?| )\\d{1,4}(?: ?${UNIT})?(?:\\k<sign>\\d{1,4}(?: ?${UNIT})?){1,7})`
const AIMED =
  "\\d{1,3} ?(?:mins?|minutes|'|secs?|seconds|s|km?|m|miles?|mi) ?(?:at |@ ?)?(?:easy|ez|steady|mod(?:erate)?|medium|tempo|hard|fast|threshold|sweet ?spot|vo2 ?max|all[- ]out|max|sprint|jog|recovery|float|z ?[1-6]|zone [1-6]|\\d{2,3} ?(?:%|w\\b))"
const HOW = 'hard|fast|quick|tempo|threshold|vo2'
const REST =
  '(?:,? (?:with |w\\/ ?|w |and |on |off )?(?:(?<full>full (?:recovery|rest)(?: between)?)|(?<rest>\\d{1,3}) ?(?<unit>mins?|minutes|secs?|seconds|s|m|\'|")?(?![a-z:]) ?(?<way>jog|easy|rest|recover(?:y|ies)|rec|walk|float|off)?s?(?: (?:in )?(?:between|after|btw)(?: (?:all|each|them|reps|efforts|everything)(?: of them)?)?)?))?'
const PAUSE =
  "(?:,? (?:with |w\\/ ?|and )?(?<pause>\\d{1,2}) ?(?:mins?|minutes|')(?: (?:jog|easy|rest|walk|recovery))? (?:between|btw|btwn) (?:the )?(?:sets|rounds|two))?"
const END =
  '(?= ?(?:$|[.!,;\\n]| (?:then|and|run|bike|ride)\\b))(?!,? (?:with |and )?\\d{1,3} ?\\S{0,7} (?:[a-z]+ )?(?:between|btw|btwn|after)\\b)'

/** Rows of three and more bouts that are done several times: "3 2 1 min x4 hard with 1 min jog", "3 sets of 800/400/200, full recovery". */
export const roundsOfRows: readonly Phrase[] = [
  {
    // "3 rounds of 5 min easy, 4 min moderate, 3 min hard": three and more parts, each with its effort, are all of a round.
    needs: ['rounds', 'sets', 'blocks', 'series', 'lots'],
    pattern: new RegExp(
      `(?<![\\d.:x/-] ?)\\b(?<times>[2-9]|1\\d)(?<of> ?(?:x ?)?(?:rounds|sets|blocks|series|lots) of:? )(?<row>${AIMED}(?:(?:,? then |,? and |, ?)${AIMED}){2,})(?<sport> (?:on the )?(?:bike|turbo|trainer|treadmill))?(?= ?(?:$|[.;,]|(?:then|with)\\b))`,
      'di',
    ),
    by: (span, _, text) => {
      const [times, of, row, sport] = ['times', 'of', 'row', 'sport'].map(span)
      // "…, 2 min easy, 10 min easy": the last one is the end.
      const areEasy = /\b(?:easy|ez|jog|recovery)(?:,? then |,? and |, ?)\d[^,]*\b(?:easy|ez|jog|recovery)$/i
      if (!times || !of || !row || areEasy.test(row.words) || isSwim(text)) return undefined
      return [times, { words: 'x(', for: of }, row, ')', ...(sport ? [sport] : [])]
    },
  },
  {
    needs: ['x', 'sets', 'rounds', 'times', 'set', 'round', 'time'],
    pattern: new RegExp(
      `(?<![\\dx/@-] ?|\\d[.:])\\b(?<times>\\d{1,2}) ?(?:x|(?:sets?|rounds?|times)(?: of)?:?) ?${ROW}(?<how> (?:${HOW}))?${REST}${PAUSE}${END}`,
      'di',
    ),
    by: (span, _, text) => repeatRow(span, text),
  },
  {
    // "4x(3,2,1 min) hard with 1 min jog"
    needs: ['('],
    pattern: new RegExp(
      `(?<![\\dx/@-] ?|\\d[.:])\\b(?<times>\\d{1,2}) ?(?:x|(?:sets?|rounds?|times)(?: of)?:?) ?\\(${ROW}\\)(?<how> (?:${HOW}))?${REST}${END}`,
      'di',
    ),
    by: (span, _, text) => (isOfMinutes(span) ? repeatRow(span, text) : undefined),
  },
  {
    needs: ['x', 'sets', 'rounds', 'times'],
    pattern: new RegExp(
      `(?<![\\dx/@-] ?|\\d[.:])\\b${ROW}(?<how> (?:${HOW}))?(?:, ?| )(?:x ?(?<times>\\d{1,2})|(?<times2>\\d{1,2}) (?:times|sets|rounds))(?<how2> (?:${HOW}))?${REST}${PAUSE}${END}`,
      'di',
    ),
    by: (span, all, text) => {
      // "2/4/2 min, 3 times 13 min": the next set.
      const isNext = span('times2') && !span('way') && !/\b(?:with|w|on|off|between|after)\b/i.test(all)
      return isOfMinutes(span) !== Boolean(span('pause')) && span('rest') && !isNext ? repeatRow(span, text) : undefined
    },
  },
]

function repeatRow(span: SpanOf, text: string): Piece[] | undefined {
  const [row, times, how] = [span('row'), span('times') ?? span('times2'), span('how') ?? span('how2')]
  const [rest, full, pause] = [span('rest'), span('full'), span('pause')]
  if (!row || !times || isSwim(text)) return undefined
  const figures = figuresOf(row.words)
  const isFar = figures.every((one) => one >= LEAST_METRES) && !/mi|'/i.test(row.words)
  const isTime = isOfMinutes(span)
  if (!(isFar || isTime)) return undefined
  const place = spanAround(row, times, how, full, rest, span('way'), pause)
  const told = full ? { tell: FULL } : {}
  const between = full ? '3 min easy' : rest ? restOf(span) : ''
  const each = how?.words ?? ''
  if (isTime && between && !pause) {
    const bouts = figures.map((figure) => `${figure} min${each}, ${between}`)
    return [{ words: `${times.words}x(${bouts.join(', ')})`, for: place, ...told }]
  }
  // What is between the sets is read of the row alone.
  const own = isTime ? ' min' : ''
  const behind = pause ? `, ${pause.words} min between sets` : ''
  const joint = pause ? `, ${between} between` : ` with ${between}`
  const set = pause
    ? `${times.words}x(${figures.map((figure) => `${figure}${own}`).join(', ')})`
    : `${figures.join(isTime ? '-' : ',')}${own} x ${times.words}`
  return [{ words: `${set}${each}${between ? joint : ''}${behind}`, for: place, ...told }]
}

function isOfMinutes(span: SpanOf): boolean {
  const row = span('row')?.words ?? ''
  return /(?:min|')/i.test(row) && figuresOf(row).every((one) => one <= MOST_MINUTES)
}

function figuresOf(row: string): number[] {
  return (row.match(/\d+/g) ?? []).map(Number)
}

/** The rest between the bouts in full: bare figures up to five are minutes. */
function restOf(span: SpanOf): string {
  const [rest, unit, way] = [span('rest'), span('unit'), span('way')]
  const figure = Number(rest?.words)
  const own = unit?.words.replace("'", 'min').replace('"', 'sec')
  const bare = figure <= MOST_BARE_MINUTES ? 'min' : figure < LEAST_METRES ? 'sec' : 'm'
  const said = own && /^m$/i.test(own) && figure < LEAST_METRES ? 'min' : (own ?? bare)
  return `${rest?.words} ${said} ${/rec|off/i.test(way?.words ?? 'off') ? 'easy' : way?.words}`
}

const LEAST_METRES = 200
const MOST_MINUTES = 30
const MOST_BARE_MINUTES = 5
const FULL = 'How long a full recovery takes was not said, so 3 minutes.'
