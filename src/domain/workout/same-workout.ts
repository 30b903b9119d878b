import { type EditorEntry, isGroup, toGroups } from './groups.ts'
import type { Step, StoredSteps } from './step.ts'

/** Whether two workouts are trained alike: names, notes and how a length was typed may differ. */
export function isSameWorkout(one: StoredSteps, other: StoredSteps): boolean {
  return sameAs(one)(other)
}

/** `isSameWorkout` for one workout and many others. */
export function sameAs(one: StoredSteps): (other: StoredSteps) => boolean {
  const keys = toGroups(one).map(keyOf)
  // The others may have steps in common.
  const known = new Map<EditorEntry, string>()
  const knownKeyOf = (entry: EditorEntry) => {
    const key = known.get(entry) ?? keyOf(entry)
    known.set(entry, key)
    return key
  }
  return (other) => {
    const entries = toGroups(other)
    return entries.length === keys.length && entries.every((entry, at) => knownKeyOf(entry) === keys[at])
  }
}

/** A text that two entries share exactly if they are trained alike; empty for none. */
export function keyOf(entry: EditorEntry | undefined): string {
  if (!entry) return ''
  return isGroup(entry) ? `${entry.count}×(${entry.steps.map(keyOfStep).join()})` : keyOfStep(entry)
}

function keyOfStep({ name: _name, notes: _notes, duration, target, ...step }: Step): string {
  const { type, unit, value, lapButton } = duration
  const length = { type, unit: unit === 'seconds' ? 'minutes' : unit, value, lapButton }
  return inOrder({ ...step, length, target: target && target.type !== 'open' ? target : undefined })
}

/** JSON with its keys in order, for a workout that was sent and stored has them in another one. */
function inOrder(value: object): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part instanceof Object && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
