import type { PaceUnit } from '../../units/pace.ts'
import { distanceWords } from './length.ts'
import { matchAt } from './match-at.ts'
import { CLOCK, NUMERAL, parseClock, parseNumeral } from './numeral.ts'

/**
 * A figure of a target or a cadence, its ends in the order in which they are written. A pace is in seconds per unit, a
 * cadence and beats are per minute. An end of null is open.
 */
export type Figure =
  | { kind: 'percent'; from: number; to: number }
  | { kind: 'cadence'; from: number; to: number }
  | { kind: 'watts'; from: number; to: number | null }
  | { kind: 'beats'; from: number; to: number | null }
  | { kind: 'pace'; from: number; to: number | null; unit?: PaceUnit }
  | { kind: 'wrong'; message: string }

/** The figure at a column of a line, and the column behind it. */
export function readFigure(line: string, at: number): { figure: Figure; end: number } | undefined {
  return readPace(line, at) ?? readMeasure(line, at)
}

const TO = String.raw`\s{0,3}(?:-|–|—|−|to\b)\s{0,3}`

const kinds: Record<string, 'percent' | 'cadence' | 'watts' | 'beats'> = {
  '%': 'percent',
  w: 'watts',
  watt: 'watts',
  watts: 'watts',
  bpm: 'beats',
  rpm: 'cadence',
  spm: 'cadence',
}
const UNIT = '%|watts?|w|bpm|rpm|spm'
const MEASURED = new RegExp(
  `(>|<)?(${NUMERAL})(?:\\s?(${UNIT})?${TO}(${NUMERAL}))?\\s?(%(?!\\d)|(?:${UNIT})(?![\\p{L}\\d]))(\\+|\\sor (?:more|above|higher)\\b)?`,
  'iuy',
)

const PER_KILOGRAM = /\s?(?:\/|per)\s?kg(?!\p{L})/iuy

function readMeasure(line: string, at: number): { figure: Figure; end: number } | undefined {
  const [whole, sign, from = '', firstUnit, to = from, unit = '', more] = matchAt(MEASURED, line, at)
  if (whole === undefined) return undefined
  const end = at + whole.length
  const wrong = (message: string) => ({ figure: { kind: 'wrong', message } as const, end })
  const kind = kinds[unit.toLowerCase()] ?? 'percent'
  const [perKilogram] = kind === 'watts' ? matchAt(PER_KILOGRAM, line, end) : []
  if (perKilogram !== undefined)
    return {
      figure: {
        kind: 'wrong',
        message: `${whole}${perKilogram} depends on a weight. Write watts, or percents of FTP.`,
      },
      end: end + perKilogram.length,
    }
  if (firstUnit !== undefined && kinds[firstUnit.toLowerCase()] !== kind) return wrong(`${whole} is in two units.`)
  const open = sign ?? more
  if (open === undefined) return { figure: { kind, from: parseNumeral(from), to: parseNumeral(to) }, end }
  if (kind === 'percent' || kind === 'cadence') return wrong(`${whole} has one end. Write both, such as 95-105${unit}.`)
  return {
    figure: { kind, ...(open === '<' ? { from: 0, to: parseNumeral(to) } : { from: parseNumeral(from), to: null }) },
    end,
  }
}

const DISTANCES = ['m', ...Object.values(distanceWords)].join('|')
const paceWords: [PaceUnit, RegExp][] = [
  ['km', /^(1 ?)?(k|km)$/i],
  ['mile', /^(1 ?)?(mi|miles?)$/i],
  ['100m', /100 ?(m|mtrs?|met(er|re)s?)$/i],
  ['100yd', /100 ?(y|yds?|yrds?|yards?)/i],
]
const PER = String.raw`\s{0,2}(?:min\s?)?(?:/|per\s)((?:(?:1|100|250|400|500)\s?)?(?:${DISTANCES}))(?![\p{L}\d])`
const OPEN = String.raw`(?:(\+)|\sor (slower|faster)\b)`
const PACE = new RegExp(`(${CLOCK})(?:${PER})?(?:${TO}(${CLOCK})(?:${PER})?)?(?:${OPEN})?(?:\\s{0,2}(pace)\\b)?`, 'iuy')

function readPace(line: string, at: number): { figure: Figure; end: number } | undefined {
  const [whole, first = '', perFirst, second, perSecond, plus, slower, pace] = matchAt(PACE, line, at)
  // A clock time alone is a length.
  if (whole === undefined || (perFirst ?? second ?? pace) === undefined) return undefined
  const end = at + whole.length
  const [from, to] = [parseClock(first), parseClock(second ?? first)]
  if (from === undefined || to === undefined)
    return { figure: { kind: 'wrong', message: `The seconds of ${whole} go up to 59.` }, end }
  const per = perSecond ?? perFirst
  const [unit] = paceWords.find(([, word]) => per !== undefined && word.test(per)) ?? []
  if (per !== undefined && unit === undefined)
    return { figure: { kind: 'wrong', message: `A pace is per km, mi, 100m or 100yd, not per ${per}.` }, end }
  const ends = slower === 'faster' ? { from: 0, to } : { from, to: plus || slower ? null : to }
  return { figure: { kind: 'pace', ...ends, ...(unit ? { unit } : {}) }, end }
}
