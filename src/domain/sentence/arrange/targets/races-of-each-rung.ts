import { spanAround } from '../../result.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const RACE = '(?:(?:half )?marathon|half|hmp?(?![a-z])|mp?(?![a-z])|(?:3|5|8|10|15) ?k|mile|1500 ?m?|800 ?m?)'
const LENGTH = "\\d{1,4}(?:\\.\\d)?(?: ?(?:km?|miles?|mi|mins?|minutes|m|'))?"
const REST =
  "(?<rest>\\d{1,4}(?: ?(?:secs?|seconds|s|mins?|minutes|'|m|km?))?|\\d:[0-5]\\d)(?<how> (?:easy|jog|walk|rest|rec\\w*|float))?(?! ?(?:(?:easy|jog|-) ?)?(?:cool|cd\\b|c\\/d|wd\\b|warm|down|home|back))"
const REST_BEFORE =
  "(?<rest0>\\d{1,4}(?: ?(?:secs?|seconds|s|mins?|minutes|'|m|km?))?|\\d:[0-5]\\d)(?<how0> (?:easy|jog|walk|rest|rec\\w*|float))"
const BETWEEN =
  '(?: (?:after (?:each|every(?:thing)?|all)|(?:in )?(?:between|btw)(?: (?:each|all|reps))?|each)(?: (?:one|rep|rung))?)?'
const ROW = `(?<row>${LENGTH}(?:(?:, ?| ?[-/] ?| )${LENGTH}){2,6})`
const SET = `(?<times>[2-8]) ?x ?(?<bout>${LENGTH})`
const HEAD = '(?<![\\d.:x/@-]|[\\dx/@] )\\b'
const FASTER =
  '(?:cut(?:ting)?[- ]?downs?|(?:getting |going |each )?(?:faster|quicker)|descending|desc|progress\\w*|building|working down)'
const AT = '(?:are |is )?(?:at |@ ?|in |nearer |closer |near |close |about |around )?(?:to )?'
const ONES = '(?:ones|reps|efforts)'
const BY_LENGTH = `${HEAD}${ROW}(?<where> on (?:the )?track)?(?:,? (?:w\\/ ?|with |w |off )?${REST_BEFORE}${BETWEEN})?`
const AMONG = '(?:between|btwn?|btw)'
const END = '(?=$|[,.;!)]| (?:wu|cd|then|warm|cool|run|and)\\b)'

