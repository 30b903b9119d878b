import type { FileWorkout } from '#domain/exports/format.ts'
import { isTitle } from '#domain/exports/intervals/title.ts'
import { isGroup, toGroups, toStored } from '#domain/workout/groups.ts'
import type { Step, Target } from '#domain/workout/step.ts'

/** The text of intervals.icu carries whole seconds, whole figures, one target a step, and no send-off. */
export function carriedByIntervals({ name, sport, steps, poolLength }: FileWorkout): FileWorkout {
  const entries = toGroups(steps).map((entry) =>
    isGroup(entry) ? { ...entry, steps: entry.steps.map(carriedStep) } : carriedStep(entry),
  )
  return {
    name: isTitle(name) ? name : 'Workout',
    sport,
    steps: toStored(entries),
    ...(poolLength ? { poolLength } : {}),
  }
}

function carriedStep({ intensity, duration, target, cadence }: Step): Step {
  const value = duration.type === 'time' ? Math.max(1, Math.round(duration.value)) : duration.value
  return {
    intensity,
    duration: { ...duration, value },
    ...(target ? { target: carriedTarget(target) } : {}),
    ...(cadence ? { cadence } : {}),
  }
}

function carriedTarget({ type, rangeMin, rangeMax, rangeUnit, percentMin, percentMax, ramp }: Target): Target {
  if (type === 'open') return { type }
  const ends = typeof rangeMax === 'number' ? [rangeMin, rangeMax] : [percentMin, percentMax].map(whole)
  const ramped = ramp && ends[0] !== ends[1] ? { ramp } : {}
  if (typeof rangeMax === 'number') return { type, rangeMin, rangeMax, ...(rangeUnit ? { rangeUnit } : {}), ...ramped }
  const [low = 75, high = low] = ends
  return { type, percentMin: low, percentMax: high, ...ramped }
}

const whole = (percent: number | undefined) => percent && Math.round(percent)
