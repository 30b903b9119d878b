/** A state with the states before it, oldest first, and the undone ones after it, next first. */
export type History<State> = {
  past: readonly State[]
  present: State
  future: readonly State[]
  /** The field being edited: further changes of it belong to the same step of the history. */
  field?: string | undefined
}

/** The limit of the past; the oldest state is forgotten first. */
export const MAX_UNDO_STEPS = 500

export function historyOf<State>(present: State): History<State> {
  return { past: [], present, future: [] }
}

/**
 * The history after a change. Successive changes of one `field` are one step. A change that leads to a state equal to the
 * one before it is no step.
 */
export function record<State>(
  { past, present, future, field: edited }: History<State>,
  next: State,
  isSame: (one: State, other: State) => boolean,
  field?: string,
): History<State> {
  const continues = field !== undefined && field === edited
  const before = continues ? past : [...past, present].slice(-MAX_UNDO_STEPS - 1)
  const last = before.at(-1)
  const kept = continues ? [] : future
  if (last !== undefined && isSame(last, next)) return { past: before.slice(0, -1), present: last, future: kept }
  return { past: before.slice(-MAX_UNDO_STEPS), present: next, future: [], field }
}

/** The history one step back; unchanged at its start. */
export function undo<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  const last = past.at(-1)
  return last === undefined ? history : { past: past.slice(0, -1), present: last, future: [present, ...future] }
}

/** The history one step forward; unchanged at its end. */
export function redo<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  const [next, ...rest] = future
  return next === undefined ? history : { past: [...past, present], present: next, future: rest }
}

/** The history after the field was left: the next change is a step of its own. */
export function endField<State>(history: History<State>): History<State> {
  return history.field === undefined ? history : { ...history, field: undefined }
}
