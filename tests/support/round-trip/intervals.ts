import { cueOf } from '#domain/exports/intervals/cue.ts'
import { titleLine } from '#domain/exports/intervals/title.ts'
import type { FileWorkout } from '#domain/exports/shared/format.ts'
import type { Duration, Step, Target } from '#domain/workout/step.ts'
import { isRepeat } from '#domain/workout/stored-entry.ts'

/**
 * The text of intervals.icu carries whole seconds and percents, one target for each step, names without digits, and the
 * stroke, drill and equipment of a step without a name.
 */
export function cutForIntervals({ name, sport, steps, poolLength }: FileWorkout): FileWorkout {
  return {
    name: titleLine(name) ? name : 'Workout',
    sport,
    steps: steps.map((entry) => (isRepeat(entry) ? entry : cutStep(entry))),
    ...(poolLength ? { poolLength } : {}),
  }
}

function cutStep({ name, notes, sendOff: _, stroke, drill, equipment, target, duration, ...step }: Step): Step {
  const cut = target && cutTarget(target)
  const hasName = name && cueOf({ name, duration, ...step }).keepsName
  const swum = { ...(stroke ? { stroke } : {}), ...(drill ? { drill } : {}), ...(equipment ? { equipment } : {}) }
  return {
    ...step,
    duration: cutDuration(duration),
    ...(notes && isPlain(notes.trim()) ? { notes: notes.trim() } : {}),
    ...(cut ? { target: cut } : {}),
    ...(hasName ? { name } : swum),
  }
}

/** Whether notes are one line without special characters, which is all that a prompt carries. */
function isPlain(notes: string): boolean {
  return !/[\p{Cc}^"“”]|<!>|\/\/|\s{2}|[^\S ]/u.test(notes)
}

function cutDuration({ displayValue: _, ...duration }: Duration): Duration {
  if (duration.type === 'distance') return duration
  return { ...duration, value: Math.max(1, Math.round(duration.value)) }
}

function cutTarget(target: Target): Target | undefined {
  const { type, zoneNumber, rangeMin, rangeMax, rangeUnit, percentMin, percentMax, ramp } = target
  const between = (low: number, high: number) => (ramp && low !== high ? { ramp } : {})
  // Beats a minute are written, but not read as a target.
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