/** Rows and sets with the pace of a race for each bout: "3x1600 at 10k, 8k, 5k pace", "1600 1200 800 400 from 10k to mile pace". */
export const racesOfEachRung: readonly Phrase[] = [
  {
    // "1600 1200 800 400 cut down from 10k to mile pace 400 jog after each", "5-4-3-2-1 min 1 min rec, 10k down to mile pace"
    needs: ['to', 'down'],
    pattern: new RegExp(
      `${HEAD}(?:${SET}|${ROW})(?<where> on (?:the )?track)?(?:,? (?:with |w\\/ ?|off )?${REST_BEFORE}${BETWEEN})?,? (?<word>(?:${FASTER} )?(?:from |at |@ ?)?)(?<first>${RACE})(?: pace| effort)? (?<down>down )?to (?<last>${RACE}) (?:pace|effort)(?:,? (?:with |w\\/ ?|off )?${REST}${BETWEEN})?${END}`,
      'di',
    ),
    by: (span, _, text) => {
      const [first, last, word] = ['first', 'last', 'word'].map(span)
      if (!first || !last || !word || isSwim(text)) return undefined
      // "5x1k at 10k to 5k pace" may be a range.
      if (!span('down') && !/from|[a-z]{5}/i.test(word.words)) return undefined
      const [from, to] = [first, last].map(({ words }) => RACES.findIndex((one) => one.like.test(words)))
      if (from === undefined || to === undefined || from < 0 || to <= from) return undefined
      const bouts = boutsOf(span)
      const races = bouts.map((_, at) => {
        const step = from + ((to - from) * at) / (bouts.length - 1)
        return RACES[Math.round(step)]?.words ?? ''
      })
      const isExact = bouts.length === to - from + 1
      const tell = isExact ? undefined : `From ${first.words} to ${last.words} pace in steps: ${races.join(', ')}.`
      return written(span, bouts, races, { from: first.from, to: last.to }, tell)
    },
  },
  {
    // "3 x 1600 cut down 10k, 8k, 5k pace, 3 min rec", "20-15-10-5 min, marathon / half / 10k / 5k effort, 3 min easy after each"
    needs: ['pace', 'paces', 'effort', 'efforts'],
    pattern: new RegExp(
      `${HEAD}(?:${SET}|${ROW}(?: ?x ?(?<rounds>[2-6]))?)(?<where> on (?:the )?track)?,? (?:${FASTER},? )?(?:at |@ ?|in )?(?<list>${RACE}(?:(?: pace)?(?:, ?| ?[-/] ?| then |, then | and )${RACE}){1,6}) (?:pace|effort)s?(?:,? (?:with |w\\/ ?|off )?${REST}${BETWEEN}(?: ?(?:\\/|&|and) ?(?<outer>\\d{1,2} ?(?:mins?|minutes|'))(?: (?:in )?between(?: sets)?)?)?)?${END}`,
      'di',
    ),
    by: (span, _, text) => inTurn(span, text),
  },
  {
    // "3 sets of 600/400/200 (5k, 3k, mile), 200 jog btwn reps, 400 btwn sets"
    needs: ['sets', 'x', 'rounds'],
    pattern: new RegExp(
      `(?<![\\d.:x/@-])\\b(?<rounds>[2-6]) ?(?:x|(?:sets|rounds) of) ?\\(?${ROW.replace('{2,6}', '{1,6}')}\\)?,? ?\\(?(?:at |@ ?)?(?<list>${RACE}(?:(?: pace)?(?:, ?| ?[-/] ?| then )${RACE}){1,6})(?: (?:pace|effort)s?)?\\)?,? (?:with |w\\/ ?)?(?<rest0>\\d{1,4}(?: ?(?:secs?|seconds|s|mins?|minutes|'|m))?)(?<how0> (?:jo?g|walk|easy|rest))? (?:in )?${AMONG} (?:reps|each|efforts),?(?: and)? (?<outer>\\d{1,4}(?: ?(?:secs?|seconds|s|mins?|minutes|'|m))?)(?: (?:jo?g|walk|easy|rest))? (?:in )?${AMONG} sets`,
      'di',
    ),
    by: (span, _, text) => inTurn(span, text),
  },
  {
    // "400/800/1200/800/400, 200 jog after each, short ones 5k pace long ones 10k"
    needs: ['ones', 'reps', 'efforts'],
    pattern: new RegExp(
      `${BY_LENGTH},? (?<list>(?:the )?(?<size>short|long)(?:er|est)? ${ONES} ${AT}(?<one>${RACE})(?: pace| effort)?,? (?:and |but )?(?:the )?(?:short|long)(?:er|est)? ${ONES} ${AT}(?<two>${RACE})(?: pace| effort)?)${END}`,
      'di',
    ),
    by: (span, _, text) => {
      const isShortFirst = /short/i.test(span('size')?.words ?? '')
      const lengths = [...new Set(boutsOf(span).map(Number.parseFloat))].toSorted((one, other) => one - other)
      const border = lengths[Math.ceil(lengths.length / 2)] ?? 0
      const tell = `The long ones were read as those from ${border} up.`
      return byLength(span, text, (bout) => bout < border === isShortFirst, tell)
    },
  },
  {
    // "200 400 800 400 200, 200 jog, 5k effort but the 200s nearer mile"
    needs: ['s'],
    pattern: new RegExp(
      `${BY_LENGTH},? (?<list>(?:all )?${AT}(?<one>${RACE})(?: pace| effort)?(?:,| but| and| except(?: for)?| with)* (?:the )?(?<some>\\d{3,4}) ?m?s ${AT}(?<two>${RACE})(?: pace| effort)?)${END}`,
      'di',
    ),
    by: (span, _, text) => byLength(span, text, (bout) => bout !== Number(span('some')?.words)),
  },
  {
    // "400s: 4 @ 10k, 4 @ 5k, 60s rest": the figures are counts.
    needs: ['at', '@'],
    pattern: new RegExp(
      `(?<![\\d.:x/-] ?)\\b(?<bout>[2-9]00|1[02]00|1600)(?<plural> ?m?['’]?s(?: reps)?):? (?<list>\\d{1,2} ?(?:x|of)? ?(?:at|@) ?${RACE}(?: pace| effort)?(?:(?:, ?| ?[/+] ?| then |, then | and )\\d{1,2} ?(?:x|of)? ?(?:at|@) ?${RACE}(?: pace| effort)?){1,5})(?:[,;.]? (?:with |w\\/? ?|off )?${REST}(?<each> throughout| between(?: (?:all|each|reps))?| for all)?)?${END}`,
      'di',
    ),
    by: (span, _, text) => {
      const [bout, list, rest, how] = ['bout', 'list', 'rest', 'how'].map(span)
      if (!bout || !list || isSwim(text)) return undefined
      const groups = [
        ...list.words.matchAll(new RegExp(`(?<count>\\d{1,2}) ?(?:x|of)? ?(?:at|@) ?(?<race>${RACE})`, 'gi')),
      ]
      const pause = rest ? ` with ${rest.words}${how?.words ?? ' rest'}` : ''
      const sets = groups.map(
        ({ groups: { count = '', race = '' } = {} }) => `${count}x${bout.words} m at ${raceOf(race)}${pause}`,
      )
      return [{ words: sets.join(', '), for: spanAround(bout, list, rest, how, span('each')) }]
    },
  },
  {
    // "LT 9 w/ 5 @ 15k-HMP": a pace that no race here has, and one beside it.
    needs: ['k', 'km', 'mile', 'miler', '15k'],
    pattern:
      /(?<=(?:@|\bat|\bin) ?)(?<race>15 ?k|10[- ]miler?)(?: pace)? ?(?:-|to|\/) ?(?:hmp|(?:hm|half(?: marathon)?)(?: pace| effort)?)(?![\w-])/di,
    as: '{race=hmp - 1-5 s/km}',
    tell: 'No race is known at 15k pace: it was read as 5 s/km faster than half marathon pace.',
    unless: isSwim,
  },
  {
    // "4x2k at 15k pace"
    needs: ['k', 'km', 'mile', 'miler', '15k', '8k'],
    pattern: /(?<=(?:@|\bat|\bin) ?)(?<race>(?:15|8) ?k|(?:10|5)[- ]miler?) (?:race )?(?:pace|effort)\b/di,
    by: (span, all, text) => {
      const race = span('race')
      const words = race && raceOf(race.words.replace(/^10-? ?m.*/i, '15k').replace(/^5-? ?m.*/i, '8k'))
      if (!race || !words || isSwim(text)) return undefined
      return [
        {
          words,
          for: { from: race.from, to: race.from + all.length },
          tell: `No race is known at ${race.words} pace: ${words}.`,
        },
      ]
    },
  },
]

