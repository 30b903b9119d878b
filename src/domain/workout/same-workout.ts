import { eachOnce } from '../units/each-once.ts'
import { type EditorEntry, isGroup, toGroups } from './groups.ts'
import { sortedJson } from './sorted-json.ts'
import type { Step, StoredSteps } from './step.ts'

/** Whether two workouts are trained in the same way. Names, notes and how a length was typed may differ. */
export function isSameWorkout(one: StoredSteps, other: StoredSteps): boolean {
  return sameAs(one)(other)
}

/** `isSameWorkout` for one workout and many others. */
export function sameAs(one: StoredSteps): (other: StoredSteps) => boolean {
  const own = toGroups(one)
  // The others may share entries.
  const knownKeyOf = eachOnce(keyOf)
  return (other) => {
    const entries = toGroups(other)
    return entries.length === own.length && entries.every((entry, at) => knownKeyOf(entry) === knownKeyOf(own[at]))
  }
}

/** A key that two entries share if they are trained in the same way; empty for no entry. */
export function keyOf(entry: EditorEntry | undefined): string {
  if (!entry) return ''
  return isGroup(entry) ? `${entry.count}×(${entry.steps.map(keyOfStep).join()})` : keyOfStep(entry)
}

/** The key of a step, kept as long as the step is: versions of a generated workout share most of theirs. */
function keyOfStep(step: Step): string {
  const key = knownKeys.get(step) ?? writeKey(step)
  knownKeys.set(step, key)
  return key
}

const knownKeys = new WeakMap<Step, string>()

function writeKey({ name: _name, notes: _notes, duration, target, ...step }: Step): string {
  const { type, unit, value, lapButton } = duration
  const length = { type, unit: unit === 'seconds' ? 'minutes' : unit, value, lapButton }
  return sortedJson({ ...step, length, target: target && target.type !== 'open' ? target : undefined })
}
