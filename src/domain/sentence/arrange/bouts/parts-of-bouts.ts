import type { Span } from '../../result.ts'
import { saysRun } from '../../tokens/says-sport.ts'
import type { Piece } from '../arranged.ts'
import { lengthAt, matchAt, type TypedLength, timeInWords } from './lengths-of-parts.ts'

/**
 * A part of a bout as it is typed: its length, if it is no remainder, and what stands before and behind it. `isLast`: it is said
 * to be the end.
 */
export type TypedPart = Span & {
  length?: TypedLength | undefined
  before: Span
  aim: Span
  isLast: boolean
  isEase?: boolean
}

/** Parts in a row and where they end; a pair of figures, "40/20s", says no efforts. */
export type TypedParts = Span & { parts: readonly TypedPart[]; isPair: boolean }

/** The parts that begin at a place, "1 min @ 115 / 2 min @ 85", "1st 45s @130 then 3:15 @108", "40/20s", "15s on 15s off". */
export function partsAt(text: string, from: number): TypedParts | undefined {
  const pair = matchAt(PAIR, text, from)
  if (pair) return pairOf(text, pair)
  const parts: TypedPart[] = []
  let isCloser = false
  for (let at = from; parts.length < MOST_PARTS; ) {
    const part = partAt(text, at)
    if (!part) break
    parts.push(part)
    const joint = matchAt(JOINT, text, part.to)
    // "1 min @ 130 / 1 min @ 75, 4 min easy": what is behind the comma is none of them.
    if (!joint || (isCloser && /^ ?,/.test(joint[0]))) break
    isCloser ||= /[/+]/.test(joint[0])
    at = part.to + joint[0].length
  }
  const last = parts.at(-1)
  return last && { from, to: last.to, parts, isPair: false }
}

const MOST_PARTS = 10

/** "40/20s", ":20/:10", "30s/30s @ 115/50", "45/15s @ 5k": seconds of work and of ease. */
function pairOf(text: string, { index, 0: all, indices }: RegExpExecArray): TypedParts {
  const place = (group: string): Span | undefined => {
    const [from, to] = indices?.groups?.[group] ?? []
    return from === undefined || to === undefined ? undefined : { from, to }
  }
  const [on, off, hard, easy] = ['on', 'off', 'hard', 'easy'].map(place)
  const to = index + all.length
  const part = (length: Span | undefined, aim: Span | undefined, isEase: boolean): TypedPart => {
    const own = length ?? { from: index, to }
    const size = Number(text.slice(own.from, own.to))
    const none = { from: own.from, to: own.from }
    return {
      ...(isEase ? { from: own.from, to } : own),
      length: { ...own, kind: 'time', size, isPlain: false },
      ...{ before: none, aim: aim ?? none, isLast: false, isEase },
    }
  }
  return { from: index, to, parts: [part(on, hard, false), part(off, easy, true)], isPair: hard === undefined }
}

const FIGURE = '\\d{2,3}(?:-\\d{2,3})?'
const PAIR = new RegExp(
  `:?(?<on>[1-9]\\d) ?(?:s|secs?|")? ?\\/ ?:?(?<off>[1-9]\\d)(?: ?(?:secs?|seconds|s|"))?(?![\\d:.%x]| ?(?:[a-z']+ )?x ?\\d| ?[/-] ?\\d|m\\b| ?m?in|%)(?:,? ?(?:@|at) ?(?:(?<hard>${FIGURE} ?(?:%|w)?) ?\\/ ?(?<easy>${FIGURE}(?: ?%| ?w\\b)?)|(?<hard>(?:${FIGURE} ?(?:%|w\\b)|\\d{1,2}k|z ?[3-7]|threshold|vo2 ?max|mile|mp|hmp)(?: pace| effort)?)))?`,
  'diy',
)
const JOINT =
  / ?(?:[,;+&] ?(?:then |and |into )?|\/ ?| then | and | into | plus | followed by | - | |(?<=[a-z%)])(?=\d))/iy

