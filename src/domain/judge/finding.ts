/** One bound that a workout does not keep. */
export type Finding = {
  /** The bound's name, for a program: `watch-steps`. */
  bound: string
  /** What the workout has. */
  value: number | string
  /** What it may have. */
  limit: string
  /** Where the bound comes from. */
  source: string
}

/** What a check answers: a finding, `kept`, or `idle` where the bound has nothing to say about this workout. */
export type Answer = Finding | 'kept' | 'idle'

/** `kept` when every value lies in the span, else a finding about the first that does not. */
export function within(
  bound: string,
  values: readonly number[],
  [min, max]: readonly [min: number, max: number],
  source: string,
): Answer {
  if (values.length === 0) return 'idle'
  // A hundredth of a percent of slack: paces and shares are floating point.
  const slack = 1e-4 * Math.max(Math.abs(min), Number.isFinite(max) ? Math.abs(max) : 0)
  const outside = values.find((value) => !(value >= min - slack && value <= max + slack))
  return outside === undefined ? 'kept' : { bound, value: outside, limit: `${min} to ${max}`, source }
}
