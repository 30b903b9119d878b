import { cueOf } from '#domain/exports/intervals/cue.ts'
import { titleLine } from '#domain/exports/intervals/title.ts'
import type { FileWorkout } from '#domain/exports/shared/format.ts'
import type { Duration, Step, Target } from '#domain/workout/step.ts'
import { isRepeat } from '#domain/workout/stored-entry.ts'

/**
 * The text of intervals.icu carries whole seconds and percents, one target a step, names without figures, and how a
 * nameless step is swum.
 */
export function carriedByIntervals({ name, sport, steps, poolLength }: FileWorkout): FileWorkout {
  return {
    name: titleLine(name) ? name : 'Workout',
    sport,
    steps: steps.map((entry) => (isRepeat(entry) ? entry : carriedStep(entry))),
    ...(poolLength ? { poolLength } : {}),
  }
}

function carriedStep({ name, notes, sendOff: _, stroke, drill, equipment, target, duration, ...step }: Step): Step {
  const aim = target && carriedTarget(target)
  const hasName = name && cueOf({ name, duration, ...step }).keepsName
  const swum = { ...(stroke ? { stroke } : {}), ...(drill ? { drill } : {}), ...(equipment ? { equipment } : {}) }
  return {
    ...step,
    duration: carriedDuration(duration),
    ...(notes && isPlain(notes.trim()) ? { notes: notes.trim() } : {}),
    ...(aim ? { target: aim } : {}),
    ...(hasName ? { name } : swum),
  }
}

/** Of notes a prompt carries one line without signs. */
function isPlain(notes: string): boolean {
  return !/[\p{Cc}^"“”]|<!>|\/\/|\s{2}|[^\S ]/u.test(notes)
}

function carriedDuration({ displayValue: _, ...duration }: Duration): Duration {
  if (duration.type === 'distance') return duration
  return { ...duration, value: Math.max(1, Math.round(duration.value)) }
}

function carriedTarget(target: Target): Target | undefined {
  const { type, zoneNumber, rangeMin, rangeMax, rangeUnit, percentMin, percentMax, ramp } = target
  const between = (low: number, high: number) => (ramp && low !== high ? { ramp } : {})
  // Beats a minute are only shown.
  if (type === 'heartrate' && rangeMin !== undefined) return undefined
  if (rangeMin !== undefined && typeof rangeMax === 'number')
    return { type, rangeMin, rangeMax, ...(rangeUnit ? { rangeUnit } : {}), ...between(rangeMin, rangeMax) }
  if (rangeMin === undefined && percentMin !== undefined && percentMax !== undefined) {
    const [low, high] = [Math.round(percentMin), Math.round(percentMax)]
    return { type, percentMin: low, percentMax: high, ...between(low, high) }
  }
  const isWatchZone = type === 'heartrate' && rangeMin === undefined && !ramp && zoneNumber !== undefined
  return isWatchZone ? { type, zoneNumber } : undefined
}
