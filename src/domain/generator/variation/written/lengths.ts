import type { Duration } from '../../../workout/step.ts'
import type { Work } from './find-work.ts'

/** The share by which work that is not repeated grows or shrinks. Our choice: what one notices. */
const STEP_SHARE = 0.15
/** The share by which the work may differ once it is divided into other bouts. Our choice: it is about the same. */
const MAX_WORK_CHANGE = 0.13
/** The shortest bout, in seconds and in metres or yards. Our choice: a watch counts down before a step. */
const MIN_BOUT = { seconds: 10, metres: 50 }

/** The length of the pool in the unit of the swim; undefined on land. */
export type Ruler = { poolLength: number | undefined }

/** A length that is noticeably longer or shorter, in round figures; undefined where it would be none. */
export function lengthAfter(duration: Duration, by: 1 | -1, ruler: Ruler): Duration | undefined {
  const grain = grainOf(duration, duration.value, ruler)
  const change = Math.max(grain, Math.round((duration.value * STEP_SHARE) / grain) * grain)
  return withValue(duration, duration.value + by * change)
}

/** About the same work in fewer and longer bouts, or in more and shorter ones; the least change that can be had. */
export function divideWork({ count, step }: Work, by: 1 | -1, ruler: Ruler): Work | undefined {
  const { duration, sendOff } = step
  const all = count * duration.value
  for (let bouts = count + by; bouts >= 1 && bouts <= 2 * count; bouts += by) {
    const grain = grainOf(duration, all / bouts, ruler)
    const value = Math.round(all / bouts / grain) * grain
    const divided = withValue(duration, value)
    const isOther = by === -1 ? value > duration.value : value < duration.value
    if (!divided || !isOther || Math.abs(bouts * value - all) > all * MAX_WORK_CHANGE) continue
    const stretched = sendOff === undefined ? {} : { sendOff: Math.ceil((sendOff * value) / duration.value / 5) * 5 }
    return { count: bouts, step: { ...step, duration: divided, ...stretched } }
  }
  return undefined
}

function withValue({ displayValue: _, ...duration }: Duration, value: number): Duration | undefined {
  const rounded = Number(value.toFixed(3))
  return rounded >= leastOf(duration) ? { ...duration, value: rounded } : undefined
}

function leastOf({ type, unit }: Duration): number {
  if (type === 'time') return MIN_BOUT.seconds
  return isLong(unit) ? MIN_BOUT.metres / 1000 : MIN_BOUT.metres
}

/** What lengths of about this value are multiples of, in the unit of the duration. Our choice: what coaches write. */
function grainOf({ type, unit }: Duration, value: number, { poolLength }: Ruler): number {
  if (type === 'time') return timeGrains.find(({ upTo }) => value <= upTo)?.grain ?? 300
  if (isLong(unit)) return value <= 2 ? 0.1 : value <= 10 ? 0.5 : 1
  // A swimmer comes back to the end where the clock is.
  if (poolLength !== undefined) return 2 * poolLength
  return value < 400 ? 50 : 100
}

const timeGrains = [
  { upTo: 60, grain: 5 },
  { upTo: 300, grain: 15 },
  { upTo: 600, grain: 30 },
  { upTo: 1800, grain: 60 },
]

function isLong(unit: Duration['unit']): boolean {
  return unit === 'kilometers' || unit === 'miles'
}
