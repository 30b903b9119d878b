import { saysSwim } from '../../tokens/says-sport.ts'
import type { Phrase, SpanOf } from '../phrase.ts'

const ROW = "(?<row>\\d{1,3}(?:(?: ?[-/] ?|, ?)\\d{1,3}){2,6})(?<unit> ?(?:minutes|mins?|'|seconds|secs?|s))?"
const HOW = '(?<how> (?:hard|fast|(?:up)?hills?))?'
const ALL =
  ',? (?:with |w\\/? ?)?(?:(?<share>half|equal|same)(?:[- ]?time| (?:of )?(?:the |that |each )time)?(?: ?(?:recover\\w+|recs?|rests?|jogs?|easy|off|time jog))*|(?:jog|rest|recover|recovery|break|pause) (?:is |are )?(?:the )?(?<share2>half|equal|same)(?: (?:of (?:it|that|each)|(?:the )?time|as long))?)'
const SHARE = `${ALL}(?=[.!]?$|[,;])`

/** Rounds of a row of times, with a rest that is a share of each: "3-2-1 x 4, half time jog". */
export const roundsWithSharesOfRest: readonly Phrase[] = [
  {
    needs: ['half', 'equal', 'same'],
    pattern: new RegExp(
      `(?<![\\d.x/-] ?|\\d:)(?<times>[2-9]) ?(?:x|sets of|rounds of) ?\\(? ?${ROW}${HOW} ?\\)?${HOW.replace('how', 'how2')}${SHARE}`,
      'di',
    ),
    by: (span, _, text) => rounds(span, text),
  },
  {
    needs: ['half', 'equal', 'same'],
    pattern: new RegExp(`(?<![\\d.x/-] ?|\\d:)${ROW}${HOW},? x ?(?<times>[2-9])${SHARE}`, 'di'),
    by: (span, _, text) => {
      // What has its unit alone is read already.
      const isPlain = span('unit') && !span('how') && !/same/i.test((span('share') ?? span('share2'))?.words ?? '')
      return isPlain ? undefined : rounds(span, text)
    },
  },
  {
    // "3 2 1 hard w half the time easy after each, round and round for 27 mins"
    needs: ['half', 'equal', 'same'],
    pattern: new RegExp(
      `(?<![\\d.x/-] ?|\\d:)${ROW.replace(', ?)', ', ?| )')}${HOW}${ALL}(?<each> after each(?: one)?)?,? (?:(?:round and round |and repeat |repeat(?:ed)? |over and over |all )?for (?<whole>\\d{2}) ?(?:mins?|minutes|')|x ?(?<times>[2-9])|(?<times>[2-9]) (?:rounds|sets|times(?: through)?))(?![a-z\\d])`,
      'di',
    ),
    by: (span, _, text) => {
      const isRead = /[-/,]/.test(span('row')?.words ?? '') && !span('each') && !span('whole')
      return isRead ? undefined : rounds(span, text)
    },
  },
]

function rounds(span: SpanOf, text: string) {
  const [times, row, unit, how, share] = [
    span('times') ?? span('whole'),
    span('row'),
    span('unit'),
    span('how') ?? span('how2'),
    span('share') ?? span('share2'),
  ]
  if (!times || !row || !share || saysSwim(text)) return undefined
  const figures = (row.words.match(/\d+/g) ?? []).map(Number)
  const isInMinutes = unit ? /m|'/i.test(unit.words) : figures.every((one) => one <= MOST_MINUTES)
  if (!unit && !isInMinutes && !figures.every((one) => one >= LEAST_SECONDS && one <= MOST_SECONDS)) return undefined
  const part = /half/i.test(share.words) ? 0.5 : 1
  const length = (figure: number) => `${figure * (isInMinutes ? 60 : 1)} s`
  const words = figures.map(
    (one) => `${isInMinutes ? `${one} min` : `${one} s`}${how?.words ?? ' hard'}, ${length(one * part)} easy`,
  )
  const sum = figures.reduce((all, one) => all + one * (1 + part), 0)
  const count = span('whole') ? Number(times.words) / sum : Number(times.words)
  if (!Number.isInteger(count) || (span('whole') && !isInMinutes)) return undefined
  const place = { from: Math.min(times.from, row.from), to: Math.max(share.to, times.to) }
  const tell = unit ? {} : { tell: `No unit was said at “${row.words}”, so ${isInMinutes ? 'minutes' : 'seconds'}.` }
  return [{ words: `${count}x(${words.join(', ')})`, for: place, ...tell }]
}

// Without a unit (our choice).
const MOST_MINUTES = 10
const [LEAST_SECONDS, MOST_SECONDS] = [15, 90]
