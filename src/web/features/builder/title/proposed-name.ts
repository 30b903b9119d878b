import { effortZones } from '#domain/sports/effort-zones.ts'
import { type SportId, sportOf, type WorkoutType, workoutTypeLabel } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { formatDuration } from '#domain/units/duration.ts'
import { sumOf } from '#domain/units/numbers.ts'
import type { ReferenceValue } from '#domain/workout/effort.ts'
import { type EditorEntry, isGroup, toGroups } from '#domain/workout/groups.ts'
import { recoveriesIn } from '#domain/workout/recoveries.ts'
import type { Step, StoredSteps } from '#domain/workout/step.ts'
import { secondsOf } from '#domain/workout/totals.ts'
import { formatDistance, formatTimeWithUnits } from '../../../lib/format.ts'

/**
 * A name that tells the set of a workout: `4 × 8 min threshold`, `20 min tempo`, `3 × (400 m, 200 m)`. Undefined without
 * work. The set is the one with the most work in it; among single steps, the longest.
 */
export function proposeName(
  steps: StoredSteps,
  sport: SportId,
  type: WorkoutType | undefined,
  reference?: ReferenceValue,
): string | undefined {
  const work = (entry: EditorEntry) => workOf(entry, sport, reference)
  const secondsOfWork = (entry: EditorEntry) =>
    timesOf(entry) * sumOf(work(entry), (step) => secondsOf(step, sport, reference))
  const entries = toGroups(steps).filter((entry) => work(entry).length > 0)
  const sets = entries.filter((entry) => timesOf(entry) > 1)
  const [set] = (sets.length > 0 ? sets : entries).toSorted((one, other) => secondsOfWork(other) - secondsOfWork(one))
  if (!set) return undefined
  const lengths = work(set).map(lengthOf)
  if (lengths.length > MAX_LENGTHS_NAMED) return undefined
  const length = lengths.length > 1 ? `(${lengths.join(', ')})` : lengths.join()
  const times = timesOf(set)
  const kind = type ? workoutTypeLabel[type] : zoneNameOf(work(set)[0], sport)
  return [times > 1 ? `${times} × ${length}` : length, kind && inSentence(kind)].filter(Boolean).join(' ')
}

const MAX_LENGTHS_NAMED = 3

const timesOf = (entry: EditorEntry) => (isGroup(entry) ? entry.count : 1)

/** The steps that are neither easy ends nor pauses, nor easy between the bouts of a repeat. */
function workOf(entry: EditorEntry, sport: SportId, reference: ReferenceValue): Step[] {
  const steps = isGroup(entry) ? entry.steps : [entry]
  const easy = recoveriesIn(steps, sport, reference)
  return steps.filter((step) => /^(interval|active)$/.test(step.intensity) && !easy.includes(step))
}

function lengthOf({ duration: { type, unit, value } }: Step): string {
  // As coaches write it: 8 min, 30 s, and 1:30.
  const hasSeconds = value > 60 && value % 60 !== 0
  const time = hasSeconds ? formatDuration(value) : formatTimeWithUnits(value)
  const length = type === 'time' ? time : formatDistance(value, unit as DistanceUnit)
  return length.replaceAll('\u202f', ' ')
}

/** The name of the zone of a step's own metric: `Threshold`. */
function zoneNameOf(step: Step | undefined, sport: SportId): string | undefined {
  const { type, zoneNumber } = step?.target ?? {}
  if (type !== sportOf(sport).reference.metric) return undefined
  return effortZones(sportOf(sport)).find(({ number }) => number === zoneNumber)?.name
}

/** `VO2 Max` stays, `Sweet Spot` becomes `sweet spot`. */
function inSentence(label: string): string {
  return label.replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase())
}
