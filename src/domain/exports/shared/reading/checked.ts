import { MAX_TRAINED_STEPS } from '../../../workout/step.ts'
import { NewWorkout } from '../../../workout/workout.ts'
import type { Decoded, FileWorkout } from '../format.ts'

/** Answers the workout of a file if it can be saved, else the reason. */
export function checkWorkout(workout: FileWorkout, losses: readonly string[]): Decoded {
  if (workout.steps.length === 0)
    return { ok: false, reason: 'There are no steps in this file, as in one for a rest day: nothing is imported.' }
  const { success, data, error } = NewWorkout.safeParse(workout)
  if (success) return { ok: true, workout: data, losses: few(losses) }
  return { ok: false, reason: error.issues[0]?.message ?? 'The file is not a workout that can be saved.' }
}

/** Cuts the list where a file loses more than is worth showing. */
function few(losses: readonly string[]): string[] {
  if (losses.length <= MAX_LOSSES) return [...losses]
  return [...losses.slice(0, MAX_LOSSES), `There are ${losses.length - MAX_LOSSES} more such parts.`]
}

const MAX_LOSSES = 30

/** Refused before anything is made of it. */
export const TOO_MANY_STEPS = `The file has more than ${MAX_TRAINED_STEPS} steps, which is more than a workout can have.`

/** A text of a file, cut to `most` characters, without those that the database cannot store. */
export function cutText(text: string, most: number): string {
  return text.replaceAll('\0', '').toWellFormed().trim().slice(0, most).toWellFormed().trim()
}

/** Notes of a file as they are kept; a loss where they are too long. */
export function keptNotes(text: string, losses: Set<string>): string {
  if (text.trim().length > MAX_NOTES_CHARACTERS) losses.add(`Notes are cut after ${MAX_NOTES_CHARACTERS} characters.`)
  return cutText(text, MAX_NOTES_CHARACTERS)
}

/** The longest name and notes that are kept. */
export const [MAX_NAME_CHARACTERS, MAX_NOTES_CHARACTERS] = [200, 2000]

/** Bytes: more than the longest workout there can be takes in any of these files. */
export const MAX_FILE_BYTES = 10_000_000
export const FILE_TOO_LONG = 'The file is too long for a workout: import one workout at a time, at most 10 MB.'
