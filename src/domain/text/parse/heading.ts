import { type SportId, sportOf, sports, type WorkoutType, workoutTypes } from '../../sports/registry.ts'
import { type Pool, poolBounds } from '../../workout/swim.ts'
import { distanceWords } from '../grammar/length.ts'
import { NUMERAL, parseNumeral } from '../grammar/numeral.ts'
import { readQuoted } from '../grammar/quoted.ts'

/** A field of the whole workout; `at` is the column of its value, from 0. */
export type Heading = { at: number } & (
  | { kind: 'name'; name: string }
  | { kind: 'sport'; sport: SportId }
  | { kind: 'type'; type: WorkoutType | null }
  | { kind: 'pool'; pool: Pool | null }
  | { kind: 'typed'; typed: boolean }
  | { kind: 'wrong'; message: string }
)

/** Reads a line of the heading: `# Name`, `sport: swim`, `type: threshold`, `pool: 25mtr`; undefined for other lines. */
export function readHeading(line: string): Heading | undefined {
  const title = /^\s*#+\s?/.exec(line)?.[0].length
  if (title !== undefined) return { kind: 'name', name: readName(line, title), at: title }
  const [, before = '', key = '', value = ''] = FIELD.exec(line) ?? SHORT.exec(line) ?? []
  const at = before.length
  const text = value.trim().toLowerCase()
  switch (key.toLowerCase()) {
    case 'name':
      return { kind: 'name', name: readName(line, at), at }
    case 'sport':
      return readSport(text, at) ?? { kind: 'wrong', message: `Write one of these: ${sportNames}.`, at }
    case 'type':
      return readType(text, at)
    case 'pool':
    case 'pool length':
      return readPool(text, at)
    case 'typed':
      return { kind: 'typed', typed: text !== 'none', at }
  }
  return readSport(line.trim().toLowerCase(), 0)
}

const FIELD = /^(\s*([a-z]+(?: [a-z]+)?)\s?:\s*)(.*)/is
// `pool 25m` is as common as `pool: 25m`.
const SHORT = /^(\s*(pool(?: length)?)\s)(\d.*)/is

function readName(line: string, at: number): string {
  const quotes = readQuoted(line, at)
  return quotes && line.slice(quotes.end).trim() === '' ? quotes.text.trim() : line.slice(at).trim()
}

const sportNames = sports.map(({ textNames }) => textNames[0]).join(', ')

function readSport(text: string, at: number): Heading | undefined {
  const sport = sports.find(({ textNames }) => textNames.includes(text))
  return sport && { kind: 'sport', sport: sport.id, at }
}

const otherNames: Record<string, WorkoutType> = {
  'vo2 max': 'v02 max',
  vo2max: 'v02 max',
  intervals: 'interval',
  sweetspot: 'sweet spot',
  ladder: 'ladder sets',
  ladders: 'ladder sets',
}

function readType(text: string, at: number): Heading {
  if (text === 'none') return { kind: 'type', type: null, at }
  const type =
    workoutTypes.find((one) => one === text) ?? (Object.hasOwn(otherNames, text) ? otherNames[text] : undefined)
  if (type) return { kind: 'type', type, at }
  return { kind: 'wrong', message: `Write one of these: ${workoutTypes.map(formatType).join(', ')}.`, at }
}

/** A type as people write it: `v02 max` of the API is vo2 max. */
export function formatType(type: WorkoutType): string {
  return type === 'v02 max' ? 'vo2 max' : type
}

const POOL = new RegExp(`^(${NUMERAL})\\s?(?:(m|${distanceWords.meters})|(${distanceWords.yards}))$`, 'i')

function readPool(text: string, at: number): Heading {
  if (text === 'none') return { kind: 'pool', pool: null, at }
  const [, length = '', metres] = POOL.exec(text) ?? []
  if (length === '') return { kind: 'wrong', message: 'Write the length of the pool, such as 25mtr or 25yd.', at }
  const pool: Pool = { length: parseNumeral(length), unit: metres === undefined ? 'yards' : 'meters' }
  if (pool.length >= poolBounds.min && pool.length <= poolBounds.max) return { kind: 'pool', pool, at }
  return { kind: 'wrong', message: `A pool is ${poolBounds.min} to ${poolBounds.max} long.`, at }
}

/** Says why a sport does not have a type; undefined if it has. */
export function checkType(type: WorkoutType, sport: SportId): string | undefined {
  const { workoutTypes: own, noun } = sportOf(sport)
  if (own.includes(type)) return undefined
  return `A ${noun} is one of these: ${own.map((one) => formatType(one)).join(', ')}.`
}
