import type { Step, StoredSteps } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import type { Decoded, FileWorkout } from './format.ts'
import { beginsWithMoment } from './messages/message.ts'

/** The workout with each effort at the start of its step's notes, for files without a field for it. */
export function sayEfforts(workout: FileWorkout): FileWorkout {
  return { ...workout, steps: workout.steps.map((entry) => (isRepeat(entry) ? entry : sayEffort(entry))) }
}

/** What was read of a file, with the efforts that its notes begin with as fields of their steps. */
export function readEfforts(read: Decoded): Decoded {
  return read.ok ? { ...read, workout: { ...read.workout, steps: effortsFromNotes(read.workout.steps) } } : read
}

/** The steps with the efforts that their notes begin with as fields. */
export function effortsFromNotes(steps: StoredSteps): StoredSteps {
  return steps.map((entry) => (isRepeat(entry) ? entry : readEffort(entry)))
}

function sayEffort(step: Step): Step {
  if (step.effort === undefined) return step
  const said = `Effort ${step.effort}/10.`
  const notes = step.notes?.trim()
  if (!notes) return { ...step, notes: said }
  // A moment such as `0:30 Sit up` begins a line.
  return { ...step, notes: `${said}${beginsWithMoment(notes.split('\n', 1)[0] ?? '') ? '\n' : ' '}${notes}` }
}

function readEffort(step: Step): Step {
  const { notes = '', ...others } = step
  const [said, effort] = SAID.exec(notes) ?? []
  if (said === undefined || step.effort !== undefined) return step
  const rest = notes.slice(said.length)
  return { ...others, ...(rest ? { notes: rest } : {}), effort: Number(effort) }
}

const SAID = /^Effort (10|[1-9])\/10\.(?:\s+|$)/
