import { MAX_STEP_SECONDS } from '../../units/duration.ts'
import type { Duration } from '../../workout/step.ts'
import type { Item, ItemOf } from '../grammar/item.ts'
import type { Length } from '../grammar/length.ts'
import { formatTyped, MAX_TYPED_CHARACTERS } from '../grammar/typed-length.ts'
import type { LineContext } from './line-context.ts'
import { checkText, findOnly, type Remarks } from './remarks.ts'

/** Builds the duration of a step from its length and the items of its line; undefined if no step can be as long. */
export function buildDuration(
  line: string,
  { length, at, end }: ItemOf<'length'>,
  items: readonly Item[],
  context: LineContext,
  read: Remarks,
): Duration | undefined {
  const value = length.kind === 'time' ? length.seconds : length.value
  const max = maxOf(length)
  const isShort = !(value > 0)
  if (isShort || value > max.value) {
    read.errors.push({ at, message: isShort ? 'A step is longer than nothing.' : max.message })
    return undefined
  }
  if (length.remark) read.readings.push({ at, message: length.remark })
  const written = line.slice(at, end)
  const minutes = length.kind === 'time' ? /^(\d+)\s?m$/i.exec(written)?.[1] : undefined
  if (
    minutes !== undefined &&
    Number(minutes) >= (context.sport?.inPool || context.isSet ? MIN_AMBIGUOUS_MINUTES : 100)
  )
    read.readings.push({ at, message: `${written} read as ${minutes} minutes. Metres are ${minutes}mtr.` })
  const typed = buildTyped(length, items, context, read)
  return {
    type: length.kind,
    unit: length.unit,
    value,
    ...(typed === undefined ? {} : { displayValue: typed }),
    ...(items.some(({ kind }) => kind === 'lap') ? { lapButton: true as const } : {}),
  } as Duration
}

// In a pool or in a set a figure as high as this is rarely in minutes (our choice).
const MIN_AMBIGUOUS_MINUTES = 25

function maxOf(length: Length): { value: number; message: string } {
  if (length.kind === 'time') return { value: MAX_STEP_SECONDS, message: 'A step cannot be longer than a day.' }
  const isLong = length.unit === 'kilometers' || length.unit === 'miles'
  return { value: isLong ? 10_000 : 1_000_000, message: 'That is too far for one step.' }
}

function buildTyped(
  length: Length,
  items: readonly Item[],
  context: LineContext,
  read: Remarks,
): string | number | undefined {
  const typed = findOnly(items, 'typed', read)
  if (items.some(({ kind }) => kind === 'typed none')) return undefined
  if (!typed) return context.typed ? formatTyped(length) : undefined
  if (typeof typed.typed === 'string')
    return checkText(typed.typed, MAX_TYPED_CHARACTERS, typed.at, 'What was typed', read)
  if (Number.isFinite(typed.typed)) return typed.typed
  read.errors.push({ at: typed.at, message: 'That number is too large.' })
  return undefined
}
