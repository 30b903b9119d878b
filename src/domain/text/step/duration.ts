import { LONGEST_STEP_SECONDS } from '../../units/duration.ts'
import type { Duration } from '../../workout/step.ts'
import type { Item, ItemOf } from '../grammar/item.ts'
import type { Length } from '../grammar/length.ts'
import { MOST_TYPED, typedOf } from '../grammar/typed-length.ts'
import type { LineContext } from './line-context.ts'
import { keptText, one, type Remarks } from './remarks.ts'

/** The duration that a step's length and the other items of its line make; undefined where no step is so long. */
export function durationOf(
  line: string,
  { length, at, end }: ItemOf<'length'>,
  items: readonly Item[],
  context: LineContext,
  read: Remarks,
): Duration | undefined {
  const { value, ...unit } =
    length.is === 'time'
      ? { type: length.is, unit: length.unit, value: length.seconds }
      : { type: length.is, unit: length.unit, value: length.value }
  const most = mostOf(length)
  const isShort = !(value > 0)
  if (isShort || value > most.value) {
    read.errors.push({ at, message: isShort ? 'A step is longer than nothing.' : most.message })
    return undefined
  }
  if (length.remark) read.readings.push({ at, message: length.remark })
  const written = line.slice(at, end)
  const minutes = length.is === 'time' ? /^(\d+)\s?m$/i.exec(written)?.[1] : undefined
  if (minutes !== undefined && Number(minutes) >= (context.sport?.inPool || context.isSet ? LEAST_METRES : 100))
    read.readings.push({ at, message: `${written} read as ${minutes} minutes. Metres are ${minutes}mtr.` })
  const typed = typedAs(length, items, context, read)
  return {
    ...unit,
    value,
    ...(typed === undefined ? {} : { displayValue: typed }),
    ...(items.some(({ is }) => is === 'lap') ? { lapButton: true as const } : {}),
  } as Duration
}

// In a pool and in sets people count in metres from here on, and rarely in minutes.
const LEAST_METRES = 25

function mostOf(length: Length): { value: number; message: string } {
  if (length.is === 'time') return { value: LONGEST_STEP_SECONDS, message: 'A step cannot be longer than a day.' }
  const isLong = length.unit === 'kilometers' || length.unit === 'miles'
  return { value: isLong ? 10_000 : 1_000_000, message: 'That is too far for one step.' }
}

function typedAs(
  length: Length,
  items: readonly Item[],
  context: LineContext,
  read: Remarks,
): string | number | undefined {
  const typed = one(items, 'typed', read)
  if (items.some(({ is }) => is === 'typed none')) return undefined
  if (!typed) return context.typed ? typedOf(length) : undefined
  if (typeof typed.typed === 'string') return keptText(typed.typed, MOST_TYPED, typed.at, 'What was typed', read)
  if (Number.isFinite(typed.typed)) return typed.typed
  read.errors.push({ at: typed.at, message: 'That number is too large.' })
  return undefined
}
