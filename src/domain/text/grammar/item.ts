import type { Race } from '../../sports/races.ts'
import { readCssOffset } from './css-offset.ts'
import { type Figure, readFigure } from './figure.ts'
import { type Length, readLength } from './length.ts'
import { matchAt } from './match-at.ts'
import { CLOCK, parseClock } from './numeral.ts'
import { type Phrase, readPhrase } from './phrase.ts'
import { readQuoted } from './quoted.ts'
import { readRacePace } from './race-pace.ts'
import { type RatedEffort, readRatedEffort } from './rated-effort.ts'

/** A word or figure of a step's line and its meaning, with its columns, counted from 0. */
export type Item = Span &
  (
    | { kind: 'length'; length: Length }
    | Figure
    | Phrase
    | RatedEffort
    | { kind: 'race'; race: Race }
    | { kind: 'zone'; zone: number }
    | { kind: 'offset'; seconds: number }
    | { kind: 'sendOff'; seconds: number }
    | { kind: 'at'; seconds: number }
    | { kind: 'typed'; typed: string | number }
    | { kind: 'name'; name: string }
    | { kind: 'notes'; notes: string }
    | { kind: 'separator' }
    | { kind: 'number' }
    | { kind: 'unknown' }
  )
type Span = { at: number; end: number }

/** The item of a kind. */
export type ItemOf<Kind extends Item['kind']> = Extract<Item, { kind: Kind }>

/** The items of a line from a column on, read one by one. */
export function* readItems(line: string, from: number): Generator<Item> {
  for (let item = readItem(line, from); item; item = readItem(line, item.end)) yield item
}

/** The next item of a line from a column on; undefined at its end. An item always has at least one character. */
export function readItem(line: string, from: number): Item | undefined {
  const at = from + (matchAt(GAP, line, from)[0]?.length ?? 0)
  const character = line[at]
  if (character === undefined) return undefined
  return (
    readMark(line, at, character) ??
    (/[\d<>]/.test(character) ? readNumber(line, at) : /\p{L}/u.test(character) ? readWords(line, at) : undefined) ??
    readUnknown(line, at)
  )
}

const GAP = /\s*/uy

function readMark(line: string, at: number, sign: string): Item | undefined {
  if (line.startsWith('//', at)) return { kind: 'notes', notes: line.slice(at + 2), at, end: line.length }
  if (sign === '"' || sign === '“') {
    const quotes = readQuoted(line, at)
    if (quotes) return { kind: 'name', name: quotes.text, at, end: quotes.end }
    return { kind: 'wrong', message: `Close the quotes that open here.`, at, end: line.length }
  }
  if (/[/,+;]/.test(sign)) return { kind: 'separator', at, end: at + 1 }
  if (sign === '@') return readBehindAt(line, at)
  return /[-–—:.()&=|]/.test(sign) ? { kind: 'filler', at, end: at + 1 } : undefined
}

// Behind @ stands a cadence, or a bare time: the send-off of a swim, the pace of a run.
function readBehindAt(line: string, at: number): Item {
  const from = line[at + 1] === ' ' ? at + 2 : at + 1
  const time = readFigure(line, from) ? undefined : readLength(line, from)
  if (time?.length.kind !== 'time' || !time.length.typed) return { kind: 'filler', at, end: at + 1 }
  return { kind: 'at', seconds: time.length.seconds, at, end: time.end }
}

function readNumber(line: string, at: number): Item | undefined {
  const named = readRatedOrRace(line, at)
  if (named) return named
  const figure = readFigure(line, at)
  if (figure) return { ...figure.figure, at, end: figure.end }
  const length = readLength(line, at)
  if (length) return { kind: 'length', length: length.length, at, end: length.end }
  const [number] = matchAt(NUMBER, line, at)
  return number === undefined ? undefined : { kind: 'number', at, end: at + number.length }
}

/** Efforts and races begin with a word or with a figure. */
function readRatedOrRace(line: string, at: number): Item | undefined {
  const rated = readRatedEffort(line, at)
  if (rated) return { ...rated.rated, at, end: rated.end }
  const race = readRacePace(line, at)
  return race && { kind: 'race', race: race.race, at, end: race.end }
}

