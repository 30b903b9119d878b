import type { Token } from '../../tokens/tokens.ts'
import type { Edit } from '../arranged.ts'
import { isSwim } from './is-swim.ts'

/**
 * What a swim consists of without figures, "1 h with some pull and some kick", "mostly backstroke, some free", "mixed", as
 * sets that are told: a mixed one has three strokes.
 */
export function divideSwims(_: readonly Token[], text: string): Edit[] {
  if (!isSwim(text) || !SAID.test(text) || SET.test(text)) return []
  const whole = lengthOf(text)
  const row = ROW.exec(text)
  if (!row || whole === undefined) return []
  const shares = [...row[0].matchAll(SHARE)].map(({ groups }) => shareOf(groups?.much, groups?.what ?? ''))
  const isMixed = shares.length > 0 && shares.every(({ what }) => what === 'mixed')
  // "some kick and drills"
  const shared = shares.map((one, at) => ({
    ...one,
    much: one.much === 'all' && shares[at - 1]?.much === 'some' ? 'some' : one.much,
  }))
  const said: readonly Share[] = isMixed ? mixed : shared
  if (said.length === 0 || (said.length === 1 && said[0]?.much === 'all')) return []
  const isEven = said.every(({ much }) => much === 'all')
  const how = EASY.test(text) ? 'easy' : 'steady'
  const sets = said.map(({ much, what }) => {
    const length = much === 'some' || what === 'kick' || what === 'drill' ? 50 : 100
    const share = isEven ? MOST_OF_SWIM / said.length : SHARES[much]
    const times = Math.max(2, Math.round((whole.metres * share) / length))
    return `${times}x${length} ${what}${hasPace(what) ? ` ${how}` : ''}`
  })
  const words = row[0].replace(/^[,\s]+|[,\s]+$/g, '')
  const from = row.index + row[0].indexOf(words)
  const place = { from, to: from + words.length }
  const told = `“${words}” was read as ${sets.join(', ')}: say a set for another share.`
  const all = `${said.some(({ what }) => hasPace(what)) ? '' : 'endurance '}with ${sets.join(' and ')}`
  // "mixed swim 2400y": behind the length of the whole.
  return place.from < whole.to
    ? [
        { ...place, by: [] },
        { from: whole.to, to: whole.to, by: [{ words: ` ${all}, `, for: place, tell: told }] },
      ]
    : [{ ...place, by: [{ words: all, for: place, tell: told }] }]
}

type Share = { much: 'some' | 'much' | 'most' | 'all'; what: string }

function shareOf(much = '', what: string): Share {
  const how = /some|bit|little|few/i.test(much)
    ? 'some'
    : /most|main/i.test(much)
      ? 'most'
      : /half/i.test(much)
        ? 'all'
        : /plenty|lots?|loads/i.test(much)
          ? 'much'
          : 'all'
  const one = names.find(([pattern]) => pattern.test(what))?.[1] ?? what.toLowerCase()
  return { much: how, what: one }
}

const names: readonly (readonly [RegExp, string])[] = [
  [/^mix|^variety|everything/i, 'mixed'],
  [/^(?:back|bk)/i, 'backstroke'],
  [/^(?:breast|br)/i, 'breaststroke'],
  [/^(?:fly|butter)/i, 'fly'],
  [/^(?:free|front|fc|crawl)/i, 'free'],
  [/^(?:im|medley)/i, 'IM'],
  [/^kick/i, 'kick'],
  [/^pull/i, 'pull'],
  [/^drill/i, 'drill'],
]
const mixed: readonly Share[] = ['free', 'backstroke', 'breaststroke'].map((what) => ({ much: 'all', what }))

/** Whether it is swum at a pace: kicks and drills are not. */
function hasPace(what: string): boolean {
  return what !== 'kick' && what !== 'drill'
}

/** Shares of the whole (our choice). */
const SHARES = { some: 0.12, much: 0.35, most: 0.5, all: 0.25 } as const
const MOST_OF_SWIM = 0.6

const WHAT =
  '(?:back(?:stroke)?|breast(?:stroke)?|butterfly|fly|free(?:style)?|front crawl|medley|im|kick(?:ing)?|pull(?:ing)?|drills?|mixed(?: strokes?| bag)?|mix(?: of strokes?)?|variety of strokes|(?:bit of |all )everything)'
const MUCH =
  '(?:some|a (?:little )?bit of|a little|a few|plenty of|lots of|loads of|a lot of|mostly|mainly|most|half|(?:a )?mix(?:ture)? of|including some|including)'
const SHARE = new RegExp(`(?:(?<much>${MUCH}) )?(?<what>${WHAT})\\b`, 'gi')
const ROW = new RegExp(
  `(?:[, ]*\\b(?:with|w\\/?|and|plus|of|in)? ?\\b(?:${MUCH} )?${WHAT}\\b(?! ?(?:stuff|set|work|\\d|buoy|board)))+`,
  'i',
)
const SAID = new RegExp(`\\b(?:${MUCH} ${WHAT}|mixed|mix|everything|${WHAT} and ${WHAT})\\b`, 'i')
const EASY = /\b(?:easy|ez|recovery|gentle|relaxed|chill\w*)\b/i
const SET =
  /\d ?[x*] ?\d|\b(?:hard|fast|sprints?|css|threshold|tempo|on \d|ladder|pyramid|open water|lake|sea|straight|every|odds?|evens?|@|by \d)\b/i

/** Metres or yards of the first length, that of the whole, and where it ends. */
function lengthOf(text: string): { metres: number; to: number } | undefined {
  const length = LENGTH.exec(text)
  if (!length?.groups) return undefined
  const { value = '', unit = '' } = length.groups
  const figure = Number(value)
  const metres = /^h/i.test(unit)
    ? figure * METRES_PER_HOUR
    : /^min|'/i.test(unit)
      ? (figure / 60) * METRES_PER_HOUR
      : figure * (/^k/i.test(unit) ? 1000 : 1)
  return metres >= LEAST_METRES ? { metres, to: length.index + length[0].length } : undefined
}

const LENGTH =
  /(?<![\d.])(?<value>\d+(?:\.\d+)?) ?(?<unit>hours?|hrs?|h|mins?|minutes|'|km|k|m(?:et(?:er|re)s)?|yards|yds?|y)?(?![a-z\d])/i
const METRES_PER_HOUR = 2800
const LEAST_METRES = 800
