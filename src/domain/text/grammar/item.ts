import type { Intensity } from '../../workout/intensity.ts'
import { type Figure, figureAt } from './figure.ts'
import { type Length, lengthAt } from './length.ts'
import { CLOCK, secondsOfClock } from './numeral.ts'
import { type Phrase, phraseAt } from './phrase.ts'
import { quotedAt } from './quoted.ts'

/** One thing a step's line says, with the columns it stands in, counted from 0. */
export type Item = Span &
  (
    | { is: 'length'; length: Length }
    | Figure
    | Phrase
    | { is: 'zone'; zone: number }
    | { is: 'sendOff'; seconds: number }
    | { is: 'at'; seconds: number }
    | { is: 'typed'; typed: string | number }
    | { is: 'name'; name: string }
    | { is: 'notes'; notes: string }
    | { is: 'separator' }
    | { is: 'number' }
    | { is: 'unknown' }
  )
type Span = { at: number; end: number }

/** The item of a kind. */
export type ItemOf<Kind extends Item['is']> = Extract<Item, { is: Kind }>

/** The next item of a line from a place on; undefined at its end. Whatever stands there, some of it is taken. */
export function itemAt(line: string, from: number): Item | undefined {
  GAP.lastIndex = from
  const at = from + (GAP.exec(line)?.[0].length ?? 0)
  const sign = line[at]
  if (sign === undefined) return undefined
  return (
    markAt(line, at, sign) ??
    (/[\d<>]/.test(sign) ? numberAt(line, at) : /\p{L}/u.test(sign) ? wordsAt(line, at) : undefined) ??
    taken(line, at)
  )
}

const GAP = /\s*/uy

function markAt(line: string, at: number, sign: string): Item | undefined {
  if (line.startsWith('//', at)) return { is: 'notes', notes: line.slice(at + 2), at, end: line.length }
  if (sign === '"' || sign === '“') {
    const quotes = quotedAt(line, at)
    if (quotes) return { is: 'name', name: quotes.text, at, end: quotes.end }
    return { is: 'wrong', message: `Close the quotes that open here.`, at, end: line.length }
  }
  if (/[/,+;]/.test(sign)) return { is: 'separator', at, end: at + 1 }
  if (sign === '@') return afterAt(line, at)
  return /[-–—:.()&=|]/.test(sign) ? { is: 'filler', at, end: at + 1 } : undefined
}

// After @ stands a cadence, or a time alone: a swimmer's send-off, a runner's pace.
function afterAt(line: string, at: number): Item {
  const from = line[at + 1] === ' ' ? at + 2 : at + 1
  const time = figureAt(line, from) ? undefined : lengthAt(line, from)
  if (time?.length.is !== 'time' || !time.length.typed) return { is: 'filler', at, end: at + 1 }
  return { is: 'at', seconds: time.length.seconds, at, end: time.end }
}

function numberAt(line: string, at: number): Item | undefined {
  const figure = figureAt(line, at)
  if (figure) return { ...figure.figure, at, end: figure.end }
  const length = lengthAt(line, at)
  if (length) return { is: 'length', length: length.length, at, end: length.end }
  NUMBER.lastIndex = at
  const [number] = NUMBER.exec(line) ?? []
  return number === undefined ? undefined : { is: 'number', at, end: at + number.length }
}

const NUMBER = /\d[\d.,:]*(?:\s?[-–—]\s?\d[\d.,:]*)?/uy

function wordsAt(line: string, at: number): Item | undefined {
  return (
    withAt(line, at) ??
    zoneAt(line, at) ??
    sendOffAt(line, at) ??
    typedAt(line, at) ??
    intensityAt(line, at) ??
    phrased(line, at)
  )
}

function phrased(line: string, at: number): Item | undefined {
  const found = phraseAt(line, at)
  return found && { ...found.phrase, at, end: found.end }
}

const WITH = /(?:with(?!\p{L})|w\/)\s{0,3}/iuy

/** `3m Z5 with 2m rest`, `w/ 2m rest`: before a length it puts two steps apart; `with fins` is a filler. */
function withAt(line: string, at: number): Item | undefined {
  WITH.lastIndex = at
  const [whole] = WITH.exec(line) ?? []
  if (whole === undefined) return undefined
  const end = at + whole.length
  return { is: lengthAt(line, end) ? 'separator' : 'filler', at, end }
}

const ZONE = /z(?:one)?\s?(\d{1,3})(\s?-\s?z\d+|-\d+)?(?![\p{L}\d%])/iuy

function zoneAt(line: string, at: number): Item | undefined {
  ZONE.lastIndex = at
  const [whole, zone, other] = ZONE.exec(line) ?? []
  if (whole === undefined) return undefined
  const end = at + whole.length
  if (other === undefined) return { is: 'zone', zone: Number(zone), at, end }
  return { is: 'wrong', message: `A step has one zone. Write one of ${whole}, or percents such as 88-94%.`, at, end }
}

const ON = new RegExp(`on\\s{1,3}(?:(${CLOCK})(?![\\p{L}\\d:/])|(?=\\d))`, 'iuy')

function sendOffAt(line: string, at: number): Item | undefined {
  ON.lastIndex = at
  const [whole, clock] = ON.exec(line) ?? []
  if (whole === undefined) return undefined
  const end = at + whole.length
  if (clock !== undefined) {
    const seconds = secondsOfClock(clock)
    if (seconds !== undefined) return { is: 'sendOff', seconds, at, end }
    return { is: 'wrong', message: `The seconds of ${clock} go up to 59.`, at, end }
  }
  const time = lengthAt(line, end)
  return time?.length.is === 'time' ? { is: 'sendOff', seconds: time.length.seconds, at, end: time.end } : undefined
}

const TYPED = /typed\s{1,3}(?:(?=")|(-?\d[\d.]*(?:e[-+]?\d+)?)(?![\p{L}\d]))/uy

function typedAt(line: string, at: number): Item | undefined {
  TYPED.lastIndex = at
  const [whole, number] = TYPED.exec(line) ?? []
  if (whole === undefined) return undefined
  const end = at + whole.length
  if (number !== undefined)
    return Number.isNaN(Number(number)) ? undefined : { is: 'typed', typed: Number(number), at, end }
  const quotes = quotedAt(line, end)
  return quotes && { is: 'typed', typed: quotes.text, at, end: quotes.end }
}

const INTENSITY = /intensity\s?=\s?(\p{L}+)/iuy

function intensityAt(line: string, at: number): Item | undefined {
  INTENSITY.lastIndex = at
  const [whole, word = ''] = INTENSITY.exec(line) ?? []
  const named = phraseAt(word, 0)?.phrase
  if (whole === undefined || named?.is !== 'intensity') return undefined
  const intensity: Intensity = named.intensity
  return { is: 'intensity', intensity, at, end: at + whole.length }
}

const WORD = /[^\s,;/"“@]+|./suy

function taken(line: string, at: number): Item {
  WORD.lastIndex = at
  return { is: 'unknown', at, end: at + (WORD.exec(line)?.[0].length ?? 1) }
}
