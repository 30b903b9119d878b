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

function cutStep(step: Step): Step {
  const { name, notes, target, cadence, duration, ...others } = step
  const { lapButton: _, ...length } = duration
  const cut = target && cutTarget(target)
  // A step has two targets in a file: the target, and either the stroke or the cadence.
  const hasPlace = !cut || !(step.stroke || step.drill)
  const room = MAX_NOTES_BYTES - saidInNotes(step).length
  return {
    ...(name ? { name: cutToOneLine(name, 32) } : {}),
    ...(notes ? { notes: cutToOneLine(notes, room) } : {}),
    ...others,
    duration: length,
    ...(cut ? { target: cut } : {}),
    ...(cadence && hasPlace ? { cadence } : {}),
  }
}

const MAX_NOTES_BYTES = 200

/** What the notes of a step begin with in a file: its effort, and what of a swim has no field. */
function saidInNotes({ effort, drill, stroke, equipment = [] }: Step): string {
  return [
    effort ? `Effort ${effort}/10. ` : '',
    drill && (drill !== 'drill' || stroke) ? `${drill}. ` : '',
    equipment.length > 1 ? `With ${equipment.join(' and ')}. ` : '',
  ].join('')
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
