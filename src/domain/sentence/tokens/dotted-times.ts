import { type Token, textAt } from './tokens.ts'
import { unitWords } from './words/unit-words.ts'

/**
 * The tokens, with minutes and seconds that were written with a dot as a clock: "6x800 in 2.50", "5 miles @ 6.45",
 * "12x100 on 1.50", "4 x 1 mile, 6.45s". Behind a bike a figure like these is a share of FTP.
 */
export function dottedTimes(tokens: readonly Token[], sentence: string): Token[] {
  const isRide = RIDES.test(sentence)
  return tokens.map((token, at) => {
    if (token.kind !== 'number') return token
    const isTime = DOTTED.test(token.text) && isSaidAsTime(tokens, at) && !(isRide && aims.has(textAt(tokens, at - 1)))
    return isTime ? { ...token, kind: 'clock', text: token.text.replace('.', ':') } : token
  })
}

/** Whether no unit makes a figure something else, and a sign before it, an "s" behind it or its place make it a time. */
function isSaidAsTime(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  const isPlural = next?.text === 's' && next.glued && textAt(tokens, at).length === 4
  if (isPlural) return true
  const before = textAt(tokens, at - 1)
  // "12.10.2025"
  if (next?.text === '.' && next.glued && tokens[at + 2]?.glued) return false
  // No send-off of a set is as late: "on 12.10" is a date.
  if (before === 'on' && textAt(tokens, at).length > 4) return false
  // "in 3.30-3.35"
  const isLow = links.has(next?.text ?? '') && DOTTED.test(textAt(tokens, at + 2))
  const isHigh = links.has(before) && DOTTED.test(textAt(tokens, at - 2))
  if (isHigh) return isSaidAsTime(tokens, at - 2)
  if (isLow) return signs.has(before)
  if (isRest(tokens, at)) return true
  if (next !== undefined && (unitWords[next.text] !== undefined || others.has(next.text))) return false
  if (signs.has(before)) return true
  // "6x800, 2.50, 90 s rest"
  const isAlone = isMark(tokens[at - 1]) && (next === undefined || isMark(next))
  return isAlone && isBehindSet(tokens, at - 1)
}

/** "5x1000, 2.30 jog rec", "6x400 w/ 1.30 min rest": behind a set. "1.5", "1.33" and "1.25 min" are shares of one. */
function isRest(tokens: readonly Token[], at: number): boolean {
  const hasUnit = minutes.has(textAt(tokens, at + 1))
  if (hasUnit && !/\.(?:[0-4]0|[0134]5)$/.test(textAt(tokens, at))) return false
  const isSaid = rests.has(textAt(tokens, hasUnit ? at + 2 : at + 1))
  return isSaid && tokens.slice(0, at).some(({ text }) => text === 'x' || text === '*')
}

function isMark(token: Token | undefined): boolean {
  return token !== undefined && marks.has(token.text)
}

/** Whether a set by distance ends at an index: "6x800", "4 x 1 mile". */
function isBehindSet(tokens: readonly Token[], end: number): boolean {
  return tokens.slice(Math.max(0, end - MOST_OF_SET), end).some(({ text }) => text === 'x' || text === '*')
}

const MOST_OF_SET = 4
const DOTTED = /^[1-9]\d?\.[0-5]\d$/
const RIDES = /\b(?:bike|biking|rid(?:e|es|ing)|cycl\w*|turbo|trainer|zwift|spin|ftp)\b/i
const aims = new Set(['@', 'at'])
const signs = new Set(['@', 'at', 'in', 'on', 'off', 'hold', 'holding', 'sub', 'under', 'hitting', 'target', 'pace'])
const links = new Set(['-', 'to'])
const minutes = new Set(['min', 'mins', 'minute', 'minutes'])
const rests = new Set(['jog', 'jogs', 'rest', 'rests', 'rec', 'recs', 'recovery', 'recoveries', 'float', 'walk', 'ri'])
const marks = new Set([',', ';', '.', '(', ')', '\n'])
const others = new Set([
  ...'tonight today tomorrow sharp this'.split(' '),
  '%',
  'x',
  '*',
  'w',
  'watts',
  'wkg',
  'if',
  'of',
  'ftp',
  'cycle',
  'am',
  'pm',
  'kph',
  'kmh',
  'mph',
  '/',
  'to',
  '-',
])
