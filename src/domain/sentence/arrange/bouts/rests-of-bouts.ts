import type { Piece } from '../arranged.ts'
import { lengthAt, matchAt, timeInWords } from './lengths-of-parts.ts'

/** The rest between bouts that is said right behind them, and where it ends: ", 4 min z1 betw", "5 off", "w 6 min z1", "r 2'". */
export function restAt(
  text: string,
  at: number,
  between: string,
  canBeBare = false,
): { to: number; pieces: Piece[] } | undefined {
  const open = matchAt(OPENING, text, at)
  const start = at + (open?.[0].length ?? 0)
  const named = matchAt(NAME, text, start)
  const length = lengthAt(text, start + (named?.[0].length ?? 0))
  // "400 jog" is no time.
  const isFar = length?.kind === 'distance' || (length?.kind === 'open' && length.size > MOST_OPEN_SECONDS)
  if (!length || isFar) return undefined
  const how = matchAt(named ? BETWEEN : HOW, text, length.to)
  const words = (how?.[0] ?? '').trimEnd()
  // "2x8 min 15s on 15s off, 4 min, 10 cd"
  const isBare = canBeBare && length.isPlain && length.kind === 'time' && length.size <= MOST_SECONDS
  if (!named && words.trim() === '' && !(isBare && matchAt(COMMA, text, length.to))) return undefined
  const to = length.to + words.length
  const seconds = length.kind === 'time' ? length.size : length.size * (length.size >= LEAST_SECONDS ? 1 : 60)
  // As long easily behind all of them, or before another end, is the way home.
  const isSaid = named !== undefined || SAID.test(words)
  if (!isSaid && (seconds > MOST_SECONDS || HOME.test(text.slice(to)))) return undefined
  if (!matchAt(END, text, to)) return undefined
  const move = /jog|walk/i.exec(words)?.[0].toLowerCase() ?? 'easy'
  const own = length.isPlain ? length : { words: timeInWords(seconds), for: length }
  const comma = /^ (?!then|and|into|with|w\b)[a-z]/i.test(text.slice(to)) ? ',' : ''
  return { to, pieces: [', ', own, ' ', { words: move, for: { from: length.to, to } }, ` ${between}${comma}`] }
}

const PAUSE = 'rests?|recovery|recov|recs?|rbi|rbs|ri|break'
const BTW =
  '(?:in )?(?:between|betwe?n?|btwn?|btw|bt|b/t|b/w)(?: (?:(?:the |each )?(?:sets?|blocks?|reps?|rounds?|each|them|all)))?'
const OPENING = /[ ,;.)]*(?:(?:with|w\/?|and|\+) ?)?(?:an? )?/iy
const NAME = new RegExp(`(?:(?:${PAUSE}|r|off)(?: between)? ?[:=]? ?)(?=\\d|:\\d)`, 'iy')
const BETWEEN = new RegExp(`(?: (?:easy|ez|jog|walk|spin))?(?: ${BTW})?`, 'iy')
const HOW = new RegExp(
  ` ?(?:(?:(?:very |nice )?(?:easy|ez|jog(?:ging)?|walk(?:ing)?|spin(?:ning)?|soft(?: pedal)?|float|rolling|off|z ?1|zone 1|${PAUSE})(?![a-z]) ?)*(?:${BTW})?(?: ?(?:easy|ez|rec|rest)(?![a-z]))?)`,
  'iy',
)
const SAID = new RegExp(`\\b(?:off|${PAUSE}|between|betw?e?n?|btwn?|btw|bt|b/t|b/w)(?![a-z])`, 'i')
const COMMA = / ?(?:,|$)/y
const END = /(?= ?(?:$|[,.;)]|then\b|and\b|into\b|\+|-|on\b|bike\b|ride\b|run\b|turbo\b|w\b|with\b|\n))/iy
const HOME = /^(?: ?(?:home|cool|cd|c\/d|down|to finish))/i
const LEAST_SECONDS = 20
const MOST_OPEN_SECONDS = 90
// Longer ones are no rest unless they say so (our choice).
const MOST_SECONDS = 8 * 60