/** A part that begins at a place. */
function partAt(text: string, from: number): TypedPart | undefined {
  const order = matchAt(ORDER, text, from)
  const start = from + (order?.[0].length ?? 0)
  const isLast = /last|final/i.test(order?.[0] ?? '')
  const rest = matchAt(REMAINDER, text, from)
  if (rest) {
    const at = from + rest[0].length
    const aim = aimAt(text, at)
    return aim.to > at ? { from, to: aim.to, before: { from, to: from }, aim, isLast: false } : undefined
  }
  const manner = matchAt(MANNER, text, start)
  const at = start + (manner?.[0].length ?? 0)
  const length = lengthAt(text, at)
  if (!length) return undefined
  const said = aimAt(text, length.to)
  // "15 on 15 off ride": the sport is of all.
  const sport = / (?:bike|ride|run|turbo)$/i.exec(text.slice(said.from, said.to))?.[0] ?? ''
  const aim = { from: said.from, to: said.to - sport.length }
  // "4 min spin between" is a rest.
  if (matchAt(BETWEEN, text, aim.to)) return undefined
  return { from, to: aim.to, length, before: { from: start, to: at }, aim, isLast }
}

const BETWEEN = / ?(?:in )?(?:between|betw?e?n?|btwn?|btw|bt|b\/t|b\/w)(?![a-z])/iy
const ORDER = /(?:the )?(?:1st|first|2nd|second|3rd|third|next|last|final) (?=\d|min)/iy
const REMAINDER =
  /(?:the )?(?:rest|remainder|others?)(?: of (?:it|each))?(?: (?:at|is|@))? ?(?=[a-z@\d])(?!\d{1,3} ?(?:s|secs?|m|mins?|'|")\b)/iy
/** "seated 3 min": how a part is done can stand before it. */
const MANNER = /(?:seated|standing|stand|sit|stood|tempo|hard|easy|steady|threshold) (?=\d)/iy

/** How a part is done, right behind its length: words and targets up to a mark, a length or what is said of all parts. */
export function aimAt(text: string, from: number): Span {
  let to = from
  for (let words = 0; words < MOST_WORDS; words += 1) {
    const found = matchAt(TARGET, text, to) ?? matchAt(WORD, text, to)
    if (!found) break
    to += found[0].length
  }
  return { from, to }
}

const MOST_WORDS = 7
const TARGET = new RegExp(
  ` ?(?:(?:@|\\bat|\\bto|\\bin) ?)?(?:${[
    'z(?:one)? ?[1-7](?: ?[-/] ?z?[1-7])?(?!\\d)',
    '\\d{2,3}(?: ?- ?\\d{2,3})?(?: ?(?:%|watts|bpm|rpm)|w(?![a-z/])| w(?![a-z/]| ?/| \\d| an? ))(?: ?(?:of )?(?:ftp|threshold|css|lthr|mas|max hr))?',
    '(?:3|5|10|15|20)km? (?:race )?(?:pace|effort)',
    'rpe ?\\d{1,2}(?: ?/ ?10)?',
  ].join('|')})|(?: ?@| at| to) ?(?:${[
    '(?:3|5|10|15)km?(?![\\d:])',
    '\\d{1,2}:[0-5]\\d(?: ?/ ?(?:km|k|mile|mi))?',
    '(?:ftp|css|threshold|mp|hmp)(?: ?[+-] ?\\d{1,3}(?:-\\d{1,3})?(?: ?(?:s|secs?|w|%|/km?|/mi))?(?! ?(?:@|at|min|[\\d"\\x27]|s\\b)))?',
    `${FIGURE}(?![\\d:.]| ?(?:s|secs?|seconds|mins?|minutes|m|k|km|')\\b)`,
  ].join('|')})`,
  'iy',
)
/** A word that belongs to a part; none that begins what is said of all of them. */
const WORD =
  /(?: ?@)? ?(?!(?:then|and|into|plus|repeat(?:ed|s|ing)?|w|with|x|times|every|each|followed|between|betw?e?n?|btwn?|bt|b|in btw|rest(?= ?\d| (?:between|btw))|rec|ri|rbi|off(?= (?:between|btw))|before|after|warm|wu|cool|cd|home|all|no|but|of|as|made|consisting|alternating|doing|on(?= (?:the |an? |:|\d{1,2}:))|both(?= \d))(?![a-z-]))(?:on|off|[a-z][a-z'-]+(?:\+\d{1,2})?|h)(?![a-z\d])/iy

/** The unit and the size of a part within a bout of a kind; undefined if it has another one. */
export function sizeWithin(length: TypedLength, kind: 'time' | 'distance', isInSeconds: boolean): number | undefined {
  if (length.kind === kind) return length.size
  if (length.kind !== 'open') return undefined
  return kind === 'time' && !isInSeconds ? length.size * 60 : length.size
}

/** A part in the words that are read: "3 min 15 s at 108". */
export function writeTypedPart(text: string, part: TypedPart, size: number, isTimed: boolean): Piece[] {
  const { length, before, aim } = part
  const own = length ?? { from: part.from, to: aim.from }
  const written = length?.isPlain ? own : { words: isTimed ? timeInWords(size) : `${size}`, for: own }
  const manner = before.to > before.from ? [' ', { from: before.from, to: before.to }] : []
  return [written, ...manner, ...aimInWords(text, aim, part.isEase)]
}

/** "@ 95", "on", "kick to 400" as "at 95", "hard", "at 400". */
export function aimInWords(text: string, aim: Span, isEase?: boolean): Piece[] {
  const words = text.slice(aim.from, aim.to)
  const own = words.trim()
  if (own === '') return [isEase === undefined ? '' : isEase ? ' easy' : ' hard']
  const said = sides[own.toLowerCase()]
  if (said) return [' ', { words: said, for: aim }]
  // "45/15s @ 5k"
  const unit = unitOf(text, own)
  if (isEase !== undefined && !/^(?:@|at\b)/i.test(own)) return [' at ', aim, ...unit]
  const idle = IDLE.exec(own)?.[0].length ?? 0
  const start = aim.from + words.indexOf(own) + idle
  const sign = /^(?:@ ?|to |at )?(?=[@\d]|rpe)/i.exec(own.slice(idle))?.[0] ?? ''
  const target = { from: start + sign.length, to: start + own.length - idle }
  const isAimed = idle > 0 || sign !== '' || /^\d/.test(own)
  return [isAimed ? { words: ' at ', for: { from: aim.from, to: target.from } } : ' ', target, ...unit]
}

/** The unit of a figure that has none: that of the others, or what a rider means by it. */
function unitOf(text: string, aim: string): Piece[] {
  const [, figure = ''] = BARE.exec(aim) ?? []
  if (figure === '' || saysRun(text) || OF_PULSE.test(text)) return []
  return [IN_WATTS.test(text) || Number(figure) > MOST_PERCENT ? 'w' : '%']
}

const BARE = /(?:^|[^\d:])(\d{2,3})$/
const OF_PULSE = /\b(?:bpm|hr|pulse|rpm)\b/i
const IN_WATTS = /\d ?(?:w(?![a-z/]| ?\/)|watts)/i
// A higher figure is in watts (our choice).
const MOST_PERCENT = 160
const sides: Readonly<Record<string, string>> = { on: 'hard', off: 'easy' }
/** What is said before a target and changes nothing of it. */
const IDLE =
  /^(?:(?:pull|turn|sit(?:ting)?|in|the|wheels?|on|front|over|under|overs|unders|effort|kick|burst|surge|jump|attack|dig|sprint|spike|hard|up|pick-?ups?)\b ?)+(?=@|(?:at|to) |\d|rpe|z ?\d)/i
