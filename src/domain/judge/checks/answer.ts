import { type BoundName, weightOf } from '../bounds/bound-names.ts'
import type { MinMax } from '../bounds/bounds.ts'

/** One bound that a workout does not keep. */
export type Finding = {
  bound: BoundName
  /** What the workout has: seconds, metres, a share from 0 to 1, or a word. */
  value: number | string
  /** What it may have. */
  limit: string
  /** Which end of the limit the value is beyond; undefined where the limit is no span. */
  side?: 'low' | 'high'
  /** Where the bound comes from. */
  source: string
  /** What it counts in the score; 0 where it is hard. */
  weight: number
  hard: boolean
}

/** A bound that says nothing about this workout, and why. */
export type LeftOut = { bound: BoundName; because: string }

/** What a check answers about a bound that applies. */
export type Answer = { bound: BoundName; finding?: Finding }

/** Of a bound's value. Chosen: a hundredth of a percent, below anything that an athlete or a watch can tell. */
export const RELATIVE_ERROR = 1e-4

/** Whether every value lies in the span; the first that does not is the finding. No values, no answer. */
export function within(
  bound: BoundName,
  values: readonly number[],
  span: MinMax,
  source: string,
  tolerance: number = RELATIVE_ERROR,
): Answer[] {
  if (values.length === 0) return []
  const [min, max] = span
  const slack = (end: number) => (Number.isFinite(end) ? tolerance * Math.abs(end) : 0) + RELATIVE_ERROR * Math.abs(min)
  const outside = values.find((value) => !(value >= min - slack(min) && value <= max + slack(max)))
  if (outside === undefined) return [{ bound }]
  const side = outside > max ? 'high' : 'low'
  return [{ bound, finding: { ...broken(bound, outside, said(span), source), side } }]
}

/** Whether a bound that is no span is kept. */
export function holds(
  bound: BoundName,
  kept: boolean,
  { value, limit, source, ...rest }: Pick<Finding, 'value' | 'limit' | 'source' | 'side'>,
): Answer[] {
  return [kept ? { bound } : { bound, finding: { ...broken(bound, value, limit, source), ...rest } }]
}

/** The same answers about bounds that must not break. */
export function hard(answers: readonly Answer[]): Answer[] {
  return answers.map(({ bound, finding }) =>
    finding ? { bound, finding: { ...finding, weight: 0, hard: true } } : { bound },
  )
}

function broken(bound: BoundName, value: number | string, limit: string, source: string): Finding {
  return { bound, value, limit, source, weight: weightOf(bound), hard: false }
}

function said([min, max]: MinMax): string {
  if (!Number.isFinite(max)) return `at least ${min}`
  return min === 0 ? `at most ${max}` : `${min} to ${max}`
}
