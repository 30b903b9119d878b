import type { Step } from '../../workout/step.ts'
import type { ItemOf } from '../grammar/item.ts'
import { type Length, readLength } from '../grammar/length.ts'
import { matchAt } from '../grammar/match-at.ts'
import type { LineContext } from './line-context.ts'
import type { Remarks } from './remarks.ts'
import { buildStep } from './step.ts'
import { splitParts } from './step-parts.ts'
import { explainMissingLength } from './unread.ts'

/** The steps of a line, their count if one is written before them (`4x`), and the notes of the first step. */
export type StepLine = Remarks & {
  times?: { count: number; at: number }
  steps: Step[]
  notes?: { written: string; at: number }
}

/** Reads a step's line from a column on, counted from 0: `8x100mtr CSS 20s rest // Long strokes`. */
export function readStepLine(line: string, from: number, context: LineContext): StepLine {
  const read: StepLine = { steps: [], readings: [], errors: [] }
  let at = from
  const [times, count] = matchAt(TIMES, line, at)
  if (times !== undefined) {
    read.times = { count: Number(count), at }
    at += times.length
  }
  const first = readPoolDistance(line, at, times !== undefined, context, read)
  const parts = splitParts(line, at, first, read)
  if (parts.length === 0 && read.errors.length === 0) read.errors.push(explainMissingLength(line, at))
  for (const part of parts) {
    const { step, errors, readings } = buildStep(line, part, {
      ...context,
      isSet: context.isSet || read.times !== undefined,
    })
    if (step) read.steps.push(step)
    read.errors.push(...errors)
    read.readings.push(...readings)
  }
  return read
}

/** The step of a line without a workout around it; undefined unless it is read as one step without a mistake. */
export function readOnlyStep(line: string): Step | undefined {
  const { steps, errors } = readStepLine(line, 0, { sport: undefined, intensity: 'active', poolUnit: 'meters' })
  return errors.length === 0 && steps.length === 1 ? steps[0] : undefined
}

const TIMES = /(\d{1,6})\s?(?:[x×*]|(?:times|rounds|reps|sets)\b(?:\sof\b)?)\s?(?![\p{L}])/iuy
// Metres or yards: the usual pools are multiples of it, and so are the distances swum in them.
const SHORT_POOL = 25
const POOL = /(\d{1,5})(?:\s?(m))?(?![\p{L}\d.,:%/-])/uy

/**
 * A swim's distance without a unit, or in `m`: `8x100` and `8x100m`, and outside a set `400 free` if the figure is a multiple
 * of 25.
 */
function readPoolDistance(
  line: string,
  at: number,
  isSet: boolean,
  context: LineContext,
  read: StepLine,
): ItemOf<'length'> | undefined {
  const [whole, figure, m] = matchAt(POOL, line, at)
  if (whole === undefined || !context.sport?.inPool) return undefined
  if (!isSet && (Number(figure) % SHORT_POOL !== 0 || Number(figure) === 0 || readLength(line, at))) return undefined
  const unit = m === undefined ? context.poolUnit : 'meters'
  const words = unit === 'meters' ? 'metres' : 'yards'
  read.readings.push({ at, message: `${whole} read as ${figure} ${words}, because this is a swim.` })
  const length: Length = { kind: 'distance', unit, value: Number(figure) }
  return { kind: 'length', length, at, end: at + whole.length }
}
