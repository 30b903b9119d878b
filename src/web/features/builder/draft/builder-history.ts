import { type BuilderContent, type ContentAction, changeContent, fieldOf, isSameContent } from './builder-content.ts'
import { endField, type History, record, redo, undo } from './history.ts'

/** The content of the builder with its changes so far. */
export type BuilderHistory = History<BuilderContent>

export type BuilderAction = ContentAction | { type: 'undo' } | { type: 'redo' } | { type: 'end-field' }

/** Every change in the builder, and the way back. */
export function builderReducer(history: BuilderHistory, action: BuilderAction): BuilderHistory {
  switch (action.type) {
    case 'undo':
      return withKeysGiven(undo(history), history)
    case 'redo':
      return withKeysGiven(redo(history), history)
    case 'end-field':
      return endField(history)
    // Only the shown text of the count changes.
    case 'settle-count':
      return endField({ ...history, present: changeContent(history.present, action) })
    // The Undo of a toast: a step back in the history unless there were other changes since.
    case 'restore':
    case 'take': {
      const next = changeContent(history.present, action)
      const last = history.past.at(-1)
      if (last && isSameContent(last, next)) return withKeysGiven(undo(history), history)
      return withKeysGiven(record(history, next, isSameContent), history)
    }
    default:
      return record(history, changeContent(history.present, action), isSameContent, fieldOf(action))
  }
}

/** A key is never given twice: what was undone or removed may return. */
function withKeysGiven(history: BuilderHistory, { present: { draft } }: BuilderHistory): BuilderHistory {
  const { present } = history
  if (present.draft.keys >= draft.keys) return history
  return { ...history, present: { ...present, draft: { ...present.draft, keys: draft.keys } } }
}
