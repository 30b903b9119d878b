import type { TargetType } from '#domain/sports/sport.ts'
import { parsePace } from '#domain/units/pace.ts'
import type { Target } from '#domain/workout/step.ts'
import { endsAreTurned, type TargetForm } from './target-form.ts'
import { readFigure, readPercent } from './typed-figure.ts'

export type TargetProblems = Partial<Record<'first' | 'second', string>>

type Answer = { target: Target } | { problems: TargetProblems }

/** The target of a form, or its errors. A form that says what it said when it was opened is the target it was opened with. */
export function readTarget(form: TargetForm, opened?: { form: TargetForm; target: Target | null | undefined }): Answer {
  if (opened?.target && isSameForm(form, opened.form)) return { target: opened.target }
  const { type, useZone, zoneNumber, ramp } = form
  if (type === 'open') return { target: { type } }
  if (useZone) return { target: { type, zoneNumber, ...(ramp ? { ramp } : {}) } }
  return readRange({ ...form, type })
}

function isSameForm(one: TargetForm, other: TargetForm): boolean {
  return (Object.keys(one) as (keyof TargetForm)[]).every((field) => one[field] === other[field])
}

type RangeForm = TargetForm & { type: Exclude<TargetType, 'open'> }

function readRange(form: RangeForm): Answer {
  const { type, by, ramp, paceUnit } = form
  const first = readEnd(form, form.first)
  const second = isUnbounded(form) ? null : readEnd(form, form.second)
  const problems = problemsOf(form, first, second)
  if (first === undefined || second === undefined || problems.first || problems.second) return { problems }
  // A ramp has the direction in which it was typed.
  const turned = ramp ? second !== null && first > second : endsAreTurned(form)
  const [low, high] = turned && second !== null ? [second, first] : [first, second]
  const lesserIsHarder = type === 'pace' && by === 'value'
  const direction = ramp && { ramp: turned === lesserIsHarder ? ('rising' as const) : ('falling' as const) }
  if (by === 'percent') return { target: { type, percentMin: low, percentMax: high ?? low, ...direction } }
  const range = { type, rangeMin: low, rangeMax: high, ...direction }
  return { target: type === 'pace' ? { ...range, rangeUnit: paceUnit } : range }
}

/** Only a steady value may have one end. */
function isUnbounded({ by, ramp, second }: RangeForm): boolean {
  return by === 'value' && !ramp && second.trim() === ''
}

function readEnd({ type, by }: RangeForm, typed: string): number | undefined {
  if (by === 'percent') return readPercent(typed)
  return type === 'pace' ? parsePace(typed) : readFigure(typed)
}

function problemsOf(form: RangeForm, first: number | undefined, second: number | null | undefined): TargetProblems {
  const { type, by, ramp } = form
  const hint = by === 'percent' ? 'Enter a percentage, such as 95.' : hints[type]
  const isBeats = type === 'heartrate' && by === 'value'
  const isWatts = type === 'power' && by === 'value'
  return {
    ...(first === undefined ? { first: hint } : isBeats && isUnlikelyHeartRate(first) ? { first: unlikely } : {}),
    ...(second === undefined ? { second: hint } : isBeats && isUnlikelyHeartRate(second) ? { second: unlikely } : {}),
    ...(isWatts && second === 0 && !ramp ? { second: 'Max must be above 0 W.' } : {}),
    ...(first !== undefined && typeof second === 'number' ? orderProblem(form, first, second) : {}),
  }
}

function orderProblem(form: RangeForm, first: number, second: number): TargetProblems {
  if (form.ramp) return first === second ? { second: 'From and To are the same. Choose Steady, or another end.' } : {}
  const isWrong = endsAreTurned(form) ? first < second : first > second
  return isWrong ? { first: form.type === 'pace' ? wrongPaces : 'Min cannot be above Max.' } : {}
}

const hints = {
  pace: 'Enter a pace as minutes and seconds, such as 4:30.',
  heartrate: 'Enter beats a minute, such as 145.',
  power: 'Enter watts, such as 220.',
} as const

const wrongPaces = 'Fastest cannot be slower than Slowest.'

const unlikely = 'A heart rate is between 30 and 250 bpm.'

// Chosen: no athlete trains outside these bounds. The stored form allows more, because imported files contain more.
function isUnlikelyHeartRate(value: number | null): boolean {
  return value !== null && (value < 30 || value > 250)
}
