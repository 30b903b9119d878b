/** The limit of `NewWorkout`. Importing that here would load the script of all schemas with the builder. */
export const MAX_NAME_CHARACTERS = 200
