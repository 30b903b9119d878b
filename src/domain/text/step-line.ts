import type { Sport } from '../sports/sport.ts'
import type { Intensity } from '../workout/intensity.ts'
import type { Step } from '../workout/step.ts'
import { type Item, type ItemOf, itemAt } from './item.ts'
import { type Leading, leadingOf } from './leading.ts'
import type { Length } from './length.ts'
import type { Remarks } from './remarks.ts'
import { stepOf } from './step.ts'
import { noLength } from './unread.ts'

/** What is known of a workout before a step's line is read. */
export type Around = {
  sport: Sport | undefined
  /** The intensity of a step that names none: its section's, else active. */
  intensity: Intensity
  /** Whether lengths are kept as typed. */
  typed: boolean
  /** What a swimmer's figures without a unit are in. */
  poolUnit: 'meters' | 'yards'
}

/** A step's line: its steps, done `times` where that is written before them, with the notes of the first. */
export type StepLine = Remarks & {
  times?: { count: number; at: number }
  steps: Step[]
  notes?: { written: string; at: number }
}

/** A stretch of a line that makes one step: what stands before its length, the length, and what follows. */
export type Part = { leading: Leading; length: ItemOf<'length'>; items: Item[] }

/** Reads a line from a column on, counted from 0: `8x100mtr CSS 20s rest // Long strokes`. */
export function stepLineAt(line: string, from: number, around: Around): StepLine {
  const read: StepLine = { steps: [], readings: [], errors: [] }
  let at = from
  TIMES.lastIndex = at
  const [times, count] = TIMES.exec(line) ?? []
  if (times !== undefined) {
    read.times = { count: Number(count), at: at + times.search(/\d/) }
    at += times.length
  }
  const first = times === undefined ? undefined : poolDistanceAt(line, at, around, read)
  const parts = partsOf(line, at, first, read)
  if (parts.length === 0 && read.errors.length === 0) read.errors.push(noLength(line, at))
  for (const part of parts) {
    const { step, errors, readings } = stepOf(line, part, around)
    if (step) read.steps.push(step)
    read.errors.push(...errors)
    read.readings.push(...readings)
  }
  return read
}

const TIMES = /\s*(\d{1,6})\s?(?:[x×*]|times\b)\s?(?![\p{L}])/iuy
const POOL = /(\d{1,5})(m)?(?![\p{L}\d.,:%/-])/uy

/** In a set of a swim, and only there, `8x100m` and `8x100` are a distance. */
function poolDistanceAt(line: string, at: number, around: Around, read: StepLine): ItemOf<'length'> | undefined {
  POOL.lastIndex = at
  const [whole, figure, m] = POOL.exec(line) ?? []
  if (whole === undefined || !around.sport?.inPool) return undefined
  const unit = m === undefined ? around.poolUnit : 'meters'
  const words = unit === 'meters' ? 'metres' : 'yards'
  read.readings.push({ at, message: `${whole} read as ${figure} ${words}, because this is a swim.` })
  const length: Length = { is: 'distance', unit, value: Number(figure) }
  return { is: 'length', length, at, end: at + whole.length }
}

function partsOf(line: string, from: number, first: ItemOf<'length'> | undefined, read: StepLine): Part[] {
  const parts: Part[] = first ? [{ leading: { items: [] }, length: first, items: [] }] : []
  // What stands before the first length, or behind a separator, until it is known to belong to a step of its own.
  let waiting: Item[] | undefined = first ? undefined : []
  for (let item = itemAt(line, first?.end ?? from); item; item = itemAt(line, item.end)) {
    const part = parts.at(-1)
    if (item.is === 'notes') {
      read.notes = { written: item.notes, at: item.at }
    } else if (item.is !== 'length') {
      if (part && item.is === 'separator') {
        part.items.push(...(waiting ?? []))
        waiting = []
      } else (waiting ?? part?.items)?.push(item)
    } else if (part && waiting && isListed(line, waiting, item)) {
      part.items.push(...waiting)
      parts.push({ leading: { items: [] }, length: item, items: [] })
      waiting = undefined
    } else if (waiting || !part) {
      parts.push({ leading: leadingOf(line, waiting ?? []), length: item, items: [] })
      waiting = undefined
    } else if (isPause(itemAt(line, item.end))) {
      parts.push({ leading: { items: [] }, length: item, items: [] })
    } else if (isPause(part.items.at(-1))) {
      parts.push({ leading: { items: part.items.splice(-1) }, length: item, items: [] })
    } else {
      const message = 'A second length. Write one time as 1h15m, or put a / between two steps.'
      read.errors.push({ at: item.at, message })
    }
  }
  const last = parts.at(-1)
  if (last) last.items.push(...(waiting ?? []))
  else read.errors.push(...(waiting ?? []).flatMap((item) => (item.is === 'wrong' ? [item] : [])))
  return parts
}

/** In `kick, fins 20s rest` the fins are for the swim. */
function isListed(line: string, waiting: readonly Item[], length: Item): boolean {
  return isPause(itemAt(line, length.end)) && leadingOf(line, waiting).name === undefined
}

/** `20s rest` and `rest 20s` are a step of their own, for it is not the swim that rests. */
function isPause(item: Item | undefined): boolean {
  return item?.is === 'intensity' && (item.intensity === 'rest' || item.intensity === 'recovery')
}