const RACES = [
  { like: /^(?:marathon|mp|m)$/i, words: 'marathon pace' },
  { like: /^h/i, words: 'half marathon pace' },
  { like: /^10/, words: '10k pace' },
  { like: /^5/, words: '5k pace' },
  { like: /^3/, words: '3k pace' },
  { like: /^(?:mile|1500)/i, words: 'mile pace' },
  { like: /^800/, words: '800 pace' },
]

/** Bouts that each have the race that is listed at their place. */
function inTurn(span: SpanOf, text: string): Piece[] | undefined {
  const list = span('list')
  if (!list || isSwim(text)) return undefined
  const races = [...list.words.matchAll(new RegExp(RACE, 'gi'))].map(([one]) => raceOf(one))
  const bouts = boutsOf(span)
  if (bouts.length < 2 || races.length !== bouts.length || races.some((one) => one === undefined)) return undefined
  const between = races.find((one) => one?.includes('-'))
  const tell = between && `No race is known at 8k or 15k pace: ${between}.`
  return written(span, bouts, races as string[], list, tell)
}

/** A pace between two others is that of a race between them. */
function raceOf(words: string): string | undefined {
  if (/^8 ?k/i.test(words)) return '10k-5k pace'
  if (/^15/.test(words)) return 'hmp-10k pace'
  return RACES.find(({ like }) => like.test(words))?.words
}

