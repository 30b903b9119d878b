import { MAX_STEP_SECONDS } from '../../../units/duration.ts'
import { withoutTimeNoise } from '../../../units/time-noise.ts'
import type { Duration, Target } from '../../../workout/step.ts'

/** Percents from one end of a step to the other; the same twice is no ramp. At least 1, the least a target can have. */
export function percentTarget(type: 'power' | 'pace', from: number, to: number): Target {
  const [one, other] = [percent(from), percent(to)]
  return { type, percentMin: Math.min(one, other), percentMax: Math.max(one, other), ...rampOf(one, other) }
}

/** A range of percents that a step keeps to. */
export function bandTarget(type: 'power' | 'pace', one: number, other: number): Target {
  return { type, percentMin: percent(Math.min(one, other)), percentMax: percent(Math.max(one, other)) }
}

/** Watts from one end of a step to the other. */
export function wattTarget(from: number, to: number): Target {
  return { type: 'power', rangeMin: Math.min(from, to), rangeMax: Math.max(from, to), ...rampOf(from, to) }
}

/** The duration of a step of a time in seconds. */
export function timeOf(seconds: number): Duration {
  const value = withoutTimeNoise(seconds)
  return { type: 'time', unit: value < 60 ? 'seconds' : 'minutes', value }
}

/** Seconds on the way from one figure to another. */
type Part = { seconds: number; from: number; to: number }

/** A part itself, or where it is longer than a day, about equal pieces of it: a step cannot be longer. */
export function splitIntoDays({ seconds, from, to }: Part): Part[] {
  const days = Math.ceil(seconds / MAX_STEP_SECONDS)
  const piece = days > 1 ? Math.ceil(seconds / days) : seconds
  const at = (clock: number) => from + ((to - from) * clock) / seconds
  return Array.from({ length: days }, (_, day) => {
    const [start, end] = [day * piece, Math.min(seconds, (day + 1) * piece)]
    return { seconds: end - start, from: at(start), to: at(end) }
  })
}

/** Rounded to hundredths: programs write 0.50449997 for 50.45 percent. */
function percent(value: number): number {
  return Math.max(1, Number(value.toFixed(2)))
}

function rampOf(from: number, to: number): Pick<Target, 'ramp'> {
  if (from === to) return {}
  return { ramp: from < to ? 'rising' : 'falling' }
}
