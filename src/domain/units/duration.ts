/** Longest single step, in seconds: a day. */
export const MAX_STEP_SECONDS = 86_400

/**
 * Seconds of what a person typed: `10` (minutes), `1.30` and `1:30` (minutes and seconds), `1.3` (one digit after the
 * point is tens of seconds), `1:05:00` (hours). Undefined if it is none of these, or seconds or minutes exceed 59.
 */
export function parseDuration(typed: string): number | undefined {
  const text = typed.trim()
  const clock = /^(?:(\d{1,2}):)?(\d{1,4})(?::(\d{2}))$/.exec(text)
  if (clock) return fromClock(clock[1], clock[2], clock[3])
  const point = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(text)
  if (!point) return undefined
  return fromClock(undefined, point[1], point[2]?.padEnd(2, '0'))
}

/** `m:ss`, from an hour on `h:mm:ss`, whole seconds: 90 is `1:30`. Throws a RangeError unless at least 0 and finite. */
export function formatDuration(seconds: number): string {
  refuseNegative(seconds)
  const whole = Math.round(seconds)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** The form an athlete types a time in, `mm.ss`: 90 is `1.30`, 600 is `10`, 3690 is `61.30`. */
export function formatTypedDuration(seconds: number): string {
  refuseNegative(seconds)
  const whole = Math.round(seconds)
  const rest = whole % 60
  const minutes = Math.floor(whole / 60)
  return rest === 0 ? String(minutes) : `${minutes}.${String(rest).padStart(2, '0')}`
}

function fromClock(hours: string | undefined, minutes = '0', seconds = '0'): number | undefined {
  if (Number(seconds) > 59) return undefined
  if (hours !== undefined && Number(minutes) > 59) return undefined
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds)
}

function refuseNegative(seconds: number) {
  if (!(Number.isFinite(seconds) && seconds >= 0)) throw new RangeError('A duration must be at least zero and finite.')
}
