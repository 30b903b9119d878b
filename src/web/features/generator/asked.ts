import { type SportId, sportIds, type WorkoutType, workoutTypes } from '#domain/sports/registry.ts'

/** The parameters of the page's address: they link to the generator for one kind of session. */
export type Asked = { sport?: SportId | undefined; type?: WorkoutType | undefined }

/** Reads the words of an address; what is not understood is undefined. */
export function askedIn(words: { sport?: string | undefined; type?: string | undefined }): Asked {
  return { sport: sportIds.find((id) => id === words.sport), type: workoutTypes.find((type) => type === words.type) }
}