/** A row of which each bout has one of two races by its length; undefined if one of them has none. */
function byLength(span: SpanOf, text: string, isOne: (bout: number) => boolean, tell?: string): Piece[] | undefined {
  const [list, bouts] = [span('list'), boutsOf(span)]
  const races = bouts.map((bout) => raceOf(span(isOne(Number.parseFloat(bout)) ? 'one' : 'two')?.words ?? ''))
  if (!list || isSwim(text) || new Set(races).size < 2 || races.includes(undefined)) return undefined
  return written(span, bouts, races as string[], list, tell)
}

/** The bouts of a row or a set, all in the unit that stands last. */
function boutsOf(span: SpanOf): string[] {
  const [times, bout, row] = [span('times'), span('bout'), span('row')]
  if (times && bout) return Array.from({ length: Number(times.words) }, () => bout.words)
  const lengths = row?.words.match(/\d+(?:\.\d)?(?: ?[a-z']+)?/gi) ?? []
  const [said = ''] = /[a-z']+$/i.exec(lengths.at(-1) ?? '') ?? []
  const isInTime = /^(?:min|')/i.test(said)
  const unit = isInTime ? 'min' : said
  return lengths.map((length) => {
    const one = length.replace(/ ?'$/, ' min')
    return /\d$/.test(one) ? `${one}${isInTime || Number(one) < LEAST_METRES ? ` ${unit}` : ''}` : one
  })
}

const LEAST_METRES = 100

function written(
  span: SpanOf,
  bouts: readonly string[],
  races: readonly string[],
  aim: { from: number; to: number },
  tell: string | undefined,
): Piece[] | undefined {
  const [rounds, outer, where] = ['rounds', 'outer', 'where'].map(span)
  const [rest, how] = ['rest', 'how'].map((name) => span(name) ?? span(`${name}0`))
  const [first, last] = [span('times') ?? span('row'), span('bout') ?? span('row')]
  // Figures without a unit are distances of a track.
  if (!first || !last || bouts.some((one) => /^\d{1,2}$/.test(one))) return undefined
  const isInMetres = rest !== undefined && /^\d{3,4}$/.test(rest.words)
  const pause = rest ? `${rest.words}${isInMetres ? ' m' : /^\d{1,2}$/.test(rest.words) ? ' min' : ''}` : undefined
  const said = how?.words.replace(/jg/i, 'jog') ?? (isInMetres ? ' jog' : ' rest')
  const easy = (bout: string) => (pause ? `, ${pause}${said}` : halfOf(bout))
  const steps = bouts.map((bout, at) => `${bout} at ${races[at]}${at < bouts.length - 1 ? easy(bout) : ''}`)
  const place = spanAround(first, last, aim, rest, how, outer)
  const behind = outer
    ? `, ${outer.words}${/^\d{3}/.test(outer.words) ? ' m' : ''} easy`
    : rounds && pause
      ? `, ${pause}${said}`
      : ''
  const half = pause ? [] : ['No rest was said, so half of each, easy.']
  const all = [...(tell ? [tell] : []), ...half].join(' ')
  const words = `${rounds?.words ?? 1}x(${steps.join(', ')}${behind})`
  return [{ words, for: place, ...(all ? { tell: all } : {}) }, ...(where ? [where] : [])]
}

/** An easy part half as long as a bout. */
function halfOf(bout: string): string {
  const [, figure = '', unit = ''] = /^(\d+(?:\.\d)?) ?(.*)$/.exec(bout) ?? []
  const half = Number(figure) / 2
  return `, ${/^(?:min|')/i.test(unit) ? half : Math.round(half * 100) / 100} ${unit || 'm'} jog`
}
