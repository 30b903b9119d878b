import { type Item, readItems } from '../grammar/item.ts'
import { matchAt } from '../grammar/match-at.ts'
import { findNearestPhrase } from '../grammar/nearest-phrase.ts'
import { readPhrase } from '../grammar/phrase.ts'
import type { LineRemark } from './remarks.ts'

/** Explains why a line is not a step: it has no length, or a figure without a unit. */
export function explainMissingLength(line: string, from: number): LineRemark {
  let lap: Item | undefined
  for (const item of readItems(line, from)) {
    if (item.kind === 'notes') break
    if (item.kind === 'lap') lap = item
    if (item.kind === 'number') return askForUnit(line, item, LENGTH_UNITS)
  }
  const at = line.length - line.slice(from).trimStart().length
  if (lap) return { at: lap.at, message: 'Say how long this is expected to take, such as press lap 10m.' }
  return { at, message: 'Say how long this step is, such as 10m, 90s, 1:30, 400mtr or 1km.' }
}

/** An error for each of the first `max` unread items of a step. Limited because a suggestion for a mistyped word is slow. */
export function findUnread(line: string, items: readonly Item[], max: number): LineRemark[] {
  const unread: LineRemark[] = []
  for (const item of items) {
    if (unread.length >= max) break
    if (item.kind === 'wrong') unread.push({ at: item.at, message: item.message })
    else if (item.kind === 'number') unread.push(askForUnit(line, item, TARGET_UNITS))
    else if (item.kind === 'unknown') unread.push(explainUnknown(line, item))
  }
  return unread
}

const LENGTH_UNITS = ['m for minutes', 's', 'mtr', 'km']
const TARGET_UNITS = ['%', 'w', 'bpm']

function askForUnit(line: string, { at, end }: Item, units: readonly string[]): LineRemark {
  const figure = line.slice(at, Math.min(end, at + MAX_FIGURE_CHARACTERS))
  const [whole, unit = ''] = matchAt(UNIT, line, end)
  // A word that has a meaning of its own is not a unit: in `65 Rest` the unit is missing.
  if (whole !== undefined && !readPhrase(line, end + whole.length - unit.length))
    return { at, message: `${figure} ${unit} has an unknown unit. Write m, s, h, mtr, km, mi, yd, %, w or bpm.` }
  if (/[-–—]/.test(figure))
    return { at, message: `${figure} needs a unit: %, w, bpm, rpm, or a pace such as 4:30-4:45/km.` }
  if (figure.includes(':')) return { at, message: `${figure} is not a time. Write minutes and seconds, such as 1:30.` }
  return { at, message: `${figure} needs a unit: ${choice.format(units.map((unit) => `${figure}${unit}`))}.` }
}

/** What to do with a word that is not known. */
export const ADVICE_FOR_LINES = 'Write a name before the length, and notes after //.'

// Our choice, so that a message stays a short sentence.
const MAX_FIGURE_CHARACTERS = 20
const MAX_WORD_CHARACTERS = 40
const UNIT = /\s?(\p{L}{1,12})(?![\p{L}\d])/uy
// British English has no comma before "or".
const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' })

function explainUnknown(line: string, { at, end }: Item): LineRemark {
  const word = line.slice(at, Math.min(end, at + MAX_WORD_CHARACTERS)).toWellFormed() // It may cut an emoji in half.
  const nearest = findNearestPhrase(word)
  const advice = nearest ? `Did you mean ${nearest}?` : ADVICE_FOR_LINES
  return { at, message: `“${word}” is not understood. ${advice}` }
}
