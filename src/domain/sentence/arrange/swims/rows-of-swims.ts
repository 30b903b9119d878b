import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { withCommas } from '../rows/with-commas.ts'
import { isSwim } from './is-swim.ts'

const STROKE = '(?:(?:front )?crawl|free(?:style)?|fr|back(?:stroke)?|breast(?:stroke)?|fly|kick|pull|drill|im)'
const COUNT = '(?:\\d{1,2}) (?:kick|drill|build|sprint|fast|easy|swim|pull|free|back|breast|fly|steady|hard|im)'

/** Swims in a row, done once or several times, and the sets that follow one another by their numbers. */
export const rowsOfSwims: readonly Phrase[] = [
  {
    // "500 swim 400 pull 300 kick 200 im 100 fast, 20s bw all"
    needs: ['bw', 'b', 'btw', 'btwn', 'between'],
    pattern: new RegExp(
      `^(?:swim:? )?(?<row>\\d{2,4}(?: ?m)? (?:swim|fast|easy|choice|build|${STROKE})(?:,? \\d{2,4}(?: ?m)? (?:swim|fast|easy|choice|build|${STROKE})){2,6}),? (?:with )?(?<rest>\\d{1,3} ?(?:secs?|seconds|s))(?: rest)? (?<between>(?:in )?(?:bw|b\\/w|btwn?|between)(?: (?:all|each|them|every one))?)(?=[,.;]|$)`,
      'di',
    ),
    by: (span) => {
      const [row, rest, between] = ['row', 'rest', 'between'].map(span)
      if (!row || !rest || !between) return undefined
      const parts = [...row.words.matchAll(/(?<far>\d{2,4}(?: ?m)?) (?<how>[a-z ]+?)(?=,? \d|$)/gi)].map(
        ({ groups }) => `${groups?.far}${/^swim$/i.test(groups?.how ?? '') ? '' : ` ${groups?.how}`}`,
      )
      return [{ words: `swim ${parts.join(', ')}`, for: row }, ', ', rest, { words: ' rest between all', for: between }]
    },
  },
  {
    // "Wu 300/200/100 fr/pull/kick", "200/200 swim/kick"
    needs: ['/'],
    pattern: new RegExp(
      `(?<![x\\d./-] ?|\\d:)(?:\\b(?<end>wu|w\\/u|warm[- ]?up|cd|c\\/d|w\\/d|cool[- ]?down)[: ]+)?\\b(?<row>\\d{2,4}(?: ?\\/ ?\\d{2,4}){1,4})(?: ?m)?,? (?<hows>(?:swim|${STROKE})(?: ?\\/ ?(?:swim|${STROKE})){1,4})(?![\\w/]| by| ?x)`,
      'di',
    ),
    by: (span, _, text) => {
      const [end, row, hows] = [span('end'), span('row'), span('hows')]
      const [fars, ways] = [row, hows].map((one) => one?.words.split(/ ?\/ ?/) ?? [])
      if (!row || !hows || !fars || !ways || fars.length !== ways.length || !isSwim(text)) return undefined
      const parts = fars.map((far, at) => `${far} ${ways[at]}`)
      const place = { from: row.from, to: hows.to }
      if (!end) return [{ words: parts.join(', '), for: place }]
      const sum = fars.reduce((all, far) => all + Number(far), 0)
      return [`${sum} `, end, { words: ` (${parts.join('/')})`, for: place }]
    },
  },
  {
    // "100 breast 100 back 100 crawl x 4"
    needs: ['x'],
    pattern: new RegExp(
      `(?<![x\\d:] ?|\\d [a-z]+ )\\b(?<row>\\d{2,3}(?: ?m)? ${STROKE}(?:,? \\d{2,3}(?: ?m)? ${STROKE}){1,4}),? x ?(?<times>[2-9])(?![\\d:])`,
      'di',
    ),
    by: (span) => {
      const [row, times] = [span('row'), span('times')]
      // "400 free 50 kick x 4": the last alone.
      const lengths = row?.words.match(/\d+/g) ?? []
      const isPair = lengths.length === 2 && lengths[0] !== lengths[1]
      if (row && times && isPair)
        return row.words.includes(',') ? [row, ' x', { words: times.words, for: times, check: OF_WHAT }] : undefined
      return row && times && [times, 'x(', ...withCommas(row, /(?<=[a-z]),? (?=\d)/gi), ')']
    },
  },
  {
    // "8 lengths front crawl 4 breast x3"
    needs: ['x', 'x2', 'x3', 'x4', 'x5'],
    pattern: new RegExp(
      `\\b(?<one>\\d{1,2}) (?:lengths?|lenghts?) (?<how>${STROKE}),? (?:and )?(?<other>\\d{1,2})(?: (?:lengths?|lenghts?))? (?<how2>${STROKE}),? x ?(?<times>[2-9])(?!\\d)`,
      'di',
    ),
    by: (span) => {
      const [one, how, other, how2, times] = ['one', 'how', 'other', 'how2', 'times'].map(span)
      if (!one || !how || !other || !how2 || !times) return undefined
      const behind = { words: `${other.words} lengths`, for: other }
      return [times, 'x(', one, ' lengths ', how, ', ', behind, ' ', how2, ')']
    },
  },
  {
    // "2x through 400 fr 300 pull 200 kick"
    needs: ['through', 'thru'],
    pattern: new RegExp(
      `\\b(?<times>[2-9]) ?x (?:through|thru):? (?<row>\\d{2,3} ?(?:m )?${STROKE}(?:,? \\d{2,3} ?(?:m )?${STROKE}){1,5})(?![\\w])`,
      'di',
    ),
    by: (span) => {
      const [times, row] = [span('times'), span('row')]
      return times && row && [times, 'x(', ...withCommas(row, /(?<=[a-z]),? (?=\d)/gi), ')']
    },
  },
  {
    // "set 1 4x100 @ 1:50, set 2 4x100 @ 1:45, 1 min between"
    needs: ['set'],
    pattern:
      /\bset (?:1|one|a):? (?<one>\d{1,2} ?x ?\d{2,3}\b[^;]*?)[,;.]? set (?:2|two|b):? (?<other>\d{1,2} ?x ?\d{2,3}\b(?:(?!, \d{1,2} ?(?:mins?|minutes|s|secs?) )[^;])*?)(?:,? (?:with )?(?<rest>\d{1,2} ?(?:mins?|minutes|s|secs?|seconds))(?: rest)? (?:in )?(?<between>between)(?: (?:the )?sets)?)?(?=$|, (?:swim|set)\b)/di,
    by: (span, _, text) => {
      const [one, other, rest, between] = ['one', 'other', 'rest', 'between'].map(span)
      if (!one || !other || !isSwim(text)) return undefined
      return [
        ...onTheClock(one),
        ', ',
        ...(rest && between ? [rest, { words: ' rest, ', for: between }] : []),
        ...onTheClock(other),
      ]
    },
  },
  {
    // "50s: 4 kick 4 drill 4 build 4 sprint"
    needs: [':'],
    pattern: new RegExp(
      `(?<![x\\d:] ?)\\b(?<length>25|50|75|100|150|200) ?s: (?<row>${COUNT}(?:,? ${COUNT}){1,5})(?! ?x)(?<rest>,? (?:with )?:?\\d{2} ?(?:s|secs?)(?: rest)?)?(?= ?(?:[,;.]|$))`,
      'di',
    ),
    by: (span, _, text) => {
      const [length, row, rest] = ['length', 'row', 'rest'].map(span)
      if (!length || !row) return undefined
      const times = [...row.words.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0)
      const pause = rest && (/rest/i.test(rest.words) ? [rest] : [rest, ' rest'])
      const swim = /\b(?:swim\w*|pool)\b/i.test(text) ? '' : 'swim '
      return [swim, { words: `${times}x`, for: length }, length, ': ', row, ...(pause ?? [])]
    },
  },
]

/** A set whose time behind the sign is a send-off, as that of the set beside it. */
function onTheClock(set: { from: number; words: string }): Piece[] {
  const at = set.words.indexOf('@')
  const to = set.from + set.words.length
  if (at < 0) return [{ from: set.from, to }]
  const sign = { from: set.from + at, to: set.from + at + 1 }
  return [
    { from: set.from, to: sign.from },
    { words: 'on', for: sign },
    { from: sign.to, to },
  ]
}

const OF_WHAT = 'Check what is repeated so often: put brackets around it.'
