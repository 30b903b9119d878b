import type { DistanceUnit } from '../../units/distance.ts'
import { patternOf, sharedUnitWords } from '../words/unit-words.ts'
import { matchAt } from './match-at.ts'
import { NUMERAL, parseNumeral } from './numeral.ts'

/** The length of a step as it is written. `typed`: it is written as the field of the builder takes it. */
export type Length =
  | { kind: 'time'; unit: 'minutes' | 'seconds'; seconds: number; typed?: string; remark?: string }
  | { kind: 'distance'; unit: DistanceUnit; value: number; remark?: string }

/** The length at a column of a line, and the column behind it. `m` is minutes; metres are `mtr`. */
export function readLength(line: string, at: number): { length: Length; end: number } | undefined {
  return readClock(line, at) ?? readDistance(line, at) ?? readTime(line, at)
}

/** Patterns of the words for each unit of distance. */
export const distanceWords: Record<DistanceUnit, string> = {
  kilometers: patternOf(sharedUnitWords.kilometers),
  miles: patternOf(sharedUnitWords.miles),
  meters: patternOf(sharedUnitWords.meters),
  yards: patternOf(sharedUnitWords.yards),
}

const CLOCK_TIME = /(?:(\d{1,2}):)?(\d{1,4}):(\d{2}(?:\.\d{1,9})?)(?![\p{L}\d:])/uy

function readClock(line: string, at: number) {
  const [whole, hours, minutes = '', rest = ''] = matchAt(CLOCK_TIME, line, at)
  if (whole === undefined || Number(rest) >= 60 || (hours !== undefined && Number(minutes) >= 60)) return undefined
  const seconds = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(rest)
  const typed = Number.isInteger(seconds) ? { typed: whole } : {}
  return { length: { kind: 'time', unit: 'minutes', seconds, ...typed } as const, end: at + whole.length }
}

const units = Object.entries(distanceWords) as [DistanceUnit, string][]
const DISTANCE = new RegExp(
  `(${NUMERAL})[\\s-]?(?:${units.map(([, words]) => `(${words})`).join('|')})(?![\\p{L}\\d])`,
  'iuy',
)

function readDistance(line: string, at: number) {
  const found = matchAt(DISTANCE, line, at)
  const [whole, numeral = ''] = found
  const [unit] = units.find((_, index) => found[index + 2] !== undefined) ?? []
  if (whole === undefined || unit === undefined) return undefined
  // A comma and three digits separate thousands of metres, but decimals of a kilometre.
  const thousands = (unit === 'meters' || unit === 'yards') && /^\d+,\d{3}$/.test(numeral)
  const value = thousands ? Number(numeral.replace(',', '')) : parseNumeral(numeral)
  return { length: { kind: 'distance', unit, value } as const, end: at + whole.length }
}

const [HOURS, MINUTES, SECONDS] = [sharedUnitWords.hours, sharedUnitWords.minutes, sharedUnitWords.seconds].map(
  patternOf,
)

// A number at the end is in the next smaller unit: 1m30 is 1m30s.
const PART = new RegExp(
  `(${NUMERAL})(?:\\s?(?:(${HOURS})|(${MINUTES}|['′’])|(${SECONDS}|["″”]))(?!\\p{L})|(?![\\p{L}\\d.,:%]))`,
  'iuy',
)
const secondsPer = [3600, 60, 1]

function readTime(line: string, at: number) {
  let [seconds, end, first, last] = [0, at, -1, -1]
  let remark: string | undefined
  for (;;) {
    const [whole, numeral = '', ...named] = matchAt(PART, line, end)
    if (whole === undefined) break
    const unit = named.findIndex((word) => word !== undefined)
    const size = unit < 0 ? last + 1 : unit
    const per = secondsPer[size]
    if (per === undefined || size <= last || (unit < 0 && last < 0)) break
    const value = parseNumeral(numeral)
    seconds += value * per
    if (per === 60 && !Number.isInteger(value)) remark = `${whole} read as ${formatSeconds(value * 60)}.`
    end += whole.length
    if (first < 0) first = size
    last = size
  }
  if (first < 0) return undefined
  // Steps of time are in minutes unless the text writes "sec".
  const unit = first === 2 && /sec/i.test(line.slice(at, end)) ? 'seconds' : 'minutes'
  return { length: { kind: 'time', unit, seconds, ...(remark ? { remark } : {}) } as const, end }
}

function formatSeconds(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${minutes} min ${Number((seconds - 60 * minutes).toFixed(2))} s`
}