const NUMBER = /\d[\d.,:]*(?:\s?[-–—]\s?\d[\d.,:]*)?/uy

function readWords(line: string, at: number): Item | undefined {
  return (
    readRatedOrRace(line, at) ??
    readWith(line, at) ??
    readOffset(line, at) ??
    readZone(line, at) ??
    readSendOff(line, at) ??
    readTyped(line, at) ??
    readIntensity(line, at) ??
    readKnownPhrase(line, at)
  )
}

function readKnownPhrase(line: string, at: number): Item | undefined {
  const found = readPhrase(line, at)
  return found && { ...found.phrase, at, end: found.end }
}

const WITH = /(?:with(?!\p{L})|w\/)\s{0,3}/iuy

/** "with" before a length separates two steps, `3m Z5 with 2m rest`; before anything else it is a filler, `with fins`. */
function readWith(line: string, at: number): Item | undefined {
  const [whole] = matchAt(WITH, line, at)
  if (whole === undefined) return undefined
  const end = at + whole.length
  return { kind: readLength(line, end) ? 'separator' : 'filler', at, end }
}

function readOffset(line: string, at: number): Item | undefined {
  const offset = readCssOffset(line, at)
  return offset && { kind: 'offset', seconds: offset.seconds, at, end: offset.end }
}

const ZONE = /z(?:one)?\s?(\d{1,3})(\s?-\s?z\d+|-\d+)?(?![\p{L}\d%])/iuy

function readZone(line: string, at: number): Item | undefined {
  const [whole, zone, other] = matchAt(ZONE, line, at)
  if (whole === undefined) return undefined
  const end = at + whole.length
  if (other === undefined) return { kind: 'zone', zone: Number(zone), at, end }
  return { kind: 'wrong', message: `A step has one zone. Write one of ${whole}, or percents such as 88-94%.`, at, end }
}

const ON = new RegExp(`on\\s{1,3}(?:(${CLOCK})(?![\\p{L}\\d:/])|(?=\\d))`, 'iuy')

function readSendOff(line: string, at: number): Item | undefined {
  const [whole, clock] = matchAt(ON, line, at)
  if (whole === undefined) return undefined
  const end = at + whole.length
  if (clock !== undefined) {
    const seconds = parseClock(clock)
    if (seconds !== undefined) return { kind: 'sendOff', seconds, at, end }
    return { kind: 'wrong', message: `The seconds of ${clock} go up to 59.`, at, end }
  }
  const time = readLength(line, end)
  return time?.length.kind === 'time' ? { kind: 'sendOff', seconds: time.length.seconds, at, end: time.end } : undefined
}

const TYPED = /typed\s{1,3}(?:(?=")|(-?\d[\d.]*(?:e[-+]?\d+)?)(?![\p{L}\d]))/uy

function readTyped(line: string, at: number): Item | undefined {
  const [whole, number] = matchAt(TYPED, line, at)
  if (whole === undefined) return undefined
  const end = at + whole.length
  if (number !== undefined)
    return Number.isNaN(Number(number)) ? undefined : { kind: 'typed', typed: Number(number), at, end }
  const quotes = readQuoted(line, end)
  return quotes && { kind: 'typed', typed: quotes.text, at, end: quotes.end }
}

const INTENSITY = /intensity\s?=\s?(\p{L}+)/iuy

function readIntensity(line: string, at: number): Item | undefined {
  const [whole, word = ''] = matchAt(INTENSITY, line, at)
  const named = readPhrase(word, 0)?.phrase
  if (whole === undefined || named?.kind !== 'intensity') return undefined
  return { ...named, at, end: at + whole.length }
}

const WORD = /[^\s,;/"“@]+|./suy

function readUnknown(line: string, at: number): Item {
  return { kind: 'unknown', at, end: at + (matchAt(WORD, line, at)[0]?.length ?? 1) }
}
