import type { z } from 'zod'
import { type SportId, sportOf, type WorkoutType } from '#domain/sports/registry.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { isRepeat } from '#domain/workout/stored-entry.ts'
import type { Pool } from '#domain/workout/swim.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { type Draft, isReadable, storedOf } from './draft.ts'

/** The fields of the save dialog, and the pool of a swim. */
export type Details = {
  name: string
  sport: SportId | undefined
  type: WorkoutType | undefined
  poolLength?: Pool | null | undefined
}

/** The messages around saving, word for word as the product has always shown them. */
export const saveMessages = {
  missing: {
    title: 'Missing required fields!',
    description: 'Please fill in all required fields before saving your workout.',
    variant: 'destructive',
  },
  invalid: {
    title: 'Invalid workout!',
    description: 'Please make sure your workout is valid before saving.',
    variant: 'destructive',
  },
  failed: {
    title: 'Error!',
    description: 'Failed to save workout. Please try again.',
    variant: 'destructive',
  },
  saved: {
    title: 'Workout saved!',
    description: 'Your workout has been saved successfully. Find it in your library.',
  },
} as const

/** The details with another sport; the type stays only if that sport has it too. */
export function withSport(details: Details, sport: SportId): Details {
  const { type } = details
  return { ...details, sport, type: type && sportOf(sport).workoutTypes.includes(type) ? type : undefined }
}

type Schema = Pick<z.ZodType<NewWorkout>, 'safeParse'>

/** The workout to send, or the message that says why it is not sent. `schema` is the server's own. */
export function readyToSave(
  { name, sport, type, poolLength }: Details,
  draft: Draft,
  schema: Schema,
): { workout: NewWorkout } | { refusal: 'missing' | 'invalid' } {
  if (name.trim() === '' || !sport || draft.entries.length === 0) return { refusal: 'missing' }
  const { inPool } = sportOf(sport)
  const parsed = schema.safeParse({
    name,
    sport,
    type: type ?? null,
    steps: inPool ? storedOf(draft) : withoutSwimDetails(storedOf(draft)),
    ...(inPool && poolLength ? { poolLength } : {}),
  })
  return isReadable(draft) && parsed.success ? { workout: parsed.data } : { refusal: 'invalid' }
}

/** Whether some step has what only a swim has: a stroke, a drill, equipment or a send-off. */
export function hasSwimDetails(steps: StoredSteps): boolean {
  return steps.some(
    (entry) => !isRepeat(entry) && Boolean(entry.stroke || entry.drill || entry.equipment || entry.sendOff),
  )
}

/** Steps without what only a swim has. The draft keeps it until it is saved, because the sport can be changed back. */
function withoutSwimDetails(steps: StoredSteps): StoredSteps {
  return steps.map((entry) => {
    if (isRepeat(entry)) return entry
    const { stroke: _stroke, drill: _drill, equipment: _equipment, sendOff: _sendOff, ...step } = entry
    return step
  })
}
