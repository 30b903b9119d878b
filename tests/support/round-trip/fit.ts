import { likelyPool } from '#domain/exports/fit/write/likely-pool.ts'
import type { FileWorkout } from '#domain/exports/shared/format.ts'
import { cutToOneLine } from '#domain/exports/shared/one-line.ts'
import { sumOf } from '#domain/units/numbers.ts'
import { type EditorEntry, isGroup, toGroups, toStored } from '#domain/workout/groups.ts'
import type { Step, Target } from '#domain/workout/step.ts'

/** A FIT file carries fifty steps with short names and notes, each with one target and a stroke or a cadence. */
export function cutForFit(workout: FileWorkout): FileWorkout {
  const entries = toGroups(workout.steps).map((entry) =>
    isGroup(entry) ? { ...entry, steps: entry.steps.map(cutStep) } : cutStep(entry),
  )
  const steps = toStored(firstFifty(entries))
  return {
    name: cutToOneLine(workout.name, 48) || 'Workout',
    sport: workout.sport,
    steps,
    ...(workout.sport === 'swimming' ? { poolLength: workout.poolLength ?? likelyPool(steps) } : {}),
  }
}

function firstFifty(entries: readonly EditorEntry[]): EditorEntry[] {
  const kept: EditorEntry[] = []
  let count = 0
  for (const entry of entries) {
    count += isGroup(entry) ? 1 + sumOf(entry.steps, fileSteps) : fileSteps(entry)
    if (count <= 50) kept.push(entry)
  }
  return kept
}

/** A swim with a send-off takes two steps of a file. */
const fileSteps = ({ sendOff }: Step) => (sendOff ? 2 : 1)

/** An effort stands at the start of the notes, as long as this one. */
const EFFORT = 'Effort 9/10. '

function cutStep({ name, notes, target, cadence, stroke, drill, equipment, duration, ...step }: Step): Step {
  const { lapButton: _, ...length } = duration
  const cut = target && cutTarget(target)
  const swum = stroke ? { stroke } : drill ? { drill: 'drill' as const } : {}
  // A step has two targets in a file: the target, and either the stroke or the cadence.
  const hasPlace = !cut || !(stroke || drill)
  return {
    ...(name ? { name: cutToOneLine(name, 32) } : {}),
    ...(notes
      ? { notes: cutToOneLine(notes, step.effort ? 200 - EFFORT.length - (step.effort > 9 ? 1 : 0) : 200) }
      : {}),
    ...step,
    duration: length,
    ...(cut ? { target: cut } : {}),
    ...(cadence && hasPlace ? { cadence } : {}),
    ...swum,
    ...(equipment ? { equipment: equipment.slice(0, 1) } : {}),
  }
}

function cutTarget(target: Target): Target | undefined {
  const { type, zoneNumber = 3, rangeMin, rangeMax, rangeUnit, percentMin = 0, percentMax = 0 } = target
  if (type === 'open') return undefined
  if (rangeMin === undefined && percentMin === 0 && target.zoneNumber === undefined) return undefined
  // Single figures are widened.
  if (rangeMin !== undefined && type !== 'pace')
    return { type, rangeMin: Math.round(rangeMin), rangeMax: rangeMax ? after(rangeMin, rangeMax) : rangeMax }
  if (rangeMin !== undefined) {
    const slow = rangeMax === rangeMin ? rangeMin + 9 : rangeMax
    return { type, rangeMin, rangeMax: slow, ...(rangeUnit ? { rangeUnit } : {}) }
  }
  if (type === 'power' && percentMin > 0)
    return { type, percentMin: Math.round(percentMin), percentMax: after(percentMin, percentMax) }
  return type === 'power' ? { type, percentMin: 88, percentMax: 94 } : { type, zoneNumber }
}

const after = (low: number, high: number) => Math.max(Math.round(low) + 1, Math.round(high))
