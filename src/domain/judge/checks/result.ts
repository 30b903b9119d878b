import { sumOf } from '../../units/numbers.ts'
import { isMultiple } from '../../units/tolerance.ts'
import { type BoundName, weightOf } from '../bounds/bound-names.ts'
import type { MinMax } from '../bounds/bounds.ts'
import { sources } from '../bounds/sources.ts'

/** A bound that a workout breaks. */
export type Finding = {
  bound: BoundName
  /** What the workout has: seconds, metres, a share from 0 to 1, or a word. */
  value: number | string
  /** What it may have. */
  limit: string
  /** The end of the limit that the value lies beyond; undefined if the limit is no range. */
  side?: 'low' | 'high'
  /** Where the bound comes from. */
  source: string
  /** Its weight in the score; 0 if it is hard. */
  weight: number
  hard: boolean
}

/** A bound that is not judged for this workout, and why. */
export type LeftOut = {
  bound: BoundName
  because: string
  /** Present where a longer session could keep it. */
  isTooShort?: true
}

/** What a check says of a bound that applies: without a finding it is kept. */
export type CheckResult = { bound: BoundName; finding?: Finding }

/** Of a bound's value. Our choice: a hundredth of a percent, below anything that an athlete or a watch can tell. */
const RELATIVE_ERROR = 1e-4

/** Checks that every value lies in the range; the first that does not is the finding. Without values or range, no result. */
export function checkRange(
  bound: BoundName,
  values: readonly number[],
  range: MinMax | undefined,
  source: string,
  tolerance: number = RELATIVE_ERROR,
): CheckResult[] {
  if (values.length === 0 || !range) return []
  const [min, max] = range
  const slack = (end: number) => (Number.isFinite(end) ? tolerance * Math.abs(end) : 0) + RELATIVE_ERROR * Math.abs(min)
  const outside = values.find((value) => !(value >= min - slack(min) && value <= max + slack(max)))
  if (outside === undefined) return [{ bound }]
  const side = outside > max ? 'high' : 'low'
  return [{ bound, finding: { ...softFinding(bound, outside, describeRange(range), source), side } }]
}

/** The result for a bound that is no range. The finding is used where it is broken. */
export function checkThat(
  bound: BoundName,
  isKept: boolean,
  { value, limit, source, ...rest }: Pick<Finding, 'value' | 'limit' | 'source' | 'side'>,
): CheckResult[] {
  return [isKept ? { bound } : { bound, finding: { ...softFinding(bound, value, limit, source), ...rest } }]
}

/** Checks that every length is a multiple, but for the noise of files; the first that is not is the finding. Without values, no result. */
export function checkMultiples(bound: BoundName, values: readonly number[], of: number): CheckResult[] {
  if (values.length === 0) return []
  const odd = values.find((value) => !isMultiple(value, of, 'fileLength'))
  return checkThat(bound, odd === undefined, {
    value: odd ?? 0,
    limit: `a multiple of ${of}`,
    source: sources.practice,
  })
}

/** The weight of the bounds kept ÷ the weight of those that apply, 0 to 1; 1 if none applies. */
export function scoreOf(results: readonly CheckResult[]): number {
  const weigh = (some: readonly CheckResult[]) => sumOf(some, ({ bound }) => weightOf(bound))
  return results.length === 0 ? 1 : weigh(results.filter(({ finding }) => !finding)) / weigh(results)
}

/** The same results for bounds that must never break. */
export function asHard(results: readonly CheckResult[]): CheckResult[] {
  return results.map(({ bound, finding }) =>
    finding ? { bound, finding: { ...finding, weight: 0, hard: true } } : { bound },
  )
}

function softFinding(bound: BoundName, value: number | string, limit: string, source: string): Finding {
  return { bound, value, limit, source, weight: weightOf(bound), hard: false }
}

function describeRange([min, max]: MinMax): string {
  if (!Number.isFinite(max)) return `at least ${min}`
  return min === 0 ? `at most ${max}` : `${min} to ${max}`
}
